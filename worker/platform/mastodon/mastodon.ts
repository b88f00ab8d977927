/** Our client credentials at a Mastodon server. */
export interface MastodonApp {
  /** The server's host. */
  instance: string
  clientId: string
  clientSecret: string
}

/** How this site describes itself when it registers with a server. */
interface MastodonSite {
  name: string
  /** Its origin. */
  website: string
  redirectUri: string
}

/** The parameters of a visit. */
interface MastodonVisit {
  redirectUri: string
  /** Signed by us; returned unchanged. */
  state: string
  /** PKCE: kept by us. Servers before Mastodon 4.3 ignore it. */
  codeVerifier: string
}

/** Whose account it is. */
export interface MastodonPerson {
  accountId: string
  username: string
}

/**
 * Mastodon servers, any in the world. Each call has a time limit, and throws ProviderFailed if the server is
 * slow, down or lying. Rule: docs/rules/identity.md, "Mastodon".
 */
export interface Mastodon {
  /** Whether only members may connect an account. */
  readonly isForMembers: boolean
  /** The server that most people here use; null if there is none. */
  readonly defaultInstance: string | null
  /** The host of the server that a text names; nothing if it names none that may be called. */
  instanceOf(text: string): string | undefined
  /** Registers this site with a server. */
  register(instance: string, site: MastodonSite): Promise<MastodonApp>
  /** Whether a server still knows us: it forgets clients that nobody uses. */
  isKnown(app: MastodonApp): Promise<boolean>
  /** Where the browser is sent. */
  authorizationUrl(app: MastodonApp, visit: MastodonVisit): Promise<URL>
  /**
   * Redeems the code that a person came back with.
   *
   * @returns an access token.
   */
  redeem(app: MastodonApp, answer: URLSearchParams, visit: MastodonVisit): Promise<string>
  whoIs(app: MastodonApp, accessToken: string): Promise<MastodonPerson>
  /** Revokes a token once we no longer need it. */
  revoke(app: MastodonApp, accessToken: string): Promise<void>
}
