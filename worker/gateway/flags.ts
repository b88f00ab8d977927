import { type FlagValues, flagValues } from '../../schema/rules/flags'
import { siteFlags } from '../platform/flags/site-flags'

/** The header in which the gateway tells PublicPage the values of flags for the whole site. */
const SITE_FLAGS_HEADER = 'x-site-flags'

/** What was last read, so that it is read once: it depends on two texts alone. */
let kept: { text: string | undefined; site: string; values: FlagValues } | undefined

function read(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text || '{}')
    return typeof said === 'object' && said !== null ? { ...said } : {}
  } catch {
    console.error(JSON.stringify({ event: 'flags-unreadable' }))
    return {}
  }
}

/** The flags of the configuration; invalid ones are ignored. */
export const configuredFlags = ({ FLAGS }: Pick<Env, 'FLAGS'>): Readonly<Record<string, unknown>> =>
  read(FLAGS)

/**
 * The flags of the configuration, and those that are set for the whole site, which win.
 *
 * @param site the latter as JSON.
 */
export function flagsOf(env: Pick<Env, 'FLAGS'>, site = siteFlags().text): FlagValues {
  if (kept === undefined || kept.text !== env.FLAGS || kept.site !== site)
    kept = { text: env.FLAGS, site, values: flagValues(configuredFlags(env), read(site)) }
  return kept.values
}

/** The header that tells PublicPage of them; nothing if none is set. */
export const siteFlagsHeader = (text: string): Readonly<Record<string, string>> =>
  text === '' ? {} : { [SITE_FLAGS_HEADER]: encodeURIComponent(text) }

/** The values with which a shared page is rendered, as the gateway has told them. */
export const renderedSiteFlags = (headers: Headers): string =>
  decodeURIComponent(headers.get(SITE_FLAGS_HEADER) ?? '')
