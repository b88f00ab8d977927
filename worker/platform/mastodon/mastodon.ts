/** What a Mastodon server knows this site by. */
export interface MastodonApp {
  /** The server's host. */
  instance: string
  clientId: string
  clientSecret: string
}

/** How this site calls itself when it is registered at a server. */
export interface MastodonSite {
  name: string
  /** Its origin. */
  website: string
  redirectUri: string
}

/** What goes along with a visit. */
export interface MastodonVisit {
  redirectUri: string
  /** Signed by us; comes back as it is. */
  state: string
  /** PKCE: kept by us. Servers before Mastodon 4.3 don't look at it. */
  codeVerifier: string
}

/** Whose account it is. */
export interface MastodonPerson {
  accountId: string
  username: string
}

/**
 * Mastodon servers, as many as there are in the world. Each call has a time limit, and throws ProviderFailed when
 * the server is slow, down or lying. Rule: docs/rules/identity.md, "Mastodon".
 */
export interface Mastodon {
  /** Only members may connect an account. */
  readonly isForMembers: boolean
  /** The server that most people here are at; null when there is none such. */
  readonly defaultInstance: string | null
  /** The host of the server that a text names; nothing when it names none that may be asked. */
  instanceOf(text: string): string | undefined
  /** Makes this site known to a server. */
  register(instance: string, site: MastodonSite): Promise<MastodonApp>
  /** Whether a server still knows us: it forgets whom nobody visits from. */
  isKnown(app: MastodonApp): Promise<boolean>
  /** Where the browser is sent. */
  authorizationUrl(app: MastodonApp, visit: MastodonVisit): Promise<URL>
  /**
   * Redeems what a person came back with.
   *
   * @returns an access token.
   */
  redeem(app: MastodonApp, answer: URLSearchParams, visit: MastodonVisit): Promise<string>
  whoIs(app: MastodonApp, accessToken: string): Promise<MastodonPerson>
  /** Makes a token worthless: nothing of ours needs it any more. */
  revoke(app: MastodonApp, accessToken: string): Promise<void>
}
