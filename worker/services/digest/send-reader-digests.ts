import {
  DIGEST_RETRY_AFTER,
  DIGEST_TRIES,
  digestAfter,
  digestInZone,
  TOLD_WITHIN,
} from '../../../schema/rules/digests'
import { zoneOrUtc } from '../../../schema/rules/stats/zones'
import type { RowOf } from '../../data/database'
import {
  claimReaderDigest,
  dueReaderDigests,
  postponeReaderDigest,
  settleReaderDigest,
} from '../../data/digest/reader-digests'
import { suppressionOf } from '../../data/newsletter/queries'
import type { Mail } from '../../platform/mail/mailer'
import { mayBeSent } from '../mail/may-be-sent'
import { suppressionHash } from '../newsletter/suppression'
import type { NotificationMailParts } from '../notification/mail-parts'
import type { JobNeeds } from '../parts'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { newStories } from './new-stories'
import { readerDigestMail } from './reader-digest-mail'

type Parts = NotificationMailParts & JobNeeds<'db' | 'clock' | 'mailer'>
type Due = RowOf<typeof dueReaderDigests>

/** How many mails are made and sent at the same time. */
const AT_ONCE = 6

/** The mail that somebody gets; nothing if nothing is new, or nobody may be mailed. */
async function mailFor(parts: Parts, row: Due): Promise<Mail | undefined> {
  const { id, email, emailVerifiedAt, rhythm, toldUntil, dueAt } = row
  const isMailed = emailVerifiedAt !== null && can(VISITOR, 'list', { entity: 'user', user: row })
  if (!isMailed || email === null) return undefined
  const suppressed = await parts.db.first(suppressionOf, await suppressionHash(parts, email))
  // Whoever has left all newsletters has chosen this one.
  if (suppressed && suppressed.reason !== 'left') return undefined
  // Each attempt has the same stories, since the mail service knows the mail by its key.
  const posts = await newStories(parts, id, { from: Math.max(toldUntil, dueAt - TOLD_WITHIN), until: dueAt })
  return posts.length > 0
    ? readerDigestMail(parts, { userId: id, to: email, rhythm, dueAt }, posts)
    : undefined
}

async function send(parts: Parts, row: Due): Promise<void> {
  const { db, clock, mailer } = parts
  const { id, dueAt, attempts, rhythm, toldUntil } = row
  const now = clock.now()
  const zone = zoneOrUtc(row.zone)
  const settle = (until: number, next = digestAfter(rhythm, zone, now)) =>
    db.write([settleReaderDigest(id, dueAt, next, until)])
  const due = digestInZone(rhythm, zone, dueAt)
  // Where they are, it isn't morning yet.
  if (due > now) return void (await settle(toldUntil, due))
  // Nobody knows whether it was sent, and the mail service wouldn't know it again.
  if (row.isSending === 1 && !mailer.knowsKeys) return void (await settle(dueAt))
  const mail = await mailFor(parts, row)
  if (!mail) return void (await settle(dueAt))
  const [claimed] = await db.write([claimReaderDigest(id, dueAt, now, now + DIGEST_RETRY_AFTER)])
  if (claimed !== 1) return
  try {
    await mailer.send(mail)
  } catch (error) {
    const isLast = attempts + 1 >= DIGEST_TRIES
    console.error(JSON.stringify({ event: 'reader-digest-failed', isLast, error: String(error) }))
    const isUnknown = mayBeSent(error)
    if (!isLast && !(isUnknown && !mailer.knowsKeys))
      return void (await db.write([postponeReaderDigest(id, dueAt, now + DIGEST_RETRY_AFTER)]))
    // What surely wasn't sent is told the next time.
    if (!isUnknown) return void (await settle(toldUntil))
  }
  await settle(dueAt)
}

/**
 * Sends readers what is new of what they follow, `perRun` at most, each in the morning where they are. A mail is claimed
 * before it is sent, and has a key by which the mail service knows it again. Rule:
 * docs/rules/newsletters.md, "The reader’s digest".
 *
 * @throws if the database can't be reached: the next run continues.
 */
export async function sendReaderDigests(parts: Parts, perRun: number): Promise<void> {
  const due = await parts.db.all(dueReaderDigests, parts.clock.now(), perRun)
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map((row) => send(parts, row)))
}
