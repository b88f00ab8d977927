import { type FlagValues, flagValues } from '../../../schema/rules/flags'
import { isPreferenceName, isPreferenceValue, type PreferenceValue } from '../../../schema/rules/preferences'
import { type ViewerFactsRow, viewerFacts } from '../../data/viewer/facts'
import type { Needs } from '../parts'

/** Data about a person as a viewer, and their address. */
export type ViewerRow = ViewerFactsRow & {
  email: string | null
  emailVerifiedAt: number | null
  unverifiedEmail: string | null
}

/** Parses our own JSON to an object; an empty one if it can't be parsed. */
function readObject(json: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/**
 * Data about the viewer. The session's own read includes it; for somebody without a session it costs a read.
 *
 * @throws Error if the person doesn't exist.
 */
export async function viewerRow({ db, session }: Needs<'db' | 'session'>, id: string): Promise<ViewerRow> {
  const user = (await session())?.user
  const row = user?.id === id ? user : await db.first(viewerFacts, id)
  if (!row) throw new Error(`No account has the id ${id}, though it is the viewer's`)
  return row
}

/** Names of the viewer's permanent dismissals. */
export const dismissedFlagsOf = ({ dismissedFlags }: ViewerFactsRow): string[] =>
  JSON.parse(dismissedFlags) as string[]

/** The viewer's preferences. Those that are no longer known, or have another type now, are ignored. */
export function preferencesOf({ preferences }: ViewerFactsRow): Map<string, PreferenceValue> {
  const byName = new Map<string, PreferenceValue>()
  for (const [name, value] of Object.entries(readObject(preferences))) {
    if (isPreferenceName(name) && isPreferenceValue(name, value)) byName.set(name, value)
  }
  return byName
}

/** Values of all flags for this viewer: those of the configuration, overridden by the viewer's own. */
export const flagsOfViewer = (configured: FlagValues, row: ViewerFactsRow | undefined): FlagValues =>
  row ? flagValues(configured, readObject(row.flagOverrides)) : configured

/**
 * An account's own unconfirmed address; null for everybody else. One that waits to replace a confirmed
 * address is only for the settings.
 */
export const unconfirmedEmail = ({ email, emailVerifiedAt, unverifiedEmail }: ViewerRow): string | null =>
  emailVerifiedAt === null ? (email ?? unverifiedEmail) : null
