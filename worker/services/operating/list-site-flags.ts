import { FLAG_DEFAULTS, type FlagName, flagValues } from '../../../schema/rules/flags'
import { siteFlagRows } from '../../data/operating/site-flags'
import type { Needs } from '../parts'

/** A flag of the whole site, and where its value is from. */
export interface SiteFlag {
  /** Its name. */
  id: FlagName
  kind: 'BOOLEAN' | 'NUMBER' | 'STRING'
  value: string
  source: 'DEFAULT' | 'CONFIGURATION' | 'SITE'
  /** The default, as a text. */
  otherwise: string
  /** What the configuration says; absent if it says nothing of use. */
  configured: string | null
  setAt: number | null
  reason: string | null
}

const KINDS = { boolean: 'BOOLEAN', number: 'NUMBER', string: 'STRING' } as const

/** All flags by their names. Groups of an experiment and people may have other values. */
export async function listSiteFlags({
  db,
  configuredFlags,
}: Needs<'db' | 'configuredFlags'>): Promise<SiteFlag[]> {
  const rows = new Map((await db.all(siteFlagRows)).map((row) => [row.name, row]))
  const names = (Object.keys(FLAG_DEFAULTS) as FlagName[]).sort()
  return names.map((name): SiteFlag => {
    const otherwise = FLAG_DEFAULTS[name]
    const isUseful = typeof configuredFlags[name] === typeof otherwise
    const configured = isUseful ? String(configuredFlags[name]) : null
    const row = rows.get(name)
    const set: unknown = row && JSON.parse(row.value)
    const isSet = typeof set === typeof otherwise
    return {
      id: name,
      kind: KINDS[typeof otherwise as keyof typeof KINDS],
      value: String(flagValues(configuredFlags, isSet ? { [name]: set } : {})[name]),
      source: isSet ? 'SITE' : isUseful ? 'CONFIGURATION' : 'DEFAULT',
      otherwise: String(otherwise),
      configured,
      setAt: isSet && row ? row.setAt : null,
      reason: isSet && row ? row.reason : null,
    }
  })
}
