/** The parts of the package that the stand-ins for Google and Apple use; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener } from 'node:http'

  export interface Context {
    method: string
    path: string
    status: number
    body: unknown
    req: IncomingMessage & { body?: unknown }
  }
  export interface OidcContext {
    oidc: {
      client: { clientId: string }
      session: { accountId: string }
      provider: Provider
      result?: { consent?: { grantId?: string } }
      params: { scope?: string }
    }
  }
  export class Provider {
    constructor(issuer: string, configuration: object)
    readonly Grant: new (about: {
      clientId: string
      accountId: string
    }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): RequestListener
  }
  export default Provider
}
