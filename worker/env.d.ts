/** The worker's bindings, as wrangler.toml names them. */
interface Env {
  DB: D1Database
  SEARCH_DB: D1Database
  KV: KVNamespace
  MEDIA: R2Bucket
  JOBS: Queue<import('./jobs/messages').JobMessage>
  ASSETS: Fetcher
  /** Draws GraphiQL; only a development instance has it (worker/commands/graphiql.ts). */
  GRAPHIQL?: Fetcher
  PURGE_COORDINATOR: DurableObjectNamespace<import('./durable/purge-coordinator').PurgeCoordinator>
  RENDER_FLIGHT: DurableObjectNamespace<import('./durable/render-flight').RenderFlight>
  LOCKOUT_GUARD: DurableObjectNamespace<import('./durable/lockout-guard').LockoutGuard>
  MAIL: SendEmail
  IMAGES: ImagesBinding
  VERSION: WorkerVersionMetadata
  /** `development`, `test` or anything else, which is production. */
  ENVIRONMENT: string
  PRODUCT_NAME: string
  MAIN_HOST: string
  HELP_URL: string
  STATUS_URL: string
  SECURITY_CONTACT: string
  /** Secret: at least 32 characters in production. */
  ADMIN_KEY?: string
  /** Secret of which the keys of identity are made: at least 32 characters in production. */
  AUTH_SECRET?: string
  /** What mail is sent by: `cloudflare` (where it says nothing) or `http`. docs/operate.md, "Mail". */
  MAIL_PROVIDER?: string
  /** `Quire <mail@quire.org>`, or an address. */
  MAIL_FROM?: string
  MAIL_HTTP_URL?: string
  /** Secret. */
  MAIL_HTTP_KEY?: string
  /** `turnstile`, `recaptcha` or `none`. docs/operate.md, "Captcha". */
  CAPTCHA_PROVIDER?: string
  CAPTCHA_SITE_KEY?: string
  /** Secret that siteverify takes. */
  CAPTCHA_SECRET?: string
  /** Of reCAPTCHA's enterprise mode: the project, and a secret, the API key. */
  CAPTCHA_PROJECT?: string
  CAPTCHA_API_KEY?: string
  /** Where answers are judged, when it isn't the provider's own address. */
  CAPTCHA_VERIFY_URL?: string
  /** From 0 to 1: reCAPTCHA passes nobody below it. */
  CAPTCHA_MIN_SCORE?: string
  /** JSON object of flags (docs/rules/viewer.md, "Flags"). */
  FLAGS?: string
  /** Identity providers (docs/operate.md, "Identity providers"): one without an id and a secret is off, or in development a stand-in. */
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  GOOGLE_ISSUER?: string
  GOOGLE_ONE_TAP_SCRIPT?: string
  APPLE_CLIENT_ID?: string
  APPLE_TEAM_ID?: string
  APPLE_KEY_ID?: string
  APPLE_PRIVATE_KEY?: string
  APPLE_ISSUER?: string
  FACEBOOK_CLIENT_ID?: string
  FACEBOOK_CLIENT_SECRET?: string
  FACEBOOK_AUTHORIZE_URL?: string
  FACEBOOK_TOKEN_URL?: string
  FACEBOOK_API_URL?: string
  TWITTER_CLIENT_ID?: string
  TWITTER_CLIENT_SECRET?: string
  TWITTER_AUTHORIZE_URL?: string
  TWITTER_TOKEN_URL?: string
  TWITTER_API_URL?: string
  /** The Mastodon server that people are offered first (docs/operate.md, "Mastodon"). */
  MASTODON_INSTANCE?: string
  /** Names of providers that only members may connect, with commas between them. */
  MEMBERS_ONLY_PROVIDERS?: string
  /** Comma-separated networks whose requests leave the cache out. */
  INTERNAL_ADDRESSES?: string
  /** Text of the app association files, when there are apps. */
  APPLE_APP_IDS?: string
  ANDROID_APP_FINGERPRINTS?: string
}
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('./index')
    durableNamespaces: 'LockoutGuard' | 'PurgeCoordinator' | 'RenderFlight'
  }
  interface Env extends globalThis.Env {}
}
/** Replaced at build time: true only in a development build (docs/rules/development.md). */
declare const __DEVELOPMENT__: boolean
/** Replaced at build time: true only in a build of the bench (docs/bench.md). */
declare const __BENCH__: boolean
/** yoga's fetch types pull in lib.dom, whose CacheStorage lacks `default`. */
interface CacheStorage {
  readonly default: Cache
}
/** The project's version, from package.json. */
declare const __VERSION__: string
/** Style sheets that components import: the client's build takes them, the worker's leaves them out. */
declare module '*.css'
/** What the client's build writes for the worker (client/build/document-assets.ts). Types must hold before anything is built. */
declare module '*/.vite/document.json' {
  const assets: import('../client/entry-server').DocumentAssets
  export default assets
}
/** True in the browser's bundle, from which what only documents need is left out. */
declare const __BROWSER__: boolean
