import NIOCore
import NIOPosix

/// Listens at a socket of this computer, with a handler for each who comes.
func listen(
    at path: String, handling handler: @escaping @Sendable () -> any ChannelHandler
) async throws -> any Channel {
    try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(handler())
            }
        }
        .bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true).get()
}
