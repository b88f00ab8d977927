import type { Route } from '../../schema/routes/types'
import type { FlagValues } from '../../schema/rules/flags'
import type { SiteHost } from './site-host'

/** The other sites that a document's content security policy allows. */
export interface OutsideSources {
  frame: readonly string[]
  connect: readonly string[]
  style: readonly string[]
  /** Whether popups that the document opens keep a reference to it. */
  letsPopupsSpeak: boolean
}

export const NOTHING_OUTSIDE: OutsideSources = { frame: [], connect: [], style: [], letsPopupsSpeak: false }

/** `strict-dynamic` allows the scripts; these are the frames that they open and the hosts that they call. */
const CAPTCHAS: Readonly<Record<string, Pick<OutsideSources, 'frame' | 'connect'>>> = {
  turnstile: { frame: ['https://challenges.cloudflare.com'], connect: [] },
  recaptcha: {
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
  },
}

const ONE_TAP_SCRIPT = 'https://accounts.google.com/gsi/client'
/** One Tap is shown on home, stories, profiles and publications. */
const ONE_TAP_GROUPS: ReadonlySet<string> = new Set(['home', 'posts', 'profiles', 'publications'])

/** What the sources depend on. */
export interface SourcesInput {
  env: Pick<Env, 'CAPTCHA_PROVIDER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_ONE_TAP_SCRIPT'>
  flags: Pick<FlagValues, 'enable_google_one_tap' | 'enable_google_one_tap_on_subdomains'>
  route: Route | undefined
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
  const address = script && URL.canParse(script) ? script : ONE_TAP_SCRIPT
  return new URL('.', address).href
}

/**
 * The sources of the configured captcha, and of Google One Tap where it is shown. Rule:
 * docs/rules/captcha.md, "Pages".
 */
export function outsideSources(input: SourcesInput): OutsideSources {
  const captcha = CAPTCHAS[input.env.CAPTCHA_PROVIDER ?? ''] ?? NOTHING_OUTSIDE
  if (!hasOneTap(input)) return { ...NOTHING_OUTSIDE, ...captcha }
  const google = oneTapFolder(input.env.GOOGLE_ONE_TAP_SCRIPT)
  return {
    frame: [...captcha.frame, google],
    connect: [...captcha.connect, google],
    style: [`${google}style`],
    letsPopupsSpeak: true,
  }
}
