import { Database } from '../data/database'
import { codesToForget, forgetRecipient } from '../data/gift/codes'
import type { Clock } from '../platform/clock'
import { obfuscateEmail } from '../services/user/obfuscate-email'

/** How many recipients one sweep forgets; the next follows in a minute. */
const AT_ONCE = 100

/** Forgets to whom gifts were sent, once that isn't needed any more. Idempotent. Rule: docs/rules/gifts.md, "Recipients". */
export async function sweepGifts(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  const db = new Database(env.DB)
  const due = await db.all(codesToForget, clock.now(), AT_ONCE)
  const masked = (email: string | null) => (email === null ? null : obfuscateEmail(email))
  await db.write(
    due.map(({ id, recipientEmail, forgetAt }) => forgetRecipient(id, forgetAt, masked(recipientEmail))),
  )
}
