/** The worker's bindings, as wrangler.toml names them. */
interface Env {
  DB: D1Database
  SEARCH_DB: D1Database
  /** What is counted of stories; there may be more of them, up to any number. */
  STATS_DB_0: D1Database
  /** Whose stats are in which database: docs/operate.md, "Stats". */
  STATS_PLACES?: string
  KV: KVNamespace
  MEDIA: R2Bucket
  JOBS: Queue<import('./jobs/messages').JobMessage>
  /** The queue of webhooks' deliveries, which wait for addresses outside. */
  DELIVERIES: Queue<import('./jobs/messages').JobMessage>
  /** The queue of what is to be charged, which waits for providers of payments. */
  PAYMENTS: Queue<import('./jobs/messages').JobMessage>
  /** The queue of visits to stories that are to be counted. */
  VISITS: Queue<import('./jobs/messages').JobMessage>
  /** The queue of letters, which wait for the mail service. */
  LETTERS: Queue<import('./jobs/messages').JobMessage>
  ASSETS: Fetcher
  /** Renders GraphiQL; only a development instance has it (worker/commands/graphiql.ts). */
  GRAPHIQL?: Fetcher
  /** Draws the gallery of components; only a development instance has it (worker/commands/gallery.ts). */
  GALLERY?: Fetcher
  PURGE_COORDINATOR: DurableObjectNamespace<import('./durable/purge-coordinator').PurgeCoordinator>
  RENDER_FLIGHT: DurableObjectNamespace<import('./durable/render-flight').RenderFlight>
  LOCKOUT_GUARD: DurableObjectNamespace<import('./durable/lockout-guard').LockoutGuard>
  NOTIFICATION_CHANNEL: DurableObjectNamespace<import('./durable/notification-channel').NotificationChannel>
  DRAFT_SEQUENCER: DurableObjectNamespace<import('./durable/draft-sequencer').DraftSequencer>
  CLAP_COUNTER: DurableObjectNamespace<import('./durable/clap-counter').ClapCounter>
  READING_NOW: DurableObjectNamespace<import('./durable/reading-now').ReadingNow>
  MAIL: SendEmail
  IMAGES: ImagesBinding
  VERSION: WorkerVersionMetadata
  /** `development` or `test`; anything else is production. */
  ENVIRONMENT: string
  /** Another name than the brand's (schema/brand/name.ts). */
  PRODUCT_NAME?: string
  MAIN_HOST: string
  HELP_URL: string
  STATUS_URL: string
  /** Pages elsewhere that the avatar menu links to; the reader survey. docs/operate.md, "Links elsewhere". */
  PRESS_URL?: string
  BLOG_URL?: string
  TEXT_TO_SPEECH_URL?: string
  SURVEY_URL?: string
  TRUSTED_DOMAINS?: string
  /** Where a request's trace can be seen: `{requestId}` in it stands for the request's id. */
  TRACE_URL?: string
  /** Opens the app at a page: `{url}` in it stands for the page's address. */
  APP_LINK?: string
  SECURITY_CONTACT: string
  /** The WebSub hub that is told of new stories. docs/operate.md, "WebSub". */
  WEBSUB_HUB?: string
  /** Secret: with it IFTTT says that it is IFTTT, and we say that we are. docs/operate.md, "IFTTT". */
  IFTTT_SERVICE_KEY?: string
  /** Where IFTTT is told that there is something new, if it isn't at its own address. */
  IFTTT_REALTIME_URL?: string
  /** The username of the account that IFTTT's endpoint tests act for. */
  IFTTT_TEST_ACCOUNT?: string
  /** Who answers for the site (docs/operate.md, "Policies"). */
  OPERATOR_NAME?: string
  OPERATOR_ADDRESS?: string
  /** Who sells, for taxes and invoices (docs/operate.md, "Payments"): the seller's country, without which no tax is calculated. */
  OPERATOR_COUNTRY?: string
  OPERATOR_VAT_ID?: string
  /** Where tax is collected: `EU,GB,US-WA`. */
  TAX_REGISTRATIONS?: string
  /** `on`: Stripe Tax calculates for payments by Stripe; otherwise the table of rates does. */
  STRIPE_TAX?: string
  CONTACT_EMAIL?: string
  /** Secret: at least 32 characters in production. */
  ADMIN_KEY?: string
  /** Secret from which the identity keys are derived: at least 32 characters in production. */
  AUTH_SECRET?: string
  /** Secret with which tax forms are sealed: at least 32 characters. Without it, none are asked for. docs/operate.md, "Secrets". */
  TAX_KEY?: string
  /** How much of writers' earnings counts as from sources in the United States, in percent: `100` unless it is set. docs/operate.md, "Payments". */
  TAX_US_SOURCE?: string
  /** The mail service: `cloudflare` (the default), `http`, `mailgun`, `postmark`, `ses` or `smtp`. docs/operate.md, "Mail". */
  MAIL_PROVIDER?: string
  /** `Quire <mail@quire.org>`, or an address. */
  MAIL_FROM?: string
  MAIL_HTTP_URL?: string
  /** Secret. */
  MAIL_HTTP_KEY?: string
  /** The service's streams, if it has several. docs/operate.md, "Mail". */
  MAIL_STREAM?: string
  MAIL_LETTER_STREAM?: string
  /** Secret: a mail server of one's own, `smtps://user:password@host:465`. */
  SMTP_URL?: string
  /** Secret: with it the mail service signs what it says about mails, or says who it is. docs/operate.md, "What comes back". */
  MAIL_WEBHOOK_KEY?: string
  /** What stands in for Amazon SNS, if it isn't at its own address. */
  SNS_URL?: string
  /** The domain whose mail the worker gets. docs/operate.md, "What comes back". */
  MAIL_REPLY_DOMAIN?: string
  /** What the records of a sender's domain have to have. docs/operate.md, "Mail". */
  MAIL_SPF_INCLUDE?: string
  MAIL_DKIM_SELECTORS?: string
  MAIL_RETURN_PATH?: string
  /** Text messages: `twilio`, or none. docs/operate.md, "Text messages". */
  SMS_PROVIDER?: string
  SMS_API?: string
  SMS_ACCOUNT?: string
  /** Secret. */
  SMS_KEY?: string
  SMS_FROM?: string
  /** What a message costs by country, in dollars: `US=0.0083,*=0.2`. */
  SMS_PRICES?: string
  /** What may be spent on a day, in dollars. */
  SMS_DAILY_BUDGET?: string
  /** How many letters the mail service takes. docs/operate.md, "Letters". */
  LETTERS_PER_MINUTE?: string
  LETTERS_PER_DAY?: string
  /** `turnstile`, `recaptcha` or `none`. docs/operate.md, "Captcha". */
  CAPTCHA_PROVIDER?: string
  CAPTCHA_SITE_KEY?: string
  /** Secret for siteverify. */
  CAPTCHA_SECRET?: string
  /** For reCAPTCHA Enterprise: the project, and a secret, the API key. */
  CAPTCHA_PROJECT?: string
  CAPTCHA_API_KEY?: string
  /** The verification endpoint, if it isn't the provider's own. */
  CAPTCHA_VERIFY_URL?: string
  /** Custom domains (docs/operate.md, "Custom domains"): the host that they lead to. */
  CUSTOM_DOMAIN_TARGET?: string
  /** Answers about names over HTTPS, as JSON. */
  DNS_URL?: string
  /** The zone in which the platform makes certificates for other hosts, and a secret, the token for it. */
  CUSTOM_HOSTNAMES_ZONE?: string
  CUSTOM_HOSTNAMES_TOKEN?: string
  CUSTOM_HOSTNAMES_URL?: string
  /** Where Namecheap sets the records by itself. */
  NAMECHEAP_CONNECT_URL?: string
  /** From 0 to 1: the lowest reCAPTCHA score that passes. */
  CAPTCHA_MIN_SCORE?: string
  /** JSON object of flags (docs/rules/viewer.md, "Flags"). */
  FLAGS?: string
  /**
   * Identity providers (docs/operate.md, "Identity providers"): one without an id and a secret is off, or a
   * stand-in in development.
   */
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
  /**
   * Payments (docs/operate.md, "Payments"): a provider without its keys is off, and without any nothing can be bought.
   * Secrets: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, BRAINTREE_PRIVATE_KEY.
   */
  STRIPE_SECRET_KEY?: string
  STRIPE_PUBLISHABLE_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  STRIPE_API?: string
  /**
   * Payouts to writers (docs/operate.md, "Payouts"): off without the first, which is a secret. STRIPE_COUNTRY is where the
   * platform's account is, by default US.
   */
  STRIPE_CONNECT_WEBHOOK_SECRET?: string
  STRIPE_COUNTRY?: string
  STRIPE_SCRIPT?: string
  BRAINTREE_MERCHANT_ID?: string
  BRAINTREE_PUBLIC_KEY?: string
  BRAINTREE_PRIVATE_KEY?: string
  BRAINTREE_API?: string
  BRAINTREE_SCRIPT?: string
  /** Merchant accounts by currency: `USD=quire_usd,CAD=quire_cad`. */
  BRAINTREE_ACCOUNTS?: string
  /** Two letters each, comma-separated: their payments go to Braintree. */
  BRAINTREE_COUNTRIES?: string
  /** The default Mastodon server (docs/operate.md, "Mastodon"). */
  MASTODON_INSTANCE?: string
  /** Comma-separated names of providers that only members may connect. */
  MEMBERS_ONLY_PROVIDERS?: string
  /** The running experiment, as JSON (docs/rules/telemetry.md, "Experiments"). */
  EXPERIMENT?: string
  /** The least important lines that are logged (docs/rules/telemetry.md, "Log levels"). */
  LOG_LEVEL?: string
  /** Where lines are forwarded to, with {token} and {datacenter}; nowhere if it is empty. */
  LOG_SERVICE_URL?: string
  LOG_SERVICE_TOKEN?: string
  LOG_SERVICE_DATACENTER?: string
  /** Comma-separated networks whose requests bypass the cache. */
  INTERNAL_ADDRESSES?: string
  /** Contents of the app association files, if there are apps. */
  APPLE_APP_IDS?: string
  ANDROID_APP_FINGERPRINTS?: string
}
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('./index')
    durableNamespaces:
      | 'DraftSequencer'
      | 'LockoutGuard'
      | 'NotificationChannel'
      | 'PurgeCoordinator'
      | 'ReadingNow'
      | 'RenderFlight'
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
/** Style sheets that components import: the client's build includes them, the worker's ignores them. */
declare module '*.css'
/**
 * What the client's build writes for the worker (client/build/document-assets.ts). Types must check before
 * anything is built.
 */
declare module '*/.vite/document.json' {
  const assets: import('../client/entry-server').DocumentAssets
  export default assets
}
/** True in the browser's bundle, which leaves out what only documents need. */
declare const __BROWSER__: boolean
