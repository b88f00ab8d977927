import type { ProviderName } from '../../../schema/rules/identity'

/** Who somebody is, as a provider says. */
export interface ProviderIdentity {
  provider: ProviderName
  /** With `subject` what an identity is known by. */
  issuer: string
  subject: string
  /** Lower case; absent when the provider gives none. */
  email: string | null
  /** Whether the provider says that the address is the person's. */
  isEmailVerified: boolean
  name: string | null
  /** X alone. */
  screenName?: string
}

/** What goes along with a visit to a provider. */
export interface ProviderVisit {
  redirectUri: string
  /** Signed by us; comes back as it is. */
  state: string
  /** Comes back in the provider's own token. */
  nonce: string
  /** PKCE: 43 to 128 characters, kept by us. */
  codeVerifier: string
}

/** An identity provider. Each call has a time limit. */
export interface IdentityProvider {
  readonly name: ProviderName
  /** Only members may connect it to an account that they have. */
  readonly isForMembers: boolean
  /** What the browser needs to be given a token by the provider itself (one-tap). Absent where there is no such thing. */
  readonly oneTap?: { clientId: string; scriptUrl: string }
  /** Where the browser is sent. */
  authorizationUrl(visit: ProviderVisit): Promise<URL>
  /**
   * Who came back.
   *
   * @param answer the parameters that the provider sent the browser back with.
   * @throws ProviderFailed: slow, down, lying, or the person said no.
   */
  identify(answer: URLSearchParams, visit: ProviderVisit): Promise<ProviderIdentity>
  /** Who a token is about that the browser brought itself (one-tap). Absent where there is no such thing. */
  identifyToken?(idToken: string, nonce: string): Promise<ProviderIdentity>
}

/** A provider couldn't say who somebody is. `reason` is for the log. */
export class ProviderFailed extends Error {
  override name = 'ProviderFailed'
  constructor(
    readonly reason: 'denied' | 'unavailable' | 'invalid',
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options)
  }
}
