import type { NamedRoute } from '../../schema/routes/index'
import type { FlagValues } from '../../schema/rules/flags'
import { folderOf, OUTSIDE_SCRIPTS } from '../../schema/rules/outside-scripts'
import { takesPayments } from '../../schema/rules/paying'
import type { SiteHost } from './site-host'

/** The other sites that a document's content security policy allows. */
export interface OutsideSources {
  frame: readonly string[]
  connect: readonly string[]
  style: readonly string[]
  img: readonly string[]
  /** Whether popups that the document opens keep a reference to it. */
  letsPopupsSpeak: boolean
  /** Origins that may ask the browser for a payment: Apple Pay and Google Pay in a provider’s frame. */
  payment: readonly string[]
  /** Whether scripts of other services run in the document, which may use plain text where trusted types are required. */
  hasOutsideScripts: boolean
  /** Whether one of them writes style elements. */
  writesStyles: boolean
}

export const NOTHING_OUTSIDE: OutsideSources = {
  frame: [],
  connect: [],
  style: [],
  img: [],
  letsPopupsSpeak: false,
  payment: [],
  hasOutsideScripts: false,
  writesStyles: false,
}

/** `strict-dynamic` allows the scripts; these are the frames that they open and the hosts that they call. */
const CAPTCHAS: Readonly<Record<string, OutsideSources>> = {
  turnstile: { ...NOTHING_OUTSIDE, frame: ['https://challenges.cloudflare.com'], hasOutsideScripts: true },
  recaptcha: {
    ...NOTHING_OUTSIDE,
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    hasOutsideScripts: true,
  },
}

/** One Tap is shown on home, stories, profiles and publications. */
const ONE_TAP_GROUPS: ReadonlySet<string> = new Set(['home', 'posts', 'profiles', 'publications'])

/** What the sources depend on. */
export interface SourcesInput {
  env: Pick<
    Env,
    | 'CAPTCHA_PROVIDER'
    | 'GOOGLE_CLIENT_ID'
    | 'GOOGLE_ONE_TAP_SCRIPT'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_SCRIPT'
    | 'BRAINTREE_PRIVATE_KEY'
    | 'BRAINTREE_SCRIPT'
  >
  flags: Pick<FlagValues, 'enable_google_one_tap' | 'enable_google_one_tap_on_subdomains'>
  route: NamedRoute | undefined
  table: SiteHost['table'] | undefined
  isSignedIn: boolean
}

function hasOneTap({ env, flags, route, table, isSignedIn }: SourcesInput): boolean {
  const isOn = table === 'user' ? flags.enable_google_one_tap_on_subdomains : table === 'default'
  return (
    isOn &&
    flags.enable_google_one_tap &&
    !isSignedIn &&
    Boolean(env.GOOGLE_CLIENT_ID) &&
    route?.kind === 'page' &&
    (route.cacheGroups ?? []).some((group) => ONE_TAP_GROUPS.has(group))
  )
}

/** The folder of One Tap's script, which its frames and requests share. */
function oneTapFolder(script: string | undefined): string {
  return (script && folderOf(script)) || OUTSIDE_SCRIPTS.google
}

/** What the forms of the providers need, as they say. */
const STRIPE_SOURCES = {
  img: [],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com', 'https://maps.googleapis.com', 'https://*.link.com'],
}
const BRAINTREE_SOURCES = {
  // Marks of cards and of PayPal, which its script puts into the page.
  img: ['https://assets.braintreegateway.com', 'https://*.paypal.com', 'https://*.paypalobjects.com'],
  frame: [
    'https://assets.braintreegateway.com',
    'https://*.cardinalcommerce.com',
    'https://*.paypal.com',
    // A bank’s question is a page of the bank’s own.
    'https:',
  ],
  connect: [
    'https://*.braintreegateway.com',
    'https://*.braintree-api.com',
    'https://*.cardinalcommerce.com',
    'https://*.paypal.com',
  ],
}

/** A provider’s own sources, or the origin of the configured script. */
function sourcesOf(script: string | undefined, own: Pick<OutsideSources, 'frame' | 'connect' | 'img'>) {
  if (!script || !URL.canParse(script)) return own
  const { origin } = new URL(script)
  return { ...own, frame: [...own.frame, origin], connect: [...own.connect, origin] }
}

/** Adds the sources of the configured payment providers. */
function withPayments(sources: OutsideSources, env: SourcesInput['env']): OutsideSources {
  const providers = [
    ...(env.STRIPE_SECRET_KEY ? [sourcesOf(env.STRIPE_SCRIPT, STRIPE_SOURCES)] : []),
    ...(env.BRAINTREE_PRIVATE_KEY ? [sourcesOf(env.BRAINTREE_SCRIPT, BRAINTREE_SOURCES)] : []),
  ]
  return {
    ...sources,
    frame: [...sources.frame, ...providers.flatMap(({ frame }) => frame)],
    connect: [...sources.connect, ...providers.flatMap(({ connect }) => connect)],
    img: providers.flatMap(({ img }) => img),
    // PayPal’s window tells the page that somebody agreed.
    letsPopupsSpeak: Boolean(env.BRAINTREE_PRIVATE_KEY),
    payment: env.STRIPE_SECRET_KEY ? ['https://js.stripe.com'] : [],
    hasOutsideScripts: sources.hasOutsideScripts || providers.length > 0,
    // Hosted Fields and PayPal’s button do.
    writesStyles: Boolean(env.BRAINTREE_PRIVATE_KEY),
  }
}

/**
 * The captcha's, where it may be asked for: on the main host, by visitors and by those who sign in again, and with a
 * payment. Elsewhere signing in leads to the main host.
 */
function captchaSources({ env, route, table, isSignedIn }: SourcesInput): OutsideSources {
  const isAsked =
    takesPayments(route?.name) || (table === 'default' && (!isSignedIn || route?.name === 'SignIn'))
  return (isAsked && CAPTCHAS[env.CAPTCHA_PROVIDER ?? '']) || NOTHING_OUTSIDE
}

/**
 * The sources of the configured captcha, of Google One Tap where it is shown, and of the providers of payments on the
 * pages with their forms. Rules: docs/rules/captcha.md, "Pages"; docs/rules/payments.md, "The form".
 */
export function outsideSources(input: SourcesInput): OutsideSources {
  const captcha = captchaSources(input)
  if (takesPayments(input.route?.name)) return withPayments(captcha, input.env)
  if (!hasOneTap(input)) return captcha
  const google = oneTapFolder(input.env.GOOGLE_ONE_TAP_SCRIPT)
  return {
    ...NOTHING_OUTSIDE,
    frame: [...captcha.frame, google],
    connect: [...captcha.connect, google],
    style: [`${google}style`],
    letsPopupsSpeak: true,
    hasOutsideScripts: true,
  }
}
