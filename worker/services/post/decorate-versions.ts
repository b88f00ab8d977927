import { undecoratedVersions } from '../../data/post/decoration'
import type { Needs } from '../parts'
import { decorateVersion } from './decorate-version'

/**
 * Does the code and formulas of versions. Rule: docs/rules/stories.md, "Code and formulas".
 *
 * @throws if the database can't be reached.
 */
export async function decorateVersions(
  parts: Needs<'db' | 'clock' | 'purger'>,
  versionIds: readonly string[],
): Promise<void> {
  for (const id of new Set(versionIds)) await decorateVersion(parts, id)
}

/** Asks for versions that no message has asked for, and for those from before there were any: `perRun` at most. */
export async function askForDecorations(
  { db, decorate }: Needs<'db' | 'decorate'>,
  perRun: number,
): Promise<void> {
  for (const { id } of await db.all(undecoratedVersions, perRun)) decorate(id)
}
