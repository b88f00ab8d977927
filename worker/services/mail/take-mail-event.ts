import { BELIEVED, BELIEVED_IN, MAIL_EVENT_KEPT } from '../../../schema/rules/mail-events'
import { DAY } from '../../../schema/rules/time-units'
import { insertMailEvent, takeMailEvent as take, takeOrHoldMailEvent } from '../../data/mail/events'
import { mailEventById, recipientState } from '../../data/mail/queries'
import { welcomeState } from '../../data/mail/welcome-effects'
import { subscriptionsOfAddress } from '../../data/newsletter/queries'
import type { MailEvent } from '../../platform/mail/events/mail-event'
import { suppressionHash } from '../newsletter/suppression'
import type { Needs } from '../parts'
import { effectsOf } from './effects-of'

type Parts = Needs<'db' | 'clock' | 'keys'>

/** What became of an event: `early` is one about a mail that a worker hasn't settled yet, and comes again. */
type Taken = 'done' | 'held' | 'early'

interface Subject {
  letterId: string | null
  subscriberId: string | null
}

/** What an event is about: the recipient of a letter or a welcome mail, or a subscription of the address; nothing if it comes too early. */
async function subjectOf({ db }: Parts, { tags, email }: MailEvent): Promise<Subject | undefined> {
  const recipient =
    tags &&
    ((await db.first(recipientState, tags.letter, tags.subscriber)) ??
      (await db.first(welcomeState, tags.letter, tags.subscriber)))
  if (recipient?.state === 'claimed') return undefined
  if (tags && recipient) return { letterId: tags.letter, subscriberId: tags.subscriber }
  const [subscription] = await db.all(subscriptionsOfAddress, email, 1)
  return { letterId: null, subscriberId: subscription?.id ?? null }
}

/** The statement that decides whether an event is believed. */
function decisionOn({ id, kind }: Pick<MailEvent, 'id' | 'kind'>, now: number) {
  if (kind !== 'bounced' && kind !== 'complained') return take(id)
  const { always, share } = BELIEVED[kind]
  return takeOrHoldMailEvent(id, now - BELIEVED_IN, always, share, now - 2 * DAY)
}

/**
 * Takes what a mail service or a mail server says of a mail, once, in one batch. Rule: docs/rules/mail.md, "What comes back".
 *
 * @throws if the database can't be reached: whoever says it says it again.
 */
export async function takeMailEvent(parts: Parts, event: MailEvent): Promise<Taken> {
  const { db, clock } = parts
  const { id, kind, email } = event
  const known = await db.first(mailEventById, id)
  if (known) return known.state === 'held' ? 'held' : 'done'
  const subject = await subjectOf(parts, event)
  if (!subject) return 'early'
  const now = clock.now()
  const stored = { id, kind, emailHash: await suppressionHash(parts, email), ...subject }
  await db.write([
    insertMailEvent({ ...stored, state: 'new', receivedAt: now }),
    decisionOn(event, now),
    ...effectsOf(stored, email, now, now + MAIL_EVENT_KEPT),
  ])
  const after = await db.first(mailEventById, id)
  if (after?.state !== 'held') return 'done'
  console.error(JSON.stringify({ event: 'mail-event-held', kind, id }))
  return 'held'
}
