import { MOST_SEEDS, SEED_LABEL } from '../../../schema/rules/letter-content'
import { confirmedWithTag } from '../../data/subscriber/queries'
import { maySend } from '../letter/own-letters'
import type { Newsletter } from '../newsletter/find-newsletter'
import { unsuppressed } from '../newsletter/suppression'
import type { Needs } from '../parts'

/** Whoever gets a newsletter's seed tests: subscribers who have confirmed that themselves. */
export const seedsOf = async (parts: Needs<'db' | 'keys'>, newsletterId: string) =>
  unsuppressed(parts, await parts.db.all(confirmedWithTag, newsletterId, SEED_LABEL, MOST_SEEDS))

/** Their addresses; null for those who may not send letters. */
export const seedAddresses = async (
  parts: Needs<'db' | 'keys' | 'viewer'>,
  newsletter: Newsletter,
): Promise<string[] | null> =>
  (await maySend(parts, newsletter)) ? (await seedsOf(parts, newsletter.id)).map(({ email }) => email) : null
