import { codesToForget, forgetRecipient } from '../../data/gift/codes'
import type { Needs } from '../parts'
import { obfuscateEmail } from '../user/obfuscate-email'

/**
 * Forgets to whom gifts were sent, once that isn't needed any more, `perRun` at most. Idempotent. Rule:
 * docs/rules/gifts.md, "Recipients".
 */
export async function forgetRecipients({ db, clock }: Needs<'db' | 'clock'>, perRun: number): Promise<void> {
  const due = await db.all(codesToForget, clock.now(), perRun)
  const masked = (email: string | null) => (email === null ? null : obfuscateEmail(email))
  await db.write(
    due.map(({ id, recipientEmail, forgetAt }) => forgetRecipient(id, forgetAt, masked(recipientEmail))),
  )
}
