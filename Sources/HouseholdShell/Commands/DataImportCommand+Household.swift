import FileHandling
import Glibc
import HouseholdModel
import HouseholdService
import HouseholdWords

extension CommandContext {
    /// Throws where whoever is here may bring in neither a list nor a household.
    func checkMayBringIn() async throws(Failure) {
        guard let nothing = try? Note("-"), await !may(.importData), await !may(.importHousehold)
        else { return }
        let none = FileReference(called: nothing, content: [])
        do {
            _ = try await rehearse(ImportList([], from: none))
        } catch {
            guard case .noHousehold = error.cause else { throw error }
            try await checkMayBringIn(ImportHousehold(nil, from: none, as: nil))
        }
    }

    private func may(_ action: Action) async -> Bool {
        (try? await perform(AskRules(action)))?.allowed == true
    }

    private func checkMayBringIn(_ nothing: ImportHousehold) async throws(Failure) {
        do {
            _ = try await rehearse(nothing)
        } catch {
            switch error.cause {
            case .document, .account(.passwordWanted): return
            default: throw error
            }
        }
    }

    /// Brings in a household.
    func bringIn(
        _ bytes: [UInt8], from source: FileReference, as owner: String?
    ) async throws(Failure) -> Reply {
        let document: HouseholdDocument
        do throws(DocumentFault) {
            document = try DocumentReader.read(bytes)
        } catch {
            throw Failure(ServiceError.document(error))
        }
        let view = try await perform(ImportHousehold(document, from: source, as: owner))
        return Reply(view, options.dryRun ? view.lines : view.lines + view.nextSteps)
    }

    /// What is in a table or a document: in a file that ends, or in what is typed or comes from another program.
    func importedFile(
        at path: String, example: String = "data import chores.csv --dry-run"
    ) async throws(Failure) -> [UInt8] {
        guard path != "-" else { return try await inputFile(example) }
        do throws(FileError) {
            let file = try OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
            let kind = try file.status().kind
            guard kind == .file else {
                throw FileError(path, kind == .folder ? EISDIR : EINVAL)
            }
            return try file.read(upTo: HouseholdDocument.mostBytes + 1)
        } catch {
            throw Failure(
                Explanation("input.missing", .noInput, "\(path) can't be read (\(error.reason))."))
        }
    }

    private func inputFile(_ example: String) async throws(Failure) -> [UInt8] {
        switch source {
        case .arguments, .option: break
        case .script, .prompt:
            throw .usage("Name the file.", try: [example])
        }
        var bytes: [UInt8] = []
        while true {
            let most =
                DocumentReader.isDocument(bytes)
                ? HouseholdDocument.mostBytes : ListReader.mostBytes
            guard bytes.count <= most else { return bytes }
            switch await presenter.console.nextLine() {
            case .text(let line): bytes += Array(line.utf8) + [UInt8(ascii: "\n")]
            case .unreadable(let why): throw .value(Phrase(message: why))
            case .interrupted, .idle, .resumed: throw .stopped
            case .end: return bytes
            }
        }
    }
}

// MARK: - What is told

extension HouseholdImportView {
    /// What there is in it.
    fileprivate var lines: [Phrase] {
        let counts: [Phrase] = [
            "\(people.count) people", "\(chores) chores", "\(rewards) rewards",
            "\(completions) completions",
        ]
        return ["\(household): \(counts.joined(separator: ", "))."]
            + people.map(\.line) + ["You are \(owner) there."]
    }

    /// How the others come in.
    fileprivate var nextSteps: [Phrase] {
        let invited = people.filter(\.invited)
        let child = invited.first { $0.role == .child }
        let adult = invited.first { $0.role != .child }
        return [
            child.map {
                "The children come in with new keys: child key \($0.name.quotedIfNeeded)"
            },
            adult.map {
                "The adults come in with new keys: member invite \($0.name.quotedIfNeeded) --role \($0.role.rawValue)"
            },
        ].compactMap(\.self)
    }
}

extension HouseholdImportView.Person {
    fileprivate var line: Phrase {
        "\(name), \(Phrase(message: role.rawValue)): \(points.inPoints)."
    }
}
