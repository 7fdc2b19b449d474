#if Server
    import JSON

    /// What is looked for on a page besides what axe-core knows; each is a script that gives a line for each thing it
    /// finds.
    struct Findings: Sendable {
        private let script: String

        private init(_ script: String) {
            self.script = Self.tools + script
        }

        func list(in browser: Browser) async throws -> [String] {
            try await browser.run(script).strings
        }

        private static let tools = """
            const name = element => {
                const text = (element.textContent || element.value || "").trim().replace(/\\s+/g, " ");
                const id = element.id ? "#" + element.id : "";
                const kind = [...element.classList].map(name => "." + name).join("");
                return `<${element.localName}${id}${kind}> ${text.slice(0, 40)}`;
            };
            const isShown = element => element.checkVisibility({ visibilityProperty: true });
            // What is only for those who hear the page, and what comes once it has the focus, has no room.
            const hasRoom = box => box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0;
            const controls = () => [...document.querySelectorAll(
                "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']"
            )].filter(element => isShown(element) && !element.disabled);

            """
    }

    extension Findings {
        /// What makes the page wider than its window.
        static let sideways = Findings(
            """
            const room = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= room) return [];
            const wide = [...document.body.querySelectorAll("*")]
                .filter(element => element.getBoundingClientRect().right > room + 1);
            return wide.length ? wide.map(name) : ["something wider than the page"];
            """)

        /// What is smaller than a finger needs, 44 pixels each way; a label is part of what it is of.
        static let smallTargets = Findings(
            """
            return controls().flatMap(element => {
                const boxes = [element, ...(element.labels || [])].map(part => part.getBoundingClientRect());
                if (!hasRoom(boxes[0]) && boxes.length === 1) return [];
                const isLarge = boxes.some(box => box.width >= 43.5 && box.height >= 43.5);
                const size = `${boxes[0].width.toFixed()} x ${boxes[0].height.toFixed()}`;
                return isLarge ? [] : [`${name(element)}: ${size}`];
            });
            """)

        /// Text that is cut off, or that stands out of the box that is drawn for it.
        static let cutText = Findings(
            """
            const hasText = element => [...element.childNodes]
                .some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
            return [...document.body.querySelectorAll("*")].filter(element => {
                if (!isShown(element) || !hasText(element) || element.clientWidth <= 1) return false;
                const style = getComputedStyle(element);
                const scrolls = [style.overflowX, style.overflowY].some(way => /auto|scroll/.test(way));
                return !scrolls && (element.scrollWidth > element.clientWidth + 2
                    || element.scrollHeight > element.clientHeight + 6);
            }).map(name);
            """)

        /// Text that does not grow when somebody has set a text size of their own.
        static func smallText(at look: Look) -> Findings {
            Findings(
                """
                const least = 14 * \(look.textSize);
                const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                const small = new Set();
                while (texts.nextNode()) {
                    const element = texts.currentNode.parentElement;
                    if (!texts.currentNode.data.trim() || !isShown(element)) continue;
                    const size = parseFloat(getComputedStyle(element).fontSize);
                    if (size < least) small.add(`${name(element)}: ${size} px of ${least}`);
                }
                return [...small];
                """)
        }

        /// Words that go on in the next line; what is longer than a line of a telephone has to.
        static let brokenWords = Findings(
            """
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const broken = [];
            while (texts.nextNode()) {
                const text = texts.currentNode;
                if (!isShown(text.parentElement)) continue;
                for (const word of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
                    if (word[0].length > 20) continue;
                    const range = document.createRange();
                    range.setStart(text, word.index);
                    range.setEnd(text, word.index + word[0].length);
                    const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
                    if (lines.size > 1) broken.push(`${name(text.parentElement)}: ${word[0]}`);
                }
            }
            return broken;
            """)

        /// What moves though nothing should.
        static let motion = Findings(
            """
            return document.getAnimations().filter(motion => motion.playState === "running")
                .map(motion => name(motion.effect.target));
            """)

        /// What a page without it would be lost in: its status, its title, its own part and its heading.
        static let skeleton = Findings(
            """
            const lacks = [];
            const status = performance.getEntriesByType("navigation")[0]?.responseStatus;
            if (status !== 200) lacks.push(`status ${status}`);
            if (!document.title.trim()) lacks.push("no title");
            for (const part of ["main", "h1"]) {
                const count = document.querySelectorAll(part).length;
                if (count !== 1) lacks.push(`${count} times <${part}>`);
            }
            if (!document.documentElement.lang) lacks.push("no language");
            return lacks;
            """)

        /// Puts what can be reached by the Tab key into a list, and the focus before it.
        fileprivate static let stops = Findings(
            """
            const chosen = element => element.type !== "radio"
                || element === (document.querySelector(
                    `input[type=radio][name="${CSS.escape(element.name)}"]:checked`)
                    || document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]`));
            window.stops = controls().filter(element => element.tabIndex >= 0 && chosen(element));
            document.body.tabIndex = -1;
            document.body.focus();
            document.body.removeAttribute("tabindex");
            window.scrollTo(0, 0);
            return window.stops.map(name);
            """)

        /// What is wrong with what has the focus, which should be the next of the list.
        fileprivate static func wrongFocus(at place: Int) -> Findings {
            Findings(
                """
                const element = document.activeElement;
                const expected = window.stops[\(place)];
                if (element !== expected) return [`not ${name(expected)} but ${name(element)}`];
                const style = getComputedStyle(element);
                const box = element.getBoundingClientRect();
                const hasRing = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
                const wrong = [];
                if (!hasRing && style.boxShadow === "none") wrong.push("its focus can't be seen");
                const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                const labels = [...(element.labels || [])];
                const isOnTop = top && (element.contains(top) || top.contains(element)
                    || labels.some(label => label.contains(top)));
                if (!isOnTop) wrong.push(`it is under ${top ? name(top) : "the edge"}`);
                return wrong.map(what => `${name(element)}: ${what}`);
                """)
        }
    }

    extension Browser {
        /// Goes through the page by the Tab key, and says what is not reached, or not as it stands there.
        func wrongStops() async throws -> [String] {
            let stops = try await Findings.stops.list(in: self)
            guard !stops.isEmpty else { return ["nothing can be reached"] }
            var wrong: [String] = []
            for place in stops.indices {
                try await press(.tab)
                if place > 0 { try await leaveParts(of: place - 1) }
                wrong += try await Findings.wrongFocus(at: place).list(in: self)
            }
            return wrong
        }

        /// Goes on where there are several stops in one thing, as in a date.
        private func leaveParts(of place: Int) async throws {
            for _ in 0..<Self.mostParts {
                let isThere = try await run(
                    "return document.activeElement === window.stops[\(place)]")
                guard isThere == true else { return }
                try await press(.tab)
            }
        }

        /// Day, month, year, and what opens a calendar.
        private static let mostParts = 4
    }
#endif
