/** The parts of `medium-sdk` that a test uses; the package has no types. */
declare module 'medium-sdk' {
  type Callback = (error: Error | null, value: never) => void

  export const Scope: Readonly<Record<'BASIC_PROFILE' | 'LIST_PUBLICATIONS' | 'PUBLISH_POST', string>>

  export class MediumClient {
    constructor(options: { clientId: string; clientSecret: string })
    setAccessToken(token: string): this
    getAuthorizationUrl(state: string, redirect: string, scopes: readonly string[]): string
    exchangeAuthorizationCode(code: string, redirect: string, callback: Callback): void
    exchangeRefreshToken(token: string, callback: Callback): void
    getUser(callback: Callback): void
    getPublicationsForUser(options: { userId: string }, callback: Callback): void
    getContributorsForPublication(options: { publicationId: string }, callback: Callback): void
    createPost(options: object, callback: Callback): void
    createPostInPublication(options: object, callback: Callback): void
  }
}
