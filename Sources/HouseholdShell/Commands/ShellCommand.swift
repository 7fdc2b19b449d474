import ArgumentParser

/// A command that the shell runs.
///
/// Each says its name in its configuration: the parser asks all of them at every start, and takes milliseconds
/// to make names from types.
protocol ShellCommand: ParsableCommand {
    /// The options that every command takes.
    var options: GlobalOptions { get }

    /// Does it.
    func run(in conversation: Conversation) async throws -> Reply
}

/// A command that changes who is signed in here.
protocol SignInCommand: ShellCommand {}

/// A command that can explain rules which are only tried.
protocol WhatIfCommand: ShellCommand {}
