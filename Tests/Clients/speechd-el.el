;;; speechd-el.el --- Emacs that speaks through speechd-el  -*- lexical-binding: t -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Run by "emacs --batch".  Calls each function of the library once, or edits a text with the speaking mode switched on.
;; SPEAKER_STATUS is a command that prints the daemon's status as JSON.

;;; Code:

(require 'json)
(require 'speechd)
(require 'speechd-speak)

(setq speechd-timeout 120
      speechd-out-active-drivers '(ssip)
      speechd-speak-message-time-interval 0)

(defun client-wait-for (what look)
  "Wait until LOOK returns something; WHAT names it in an error."
  (with-timeout (150 (error "Waited in vain for %s" what))
    (while (not (funcall look))
      (accept-process-output nil 0.02))))

(defun client-is-silent ()
  "Whether nothing is spoken and nothing waits."
  (let ((status (json-read-from-string (shell-command-to-string (getenv "SPEAKER_STATUS")))))
    (and (not (assq 'speaking status)) (eq (alist-get 'waiting status) 0))))

(defun client-wait-for-silence ()
  "Wait until nothing is spoken and nothing waits."
  (client-wait-for "silence" #'client-is-silent))

(defun client-library ()
  "Use each function of the library once."
  (princ (format "voices: %s\n" (string-join (reverse (speechd--list 'voices)) " ")))
  (let ((speechd-default-text-priority 'message)
        (speechd-default-char-priority 'message)
        (speechd-default-key-priority 'message)
        (speechd-default-sound-priority 'message)
        (speechd-face-voices '((bold . "female1"))))
    (speechd-say-text "Build finished")
    (speechd-say-text (concat "Hello " (propertize "bold" 'face 'bold) " world"))
    (speechd-say-text ".\nBattery low\n.")
    (speechd-say-text "")
    (let ((speechd-spell t))
      (speechd-say-text "abc"))
    (mapc #'speechd-say-char '(?a ?\s ?\n ?é))
    (mapc #'speechd-say-key (list ?\C-x ?H ?\s 'f1 'C-left))
    (speechd-say-sound "bell")
    (speechd-block* (list 'message-priority 'message)
      (speechd-say-text "First part")
      (speechd-say-text "Second part"))
    (speechd-set-rate -10)
    (speechd-set-pitch 10)
    (speechd-set-volume 90)
    (speechd-set-punctuation-mode 'all)
    (speechd-set-capital-character-mode 'none)
    (speechd-set-language "en")
    (speechd-set-synthesizer-voice "English (America)")
    (speechd-say-text "Hello, world"))
  (client-wait-for-silence))

(defun client-say-with-marks ()
  "Say a text whose third and last words have marks: point moves to a mark when its word is spoken."
  (switch-to-buffer "marked")
  (erase-buffer)
  (insert "one two three four five six seven eight nine")
  (goto-char (point-min))
  (speechd-say-text (buffer-string) :priority 'message
                    :markers (list (list 8 1 (copy-marker 9)) (list 40 2 (copy-marker 41))))
  (client-wait-for "the first mark" (lambda () (= (point) 9))))

(defun client-control ()
  "Cancel, stop, and pause and resume, each time after the first mark."
  (client-say-with-marks)
  (speechd-cancel)
  (client-wait-for-silence)
  (client-say-with-marks)
  (speechd-say-text "hello world" :priority 'message)
  (speechd-stop)
  (client-wait-for-silence)
  (client-say-with-marks)
  (speechd-pause)
  (princ (format "paused at %d\n" (point)))
  (speechd-resume)
  (client-wait-for "the second mark" (lambda () (= (point) 41)))
  (client-wait-for-silence))

(defun client-edit ()
  "Edit a text like a user who listens to each command before the next."
  (speechd-speak)
  (client-wait-for-silence)
  (switch-to-buffer "notes")
  (insert "Build finished\nBattery low\nHello world\n")
  (goto-char (point-min))
  (add-hook 'post-command-hook #'client-wait-for-silence 100)
  ;; After the last of these keys the macro ends, which is not a command: nothing waits for that key's speech.
  (execute-kbd-macro (kbd "C-n M-f C-p H i SPC DEL C-e l C-e b C-k C-x b C-g C-a")))

(pcase (pop command-line-args-left)
  ("library" (client-library))
  ("control" (client-control))
  ("edit" (client-edit)))

(provide 'speechd-el)
;;; speechd-el.el ends here
