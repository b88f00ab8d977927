/** What an endpoint of development is given. */
export interface DevelopmentContext {
  request: Request
  url: URL
  env: Env
  /** The answer's own, for a script of a page. */
  nonce: string
}

type Handler = (context: DevelopmentContext) => Response | Promise<Response>

/** Handlers by method; any other is answered 405. */
export type DevelopmentEndpoint = Readonly<Partial<Record<'GET' | 'POST' | 'DELETE', Handler>>>

/**
 * Who sends something: a program (JSON) or a form, each of the host that is asked; or a server, from nowhere, which
 * shows who it is.
 */
export type Sender = 'program' | 'form' | 'server'

/** A refusal in the words of all of them. */
export const refusal = (status: number, code: string, message: string, headers?: HeadersInit): Response =>
  Response.json({ error: { code, message } }, { status, ...(headers ? { headers } : {}) })
