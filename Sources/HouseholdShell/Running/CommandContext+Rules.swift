import HouseholdModel
import HouseholdService
import HouseholdWords

// Rules from files: to try, and to set.

extension CommandContext {
    /// The rules to try, if any were named: those of the folder, within the walls that always stand.
    func supposedRules() async throws -> HouseRules? {
        guard let folder = options.policies else { return nil }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        // A copy of the shipped walls may lie beside them; it is read for mistakes, and decides nothing.
        if let walls = try? rules(at: prefix + "walls.cedar") {
            try HouseRules.check(walls, from: prefix + "walls.cedar")
        }
        let path = prefix + (await rulesFile())
        return try HouseRules.insideWalls(rules(at: path), from: path)
    }

    /// The text of the rules that are ready under a name, in a file, or in that of a folder which is for the household's
    /// template; or of the one of the program that is called so and was removed.
    func rules(called path: String) async throws -> (text: String, path: String) {
        if let ready = ReadyRule(rawValue: path) { return (ready.text, path) }
        if let home = ReadyHome(rawValue: path) {
            // Whoever may not see the household is refused by what comes after.
            if let template = await template(), let misfit = home.misfit(in: template) {
                throw Failure.value(misfit, try: ["rules pack"])
            }
            return (home.text, path)
        }
        guard !isKiosk else { throw Failure.fileInKiosk }
        let inside = (path.hasSuffix("/") ? path : path + "/") + (await rulesFile())
        if (try? session.files(path)) == nil {
            if (try? session.files(inside)) != nil { return (try rules(at: inside), inside) }
            let leftOut = try? await perform(ReadRules(leftOut: true))
            if let rule = leftOut?.first(where: { $0.name == path }) { return (rule.text, path) }
        }
        return (try rules(at: path), path)
    }

    private func rulesFile() async -> String { (await template() ?? .family).rulesFile }

    /// Of which kind the household is, as far as whoever asks may see that.
    func template() async -> Household.Template? {
        try? await perform(ShowHousehold()).template
    }

    private func rules(at path: String) throws -> String {
        let bytes: [UInt8]
        do {
            bytes = try session.files(path)
        } catch {
            throw Failure(
                Explanation("input.missing", .noInput, "\(path) can't be read."))
        }
        guard bytes.count <= HouseRules.mostBytes else {
            throw ServiceError.rules(
                .broken(
                    "\(path) is too long: rules have at most \(HouseRules.mostBytes / 1_024) kB."))
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ServiceError.rules(.broken("\(path) is not text in UTF-8."))
        }
        return text
    }
}
