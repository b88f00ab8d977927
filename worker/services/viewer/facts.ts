import { type FlagValues, flagValues } from '../../../schema/rules/flags'
import { isPreferenceName, isPreferenceValue, type PreferenceValue } from '../../../schema/rules/preferences'
import { type ViewerFactsRow, viewerFacts } from '../../data/viewer/facts'
import type { Needs } from '../parts'

/** What is kept about a person as a viewer, and their address. */
export type ViewerRow = ViewerFactsRow & {
  email: string | null
  emailVerifiedAt: number | null
  unverifiedEmail: string | null
}

/** JSON of ours as the object that it is; an empty one when it can't be read. */
function readObject(json: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/**
 * What is kept about the viewer. The session's own read has brought it along; who came without one costs a read.
 *
 * @throws Error when there is no such person.
 */
export async function viewerRow({ db, session }: Needs<'db' | 'session'>, id: string): Promise<ViewerRow> {
  const user = (await session())?.user
  const row = user?.id === id ? user : await db.first(viewerFacts, id)
  if (!row) throw new Error(`No account has the id ${id}, though it is the viewer's`)
  return row
}

/** Names of what the viewer has put away for good. */
export const dismissedFlagsOf = ({ dismissedFlags }: ViewerFactsRow): string[] =>
  JSON.parse(dismissedFlags) as string[]

/** How the viewer wants things. What isn't known any more, or is of another type now, counts as not said. */
export function preferencesOf({ preferences }: ViewerFactsRow): Map<string, PreferenceValue> {
  const found = new Map<string, PreferenceValue>()
  for (const [name, value] of Object.entries(readObject(preferences))) {
    if (isPreferenceName(name) && isPreferenceValue(name, value)) found.set(name, value)
  }
  return found
}

/** Values of all flags for this viewer: those of the configuration, and the viewer's own over them. */
export const flagsOfViewer = (configured: FlagValues, row: ViewerFactsRow | undefined): FlagValues =>
  row ? flagValues(configured, readObject(row.flagOverrides)) : configured

/**
 * The address that an account has and that nobody has shown to be theirs; null for everybody else. One that waits
 * to take a confirmed one's place is for settings alone.
 */
export const unconfirmedEmail = ({ email, emailVerifiedAt, unverifiedEmail }: ViewerRow): string | null =>
  emailVerifiedAt === null ? (email ?? unverifiedEmail) : null
