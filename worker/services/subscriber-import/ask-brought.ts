import { CONFIRM_WITHIN, CONFIRMATIONS_OF_ADDRESS } from '../../../schema/rules/newsletters'
import { ASK_LEASE } from '../../../schema/rules/subscribers'
import { DAY } from '../../../schema/rules/time-units'
import { subscriberById, suppressionOf } from '../../data/newsletter/queries'
import { subscribersToAsk, type ToAsk } from '../../data/subscriber/bring'
import { claimAsking, postponeAsking, settleAsking } from '../../data/subscriber/writes'
import { mayBeSent } from '../mail/may-be-sent'
import { findNewsletters, type Newsletter } from '../newsletter/find-newsletter'
import { suppressionHash } from '../newsletter/suppression'
import type { JobNeeds } from '../parts'
import { broughtMail } from './brought-mail'

type Parts = JobNeeds<'clock' | 'db' | 'keys' | 'mailer' | 'mainOrigin' | 'site'>

/** How many mails are made and sent at the same time. */
const AT_ONCE = 6

/** Asks somebody, unless they have answered, left, or want no mail of anybody. */
async function ask(parts: Parts, row: ToAsk, newsletter: Newsletter | undefined): Promise<void> {
  const { db, clock, mailer } = parts
  const { id, email, state, askedAt } = row
  const settle = () => db.write([settleAsking(id)])
  const suppressed = await db.first(suppressionOf, await suppressionHash(parts, email))
  // Somebody else's mail asks them, or nobody may.
  if (state !== 'pending' || suppressed || !newsletter) return void (await settle())
  // A run that stopped may have sent it, and the mail service wouldn't know it again.
  if (askedAt > 0 && !mailer.knowsKeys) return void (await settle())
  const now = clock.now()
  const [claimed] = await db.write([claimAsking(id, now, now + ASK_LEASE, CONFIRM_WITHIN)])
  if (claimed !== 1) return
  const asked = await db.first(subscriberById, id)
  if (asked?.state !== 'pending') return
  try {
    await mailer.send(await broughtMail(parts, asked, newsletter.name))
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'brought', error: String(error) }))
    // The next run takes it up once the claim has ended.
    if (!mayBeSent(error) || mailer.knowsKeys) return
  }
  await settle()
}

/**
 * Asks those on brought lists who haven't agreed yet, `perRun` at most. A mail is claimed before it is sent, and is the
 * same with the same key however often it is handed over. Rule: docs/rules/newsletters.md, "Bringing a list".
 *
 * @throws if the database can't be reached: the next run continues.
 */
export async function askBrought(parts: Parts, perRun: number): Promise<void> {
  const { db, clock } = parts
  const now = clock.now()
  const due = await db.all(subscribersToAsk, now, perRun)
  if (due.length === 0) return
  const { most } = CONFIRMATIONS_OF_ADDRESS
  const ids = JSON.stringify(due.filter(({ askedAt }) => askedAt === 0).map(({ id }) => id))
  await db.write([postponeAsking(ids, now - DAY, most, now + DAY)])
  const newsletters = await findNewsletters(parts, [...new Set(due.map(({ newsletterId }) => newsletterId))])
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(
      due.slice(at, at + AT_ONCE).map((row) => ask(parts, row, newsletters.get(row.newsletterId))),
    )
}
