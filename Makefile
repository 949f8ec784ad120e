# SPDX-License-Identifier: MIT
# Two commands matter: `make demo` (hear it) and `make test` (check it). `make help` lists the others.

PREFIX ?= $(HOME)/.local
BINDIR = $(PREFIX)/bin
DATADIR = $(PREFIX)/share
# systemd looks for a user's own units below share, and for the machine's units below lib.
UNITDIR ?= $(if $(filter $(HOME)/%,$(PREFIX)),$(DATADIR)/systemd/user,$(PREFIX)/lib/systemd/user)
# systemd looks for no generators in a home.
GENERATORDIR ?= $(if $(filter $(HOME)/%,$(PREFIX)),,$(PREFIX)/lib/systemd/user-generators)
# The place where a session without systemd looks for programs to start.
AUTOSTARTDIR ?= $(strip $(if $(filter $(HOME)/%,$(PREFIX)),$(HOME)/.config/autostart,\
    $(if $(filter /usr /usr/local,$(PREFIX)),/etc/xdg/autostart,$(PREFIX)/etc/xdg/autostart)))
# Each function has a separate section, so that unused functions are left out, which saves 0.4 MB. lld packs
# relocations, which saves 1.3 MB and needs glibc 2.36; scripts/release.ld removes the unwind tables.
# Functions of equal code are merged (--icf=all), which saves 0.7 MB: no code here compares two functions.
# Optimized for size, the whole daemon would be 1 MB smaller, and half as slow again in a flood of changes.
link = $(foreach option,$(1),-Xlinker $(option))
# Tests run with the checks for exclusive access to variables. The installed programs run without them, which is faster.
# Installing strips the programs, so no debug information is made.
# A checkout in another folder gives the same programs: the assertions of swift-nio's C code name their file.
DEBUG_INFO ?= none
RELEASE = A11Y_SPEAKD_RELEASE=1 swift build -c release --static-swift-stdlib --disable-local-rpath -debug-info-format $(DEBUG_INFO) \
    -Xcc -ffile-prefix-map=$(CURDIR)/= -Xswiftc -use-ld=lld \
    -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -function-sections $(call link, \
    --no-export-dynamic -z pack-relative-relocs -z now --no-eh-frame-hdr -O2 --icf=all -T $(CURDIR)/scripts/release.ld)
# Sources/DataFiles/ScalarNames.swift says why a function is replaced. The examples lack that module.
scalar-names = $(call link,--defsym=_swift_stdlib_getScalarName=a11y_speakd_scalar_name)

# The servers that scripts/bootstrap unpacks for tests, pictures and measurements.
export PATH := $(CURDIR)/.build/servers/bin:$(PATH)

.PHONY: help bootstrap build release demo built-tests check test test-installed sanitize bench lint format \
    docs site screenshots wheel gallery test-python install install-built install-examples uninstall vendor deb deb-source rpm test-rpm \
    test-packages test-desktop test-source clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## install the Debian packages of all commands below; each command installs its own too
	@scripts/bootstrap

build: ## build everything, for development
	@scripts/bootstrap build
	swift build

# A distribution's build has installed the packages itself: BOOTSTRAP=:
BOOTSTRAP ?= scripts/bootstrap

release: ## build the two programs for installation: optimized, with Swift's runtime inside
	@$(BOOTSTRAP) build
	$(RELEASE) $(scalar-names) --target Programs

demo: ## hear a chart being panned: on this machine's sound, or in demo.wav
	@scripts/bootstrap demo
	@scripts/demo

# The packages that tests need from Python's package index: the figures of the package in Python/, numbers in words, and voices.
define python-tests
scripts/python-venv .build/python Python/requirements.txt
scripts/python-venv .build/num2words Tests/requirements.txt
scripts/python-venv .build/voices Tests/voices.txt
.build/num2words/bin/python scripts/normalization-cases .build/normalization-cases.tsv
endef

built-tests:
	@scripts/bootstrap test
	swift build --build-tests
	$(python-tests)

check: ## build, and run the tests of values: no program, no sound; under a minute after the build
	@scripts/bootstrap check
	swift build --build-tests
	scripts/test values

test: lint built-tests ## check the format, build, and run every test, including the audible ones
	scripts/test

test-installed: release built-tests ## run the tests of programs and sound with the installed programs: optimized, stripped
	@$(MAKE) --no-print-directory install-built DESTDIR=$(CURDIR)/.build/installed PREFIX=/usr
	A11Y_SPEAKD_BIN_DIR=$(CURDIR)/.build/installed/usr/bin scripts/test

