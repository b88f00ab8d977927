import type { ProviderName } from '../../../schema/rules/identity'

/** An identity, as a provider reports it. */
export interface ProviderIdentity {
  provider: ProviderName
  /** Together with `subject`, it identifies the person. */
  issuer: string
  subject: string
  /** Lower case; absent if the provider gives none. */
  email: string | null
  /** Whether the provider says that the address is the person's. */
  isEmailVerified: boolean
  name: string | null
  /** Only X. */
  screenName?: string
}

/** The parameters of a visit to a provider. */
export interface ProviderVisit {
  redirectUri: string
  /** Signed by us; returned unchanged. */
  state: string
  /** Returned in the provider's own token. */
  nonce: string
  /** PKCE: 43 to 128 characters, kept by us. */
  codeVerifier: string
}

/** An identity provider. Each call has a time limit. */
export interface IdentityProvider {
  readonly name: ProviderName
  /** Whether only members may connect it to an existing account. */
  readonly isForMembers: boolean
  /**
   * What the browser needs to get a token from the provider directly (One Tap). Absent if that doesn't exist.
   */
  readonly oneTap?: { clientId: string; scriptUrl: string }
  /** Where the browser is sent. */
  authorizationUrl(visit: ProviderVisit): Promise<URL>
  /**
   * Who came back.
   *
   * @param answer the parameters that the provider sent the browser back with.
   * @throws ProviderFailed: it is slow, down or lying, or the person declined.
   */
  identify(answer: URLSearchParams, visit: ProviderVisit): Promise<ProviderIdentity>
  /** The person whom a token names that the browser itself sent (One Tap). Absent if that doesn't exist. */
  identifyToken?(idToken: string, nonce: string): Promise<ProviderIdentity>
}

/** A provider couldn't identify somebody. `reason` is for the log. */
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
