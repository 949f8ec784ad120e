# SPDX-License-Identifier: MIT
# Two commands matter: `make demo` (hear it) and `make test` (check it). `make help` lists the rest.

PREFIX ?= $(HOME)/.local
BINDIR = $(PREFIX)/bin
DATADIR = $(PREFIX)/share
# systemd looks for a user's own units below share, and for the machine's below lib.
UNITDIR ?= $(if $(filter $(HOME)/%,$(PREFIX)),$(DATADIR)/systemd/user,$(PREFIX)/lib/systemd/user)
# What `install` takes the programs from.
BUILT = .build/release
# Nothing loads the daemon as a library, so it exports no symbols, and equal functions are one: 1.3 MB less. Optimised for
# size it would be 1 MB smaller still, and half as slow again in a flood of changes.
RELEASE = swift build -c release --static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker --icf=safe

.PHONY: help bootstrap phrasebooks build release demo test bench lint format docs screenshots install uninstall clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## install the Debian packages that everything below needs
	@scripts/bootstrap

phrasebooks: ## list the languages of which there is a phrasebook; part of building
	@scripts/phrasebooks

build: bootstrap phrasebooks ## build everything, for development
	swift build

release: bootstrap phrasebooks ## build the two programs as they are installed: optimised, with Swift's runtime inside
	$(RELEASE) --product a11y-speakd
	$(RELEASE) --product a11y-speak

demo: bootstrap ## hear a chart being panned: on this machine's sound, or in demo.wav
	@scripts/demo

test: bootstrap phrasebooks ## build and run every test, the audible ones too
	swift build --build-tests
	scripts/matplotlib-venv .build/matplotlib
	scripts/test

bench: release ## measure against Speech Dispatcher; writes Benchmarks/RESULTS.md
	Benchmarks/bench

lint: ## check the format of every Swift file
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Benchmarks

format: ## format every Swift file
	swift format --in-place --parallel --recursive Package.swift Sources Tests Examples Benchmarks

docs: bootstrap phrasebooks ## the library's reference, in .build/docs; each warning is an error
	scripts/docs

screenshots: release ## take the pictures of README
	scripts/screenshots

install: release ## install for this user (PREFIX=/usr/local for everybody)
	install -d $(DESTDIR)$(BINDIR) $(DESTDIR)$(UNITDIR) $(DESTDIR)$(DATADIR)/a11y-speakd/voices
	install -d $(DESTDIR)$(DATADIR)/man/man1 $(DESTDIR)$(DATADIR)/man/man5 $(DESTDIR)$(DATADIR)/man/man7
	install -s $(BUILT)/a11y-speakd $(BUILT)/a11y-speak $(DESTDIR)$(BINDIR)
	install -m 644 Voices/*.toml $(DESTDIR)$(DATADIR)/a11y-speakd/voices
	install -m 644 systemd/a11y-speakd.socket $(DESTDIR)$(UNITDIR)
	sed 's|@BINDIR@|$(BINDIR)|' systemd/a11y-speakd.service.in > $(DESTDIR)$(UNITDIR)/a11y-speakd.service
	sed 's|@BINDIR@|$(BINDIR)|' systemd/a11y-speakd-ssip.socket.in > $(DESTDIR)$(UNITDIR)/a11y-speakd-ssip.socket
	install -m 644 Sources/Manual/*.1 $(DESTDIR)$(DATADIR)/man/man1
	install -m 644 Sources/Manual/*.5 $(DESTDIR)$(DATADIR)/man/man5
	install -m 644 Sources/Manual/*.7 $(DESTDIR)$(DATADIR)/man/man7
	scripts/completions $(BUILT) $(DESTDIR)$(DATADIR)
	@echo "Now: systemctl --user daemon-reload && systemctl --user enable --now a11y-speakd.socket"
	@echo "Then: $(BINDIR)/a11y-speak say hello"

uninstall: ## remove what install put there
	rm -f $(DESTDIR)$(BINDIR)/a11y-speakd $(DESTDIR)$(BINDIR)/a11y-speak
	rm -f $(DESTDIR)$(UNITDIR)/a11y-speakd.socket $(DESTDIR)$(UNITDIR)/a11y-speakd.service
	rm -f $(DESTDIR)$(UNITDIR)/a11y-speakd-ssip.socket
	rm -rf $(DESTDIR)$(DATADIR)/a11y-speakd
	rm -f $(DESTDIR)$(DATADIR)/man/man1/a11y-speak.1 $(DESTDIR)$(DATADIR)/man/man1/a11y-speakd.1
	rm -f $(DESTDIR)$(DATADIR)/man/man5/a11y-speakd.toml.5
	rm -f $(DESTDIR)$(DATADIR)/man/man7/a11y-speakd-protocol.7 $(DESTDIR)$(DATADIR)/man/man7/a11y-speakd-ssip.7
	for name in a11y-speak a11y-speakd; do rm -f $(DESTDIR)$(DATADIR)/bash-completion/completions/$$name \
	    $(DESTDIR)$(DATADIR)/zsh/site-functions/_$$name $(DESTDIR)$(DATADIR)/fish/vendor_completions.d/$$name.fish; done

clean: ## remove what was built and rendered
	rm -rf .build demo.wav