sanitize: ## run the tests under the address and the thread sanitizer; takes an hour
	@scripts/bootstrap test
	$(python-tests)
	scripts/sanitize

# The sound server: pulse, or pipewire.
SOUND ?= pulse

bench: release ## compare with Speech Dispatcher, and run the microbenchmarks; 20 minutes; SOUND=pipewire: on PipeWire
	@scripts/bootstrap test
	$(RELEASE) $(scalar-names) --product KitBenchmark
	Benchmarks/bench --sound $(SOUND)

test-python: ## test, lint and type-check the Python package
	@scripts/bootstrap test
	scripts/python-venv .build/python Python/requirements.txt
	scripts/python-test

wheel: ## build the Python package, into .build/wheels
	@scripts/bootstrap wheel
	scripts/python-venv .build/wheel Python/wheel.txt
	cd Python && $(CURDIR)/.build/wheel/bin/python -m hatchling build --directory $(CURDIR)/.build/wheels --target wheel

gallery: release ## make a gallery of Python's figures in .build/gallery: each kind with picture, sentences and sound
	scripts/python-venv .build/python Python/requirements.txt
	cd Python && A11Y_SPEAK_PROGRAM=$(CURDIR)/.build/release/a11y-speak PATH=$(CURDIR)/.build/release:$$PATH \
	    $(CURDIR)/.build/python/bin/python -m gallery $(CURDIR)/.build/gallery

lint: ## check the English of comments, test names, pages and messages, and the format of every Swift file
	@scripts/bootstrap build
	scripts/plain --self-test
	scripts/plain
	scripts/built-in-english --check
	scripts/messages --check
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Benchmarks

format: ## format every Swift file
	@scripts/bootstrap build
	swift format --in-place --parallel --recursive Package.swift Sources Tests Examples Benchmarks

docs: ## make the library's reference in .build/docs, with warnings as errors; build an app that depends on a tag
	@scripts/bootstrap build
	scripts/docs
	scripts/outside-package

site: ## make a site of all pages in .build/site, with an index and a search; CHECK=--check: with Firefox and axe-core
	@scripts/bootstrap site
	scripts/site $(CHECK)

screenshots: release ## take the pictures of README
	@scripts/bootstrap pictures
	scripts/screenshots

install: release ## install for this user (PREFIX=/usr/local for all users)
	@$(MAKE) --no-print-directory install-built
	@echo "Now: systemctl --user daemon-reload && systemctl --user enable --now a11y-speakd.socket"
	@echo "Then: $(BINDIR)/a11y-speak say hello"

