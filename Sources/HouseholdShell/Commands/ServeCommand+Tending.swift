import HouseholdModel
import HouseholdService
import HouseholdWords
import Synchronization

extension ServeCommand {
    /// Does what time brings, every half minute and after each change, until somebody stops it.
    func tend(
        _ context: CommandContext, _ gate: Gate, _ copies: BackupKeeping?, _ isNew: NewsFlag,
        mayBeLocal: Bool
    ) async {
        var last: ServiceError?
        while !Console.isInterrupted {
            do throws(Failure) {
                _ = try await reporting {
                    try await context.session.sendMessages(mayBeLocal: mayBeLocal)
                }
                last = nil
            } catch {
                // Others are answered all the same; the same trouble is told once.
                if error.cause != last { context.presenter.note(error.explanation.message) }
                last = error.cause
            }
            await keep(copies, of: gate, context)
            for count in 0..<120 where !Console.isInterrupted {
                // Whoever asks again and again does not keep it busy.
                if count >= 8, isNew.lower() { break }
                try? await Task.sleep(for: .milliseconds(250))
            }
        }
    }

    private func keep(
        _ copies: BackupKeeping?, of gate: Gate, _ context: CommandContext
    ) async {
        do throws(ServiceError) {
            try await copies?.keep(of: gate, at: context.session.clock.now())
        } catch {
            context.presenter.note("Today's copy of the data can't be kept.")
            context.presenter.note(error.explanation.message)
        }
    }
}

/// Whether something has happened since somebody looked last.
final class NewsFlag: Sendable {
    private let isUp = Mutex(false)

    func raise() { isUp.withLock { $0 = true } }

    /// Takes it down, and says whether it was up.
    func lower() -> Bool {
        isUp.withLock { isUp in
            defer { isUp = false }
            return isUp
        }
    }
}
