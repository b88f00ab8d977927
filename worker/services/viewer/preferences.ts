import { type PreferenceInput, readPreferences } from '../../../schema/rules/preferences'
import { keepPreferences } from '../../data/viewer/writes'
import type { Identity } from '../identity/identity'

/**
 * Keeps how a person wants things: all of it or none.
 *
 * @returns false when any of it isn't a preference that there is, with a value that it may have.
 */
export async function updatePreferences(
  { db, clock }: Pick<Identity, 'db' | 'clock'>,
  userId: string,
  inputs: readonly PreferenceInput[],
): Promise<boolean> {
  const preferences = readPreferences(inputs)
  if (!preferences) return false
  if (preferences.size === 0) return true
  const values = [...preferences].map(([name, value]) => [name, JSON.stringify(value)])
  await db.write([keepPreferences(userId, JSON.stringify(values), clock.now())])
  return true
}