# The places of the installed files. PROGRAMS is the folder of the built programs. LIMIT is the most bytes of each
# program when stripped: full Foundation with its ICU would exceed it.
PROGRAMS ?= .build/release
LIMIT ?= 20500000
STRIP ?= strip --remove-section=.comment
places = "$(DESTDIR)" "$(BINDIR)" "$(DATADIR)" "$(UNITDIR)" "$(GENERATORDIR)"
pages = $(foreach section,$(1),$(notdir $(wildcard Sources/Manual/*.$(section))))

install-built:
	install -d $(addprefix $(DESTDIR),$(BINDIR) $(UNITDIR) $(AUTOSTARTDIR) $(DATADIR)/a11y-speakd/voices $(DATADIR)/metainfo)
	install -d $(foreach section,1 5 7,$(DESTDIR)$(DATADIR)/man/man$(section))
	install $(PROGRAMS)/a11y-speakd $(PROGRAMS)/a11y-speak $(DESTDIR)$(BINDIR)
	$(STRIP) $(DESTDIR)$(BINDIR)/a11y-speakd $(DESTDIR)$(BINDIR)/a11y-speak
	scripts/at-most $(LIMIT) $(DESTDIR)$(BINDIR)/a11y-speakd $(DESTDIR)$(BINDIR)/a11y-speak
	install -m 644 Voices/*.toml $(DESTDIR)$(DATADIR)/a11y-speakd/voices
	install -d $(DESTDIR)$(DATADIR)/a11y-speakd/names
	install -m 644 Names/*.names Names/LICENSE $(DESTDIR)$(DATADIR)/a11y-speakd/names
	install -d $(DESTDIR)$(DATADIR)/a11y-speakd/languages
	install -m 644 $(addprefix Languages/,*.phrases *.cldr *.messages *.words tags LICENSE) $(DESTDIR)$(DATADIR)/a11y-speakd/languages
	USER_NAMESPACES=$(USER_NAMESPACES) scripts/units install $(places)
	sed 's|@BINDIR@|$(BINDIR)|' packaging/a11y-speakd.desktop.in > $(DESTDIR)$(AUTOSTARTDIR)/a11y-speakd.desktop
	chmod 644 $(DESTDIR)$(AUTOSTARTDIR)/a11y-speakd.desktop
	install -m 644 packaging/*.metainfo.xml $(DESTDIR)$(DATADIR)/metainfo
	for section in 1 5 7; do \
	    install -m 644 Sources/Manual/*.$$section $(DESTDIR)$(DATADIR)/man/man$$section; done
	scripts/completions $(PROGRAMS) $(DESTDIR)$(DATADIR)
	$(PROGRAMS)/a11y-speak protocol --schema > $(DESTDIR)$(DATADIR)/a11y-speakd/protocol.schema.json
	chmod 644 $(DESTDIR)$(DATADIR)/a11y-speakd/protocol.schema.json

# The examples as in the documentation package: with the library, so that those in Swift build without a network.
EXAMPLEDIR ?= $(DATADIR)/doc/a11y-speakd-doc/examples

install-examples:
	install -d $(DESTDIR)$(EXAMPLEDIR)/library/Sources
	tar -C Examples --exclude=__pycache__ -c . | tar -C $(DESTDIR)$(EXAMPLEDIR) --no-same-owner -x
	tar -C Sources -c AnnouncementKit AnnouncementQueue AnnouncementTesting DataFiles Sonification Wording | \
	    tar -C $(DESTDIR)$(EXAMPLEDIR)/library/Sources --no-same-owner -x
	install -m 644 packaging/examples/Package.swift $(DESTDIR)$(EXAMPLEDIR)
	install -m 644 packaging/examples/library/Package.swift $(DESTDIR)$(EXAMPLEDIR)/library
	cp -r Languages Names $(DESTDIR)$(EXAMPLEDIR)/library

uninstall: ## remove the installed files
	rm -f $(DESTDIR)$(BINDIR)/a11y-speakd $(DESTDIR)$(BINDIR)/a11y-speak
	scripts/units remove $(places)
	rm -f $(DESTDIR)$(AUTOSTARTDIR)/a11y-speakd.desktop
	rm -f $(addprefix $(DESTDIR)$(DATADIR)/metainfo/,$(notdir $(wildcard packaging/*.metainfo.xml)))
	rm -rf $(DESTDIR)$(DATADIR)/a11y-speakd
	rm -f $(foreach section,1 5 7,$(addprefix $(DESTDIR)$(DATADIR)/man/man$(section)/,$(call pages,$(section))))
	for name in a11y-speak a11y-speakd; do rm -f $(DESTDIR)$(DATADIR)/bash-completion/completions/$$name \
	    $(DESTDIR)$(DATADIR)/zsh/site-functions/_$$name $(DESTDIR)$(DATADIR)/fish/vendor_completions.d/$$name.fish; done

deb: release ## build the Debian packages, into .build/deb
	@scripts/bootstrap package
	scripts/deb

rpm: release ## build the RPM packages, into .build/rpm
	@scripts/bootstrap package
	scripts/rpm

test-rpm: rpm ## install, upgrade and remove the RPM packages in a copy of this machine's files (as root)
	scripts/rpm-test

vendor: ## pack the sources of all Swift packages, for builds without a network, into .build/source
	@$(BOOTSTRAP) build
	scripts/vendor .build/source/vendor.tar.xz

deb-source: ## make a Debian source package that builds without a network, into .build/source
	@$(BOOTSTRAP) package
	scripts/source-package

test-packages: deb ## test the packages on separate Debian machines (as root): SUITE="bookworm trixie forky noble", or some of them
	SUITE="$(SUITE)" scripts/package-test

test-desktop: deb ## test GTK, Qt, AccessKit, browsers, notifications and Orca on a separate Debian 13 (as root); 5 minutes once it exists
	$(RELEASE) --product PhotoPlayer
	$(RELEASE) --product CO2Chart
	scripts/desktop-test $(TESTS)

SUITE ?= trixie
test-source: ## build and test this tree on a clean Debian of another release, SUITE=bookworm, trixie or forky (needs root)
	scripts/source-test $(SUITE)

clean: ## remove built and rendered files
	rm -rf .build demo.wav
