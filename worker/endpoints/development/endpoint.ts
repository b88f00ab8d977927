/** What an endpoint of development is given. */
export interface DevelopmentContext {
  request: Request
  env: Env
}

type Handler = (context: DevelopmentContext) => Response | Promise<Response>

/** Handlers by method; any other is answered 405. */
export type DevelopmentEndpoint = Readonly<Partial<Record<'GET' | 'POST' | 'DELETE', Handler>>>

/** A refusal in the words of all of them. */
export const refusal = (status: number, code: string, message: string, headers?: HeadersInit): Response =>
  Response.json({ error: { code, message } }, { status, ...(headers ? { headers } : {}) })
