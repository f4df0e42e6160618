# What people and continuous integration run. `make help` lists it.

SWIFT ?= swift
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# One build for all: other flags have every module compiled again. The Swift package manager names the traits to the
# compiler in the order of a set, which is another at every start unless hashing is deterministic; tests keep theirs random.
# The plugin is left out, as it has everything compiled once more.
BUILD := LEGIBLE_WITHOUT_PLUGIN=1 SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build -c release --enable-index-store

# Tests have a build of their own: what moves no pixels is not optimised there, which takes half the time.
FOR_TESTS := --scratch-path .build-tests

# The processor time that fuzzing spends on each target, and the targets, by name; none for all.
SECONDS ?= 60
TARGET ?=

# Which tests run, by the options of `swift test`; none for all.
TESTS ?=

# The seed of the screens that `make gate` draws.
SEED ?= 13

.PHONY: help audit test check-all gate docs fuzz release lint format samples tables picture stages dependencies

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

audit: dependencies ## Build, audit the sample screens, and draw annotated pictures into out/
	$(BUILD) --product legible
	.build/release/legible audit Samples/Screens --fail-on never --format terminal --format annotated=out

test: dependencies ## Run every test, or those of TESTS="--filter Name"
	LEGIBLE_UNOPTIMIZED_LOGIC=1 $(BUILD) $(FOR_TESTS) --build-tests
	LEGIBLE_UNOPTIMIZED_LOGIC=1 LEGIBLE_WITHOUT_PLUGIN=1 $(SWIFT) test -c release --enable-index-store \
	  $(FOR_TESTS) --skip-build $(TESTS)

check-all: dependencies ## Run what takes too long for every change: sanitizers, fuzzing, and more
	.ci/check-all

gate: dependencies ## Hold the accuracy gate on screens drawn anew, two of each family, by SEED=13
	SEED=$(SEED) .ci/check-all browsers

docs: dependencies ## Build the documentation of every library and the guide into out/docs, for a server of files
	$(BUILD)
	python3 Documentation/build.py .build/release/legible .build/release/Modules out/docs

fuzz: dependencies ## Fuzz the readers of outside bytes, SECONDS=60 each, or only TARGET="png swift"
	SWIFT="$(SWIFT)" Fuzz/run $(SECONDS) $(TARGET)

release: dependencies ## Make what a release consists of in dist/ (Distribution/README.md)
	SWIFT="$(SWIFT)" Distribution/release

lint: ## Check the format of every Swift file
	git ls-files -z '*.swift' | xargs -0 $(SWIFT) format lint --strict --parallel
	.ci/columns

format: ## Format every Swift file
	git ls-files -z '*.swift' | xargs -0 $(SWIFT) format --in-place --parallel

samples: ## Draw the sample screens again (Samples/draw.py says what to install)
	python3 Samples/draw.py
	python3 Samples/assets.py

tables: ## Pack the tables of Palettes that every start reads
	python3 Palettes/pack.py

picture: dependencies ## Draw the annotated picture of the README again
	$(BUILD) --product legible
	.build/release/legible audit Samples/Screens/01-ferry@2x.png --fail-on never --format annotated=Samples/Reports/ferry.png

stages: dependencies ## Draw the pictures of the stages of text detection again
	$(BUILD) --product legible
	.build/release/legible audit Samples/Screens/01-ferry@2x.png --fail-on never --quiet --format trace=.build/stages
	for stage in segmentation backgrounds components decision measurement; do \
	  cp .build/stages/01-ferry@2x.png/?-$$stage.png \
	    Sources/TextDetection/Documentation.docc/Resources/stage-$$stage.png; \
	done

# libdeflate only makes decoding faster: where it cannot be had, the build goes on without.
dependencies: ## Install libpng, Little CMS and libdeflate where they are missing
	@if pkg-config --exists libpng lcms2 2>/dev/null && \
	  { pkg-config --exists libdeflate || ! command -v apt-get >/dev/null; }; then exit 0; \
	elif command -v brew >/dev/null; then brew install pkgconf libpng little-cms2; \
	elif command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
	    pkg-config libpng-dev liblcms2-dev libdeflate-dev || \
	  pkg-config --exists libpng lcms2; \
	else echo "Install pkg-config, libpng and Little CMS 2 with their headers." >&2; exit 1; fi
