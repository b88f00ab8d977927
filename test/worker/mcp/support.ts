import { type AuthProvider, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { ORIGIN } from '../../factories/endpoint-context'
import { newVisit } from '../../factories/visit'

export const MCP = new URL('/mcp', ORIGIN)

const program = newVisit({ env: { ENVIRONMENT: 'production' } })

/** Sends what a client asks for to our own worker. */
export const toWorker = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
  const { pathname, search } = new URL(address)
  return program.send(pathname + search, init)
}

/** What a client of the SDK is opened with. */
type Opened = { token: string } | { authProvider: NonNullable<AuthProvider> | object }

export const transportOf = (opened: Opened) =>
  new StreamableHTTPClientTransport(MCP, {
    fetch: toWorker as never,
    ...('token' in opened
      ? { requestInit: { headers: { authorization: `Bearer ${opened.token}` } } }
      : { authProvider: opened.authProvider as never }),
  })

/** The versions of the protocol: with a handshake, as clients spoke it until 2026, and without one. */
export const ERAS = ['legacy', 'auto'] as const

/** A client that nobody here wrote. */
export const newClient = (mode: (typeof ERAS)[number] = 'auto') =>
  new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } })

export interface Answer {
  isError: boolean
  facts: Record<string, unknown>
  /** Everything that the assistant reads. */
  text: string
}

/** An assistant that holds a token. */
export async function assistant(token: string, mode?: (typeof ERAS)[number]) {
  const client = newClient(mode)
  await client.connect(transportOf({ token }))
  return {
    client,
    async call(name: string, input: object = {}): Promise<Answer> {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...input } })
      return {
        isError: isError === true,
        facts: (structuredContent ?? {}) as Record<string, unknown>,
        text: content.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
      }
    },
  }
}

/** Posts a message as it is. */
export const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  program.send('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  })

export const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
