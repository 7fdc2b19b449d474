#if Server
    import JSON

    extension Browser {
        /// Everything that is wrong with the page that is open, as each look shows it; it leaves pictures that are called
        /// by `name`.
        func inspect(as name: String, on looks: [Look] = Look.all) async throws -> [String] {
            var wrong = try await Findings.skeleton.list(in: self)
            wrong += try await console().map { "console: \($0)" }
            for look in looks {
                try await take(on: look)
                try await keepPicture(named: name, on: look)
                var found = try await violations().map { "axe: \($0)" }
                found += try await Findings.sideways.list(in: self).map { "too wide: \($0)" }
                found += try await Findings.smallTargets.list(in: self).map { "small: \($0)" }
                found += try await Findings.cutText.list(in: self).map { "cut: \($0)" }
                found += try await Findings.brokenWords.list(in: self).map { "broken: \($0)" }
                found += try await Findings.motion.list(in: self).map { "moves: \($0)" }
                found += try await Findings.smallText(at: look).list(in: self).map {
                    "small text: \($0)"
                }
                wrong += found.map { "\(look): \($0)" }
            }
            try await take(on: .light)
            return wrong + (try await wrongStops().map { "by keyboard: \($0)" })
        }
    }
#endif
