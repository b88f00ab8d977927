/** A request that isn't one of the protocol, as JSON-RPC says it of a message that can't be read. */
export function mcpError(status: number, code: number, message: string): Response {
  const error = { code, message }
  return Response.json(
    { jsonrpc: '2.0', error, id: null },
    { status, headers: { 'cache-control': 'private, no-store' } },
  )
}
