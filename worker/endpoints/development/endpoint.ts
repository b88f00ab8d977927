/** What a development endpoint receives. */
export interface DevelopmentContext {
  request: Request
  url: URL
  env: Env
  /** The response's own nonce, for a page's script. */
  nonce: string
}

type Handler = (context: DevelopmentContext) => Response | Promise<Response>

/** Handlers by method; any other is answered with 405. */
export type DevelopmentEndpoint = Readonly<Partial<Record<'GET' | 'POST' | 'DELETE', Handler>>>

/**
 * Who sends requests: a program (JSON) or a form, each on the requested host; or a server, which has no
 * origin and proves who it is.
 */
export type Sender = 'program' | 'form' | 'server'

/** The refusal that all of them share. */
export const refusal = (status: number, code: string, message: string, headers?: HeadersInit): Response =>
  Response.json({ error: { code, message } }, { status, ...(headers ? { headers } : {}) })
