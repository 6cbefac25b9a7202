internal import CMicroHTTPD

/// What libmicrohttpd calls, and the only place where its pointers become our values.
///
/// A callback of C gets back the pointer that it was registered with. Here that is a reference which somebody holds for as
/// long as the library may call: ``ServerLoop`` the table, and the library itself each stream, which is given back to us when
/// its connection ends. All calls come from within `MHD_run`, so on the one thread of the server, and nothing here is shared.
@unsafe enum Callbacks {
    /// Answers a request when all of it is there, which leaves the connection open for the next; one that has a body is
    /// answered before that, and its connection closed.
    static let answer: MHD_AccessHandlerCallback = { table, connection, target, method, _, _, _, mark in
        guard let table = unsafe table, let connection = unsafe connection, let target = unsafe target,
            let method = unsafe method, let mark = unsafe mark
        else { return .NO }
        let own = unsafe Unmanaged<ConnectionTable>.fromOpaque(table).takeUnretainedValue()
        let request = unsafe request(own.library, connection, target, method)
        if unsafe mark.pointee == nil, !request.hasBody {
            unsafe mark.pointee = table
            return .YES
        }
        return unsafe own.answer(request, on: connection)
    }

    /// Takes what a stream has to send.
    static let read: MHD_ContentReaderCallback = { stream, _, buffer, count in
        guard let stream = unsafe stream, let buffer = unsafe buffer else { return -1 }
        return unsafe Unmanaged<EventStream>.fromOpaque(stream).takeUnretainedValue().read(
            into: UnsafeMutableRawBufferPointer(start: buffer, count: count))
    }

    /// Lets a stream go whose connection has ended.
    static let free: MHD_ContentReaderFreeCallback = { stream in
        guard let stream = unsafe stream else { return }
        unsafe Unmanaged<EventStream>.fromOpaque(stream).takeRetainedValue().close()
    }

    // MARK: Requests

    private static func request(
        _ library: HTTPLibrary, _ connection: OpaquePointer, _ target: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>
    ) -> Request {
        var request = unsafe Request(method: text(method), target: bytes(target))
        unsafe withUnsafeMutablePointer(to: &request) { request in
            _ = unsafe library.functions.MHD_get_connection_values(connection, .HEADER_KIND, addField, request)
            _ = unsafe library.functions.MHD_get_connection_values(connection, .GET_ARGUMENT_KIND, addArgument, request)
        }
        return request
    }

    private static let addField: MHD_KeyValueIterator = { request, _, key, value in
        guard let request = unsafe request?.assumingMemoryBound(to: Request.self), let key = unsafe key else { return .YES }
        let name = unsafe text(key).lowercased()
        let content = unsafe value.map { unsafe text($0) } ?? ""
        if name == "host" { unsafe request.pointee.hosts.append(content) } else { unsafe request.pointee.fields[name] = content }
        return .YES
    }

    private static let addArgument: MHD_KeyValueIterator = { request, _, key, value in
        guard let request = unsafe request?.assumingMemoryBound(to: Request.self), let key = unsafe key else { return .YES }
        unsafe request.pointee.query[text(key)] = value.map { unsafe text($0) } ?? ""
        return .YES
    }

    private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
        var bytes: [UInt8] = []
        var position = unsafe text
        while unsafe position.pointee != 0 {
            unsafe bytes.append(UInt8(bitPattern: position.pointee))
            unsafe position += 1
        }
        return bytes
    }

    private static func text(_ text: UnsafePointer<CChar>) -> String { unsafe String(cString: text) }
}
