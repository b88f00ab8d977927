/** A request that isn't one of the protocol, as JSON-RPC says it of a message that can't be read. */
export const mcpError = (status: number, code: number, message: string): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code, message }, id: null },
    { status, headers: { 'cache-control': 'private, no-store' } },
  )
