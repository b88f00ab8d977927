import type { Email } from 'postal-mime'
import { cleanLine } from '../../../schema/rules/clean-text'
import { sha256 } from '../../../schema/rules/hex'
import { REPLIES_OF_SUBSCRIBER } from '../../../schema/rules/mail-events'
import { receivedMail as words } from '../../../schema/wording/received-mail'
import { letterById } from '../../data/letter/queries'
import { replyTarget } from '../../data/mail/queries'
import { subscriberById } from '../../data/newsletter/queries'
import type { Mail } from '../../platform/mail/mailer'
import { layOut, type MailBlock } from '../identity/mails/layout'
import type { JobNeeds } from '../parts'
import { believedSender } from './believed-sender'
import { holdReply } from './hold-reply'
import { isAutomatic } from './read-mail'
import type { SignedAddress } from './signed-address'
import { wordsOf } from './text-of'

type Parts = JobNeeds<
  'channels' | 'clock' | 'db' | 'decorate' | 'lockouts' | 'mailer' | 'newId' | 'purger' | 'site'
>

interface Reply {
  /** Who gets it, and who has written it. */
  to: string
  by: string
  /** Of the letter. */
  subject: string
  mail: Email
}

/** A reply as its writer gets it: its words alone. Nothing answers it by itself. */
function forwarded({ site }: JobNeeds<'site'>, { to, by, subject, mail }: Reply): Mail {
  const { words: text, isCut } = wordsOf(mail)
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  const blocks: MailBlock[] = [
    { kind: 'note', text: words.reply.from(by) },
    ...paragraphs.map((line): MailBlock => ({ kind: 'text', text: line })),
    ...(isCut ? [{ kind: 'note', text: words.reply.cut } as const] : []),
    { kind: 'note', text: words.reply.answer },
  ]
  const heading = words.reply.heading(cleanLine(subject))
  return {
    ...layOut(site, { to, subject: words.reply.subject(cleanLine(subject)), heading, blocks }),
    replyTo: by,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

/**
 * Passes a subscriber's reply on to whoever has sent the letter, once, or has it wait as a response. Who isn't the subscriber
 * isn't believed. Rule: docs/rules/newsletters.md, "Replies".
 *
 * @returns why it isn't passed on, for the server that has brought it.
 * @throws if the mail service doesn't take it: the server brings it again.
 */
export async function forwardReply(
  parts: Parts,
  { letterId, subscriberId }: SignedAddress,
  mail: Email,
  from: string,
): Promise<string | undefined> {
  const { db, lockouts, mailer } = parts
  if (isAutomatic(mail, from)) return words.refused.automatic
  const [letter, subscriber] = await Promise.all([
    db.first(letterById, letterId),
    db.first(subscriberById, subscriberId),
  ])
  if (!letter || letter.repliesTo === null || letter.newsletterId !== subscriber?.newsletterId)
    return words.refused.closed
  const by = believedSender(mail, from)
  if (by !== subscriber.email) return words.refused.notYou
  if (wordsOf(mail).words === '') return words.refused.empty
  const target = await db.first(replyTarget, letter.repliesTo, subscriber.userId)
  if (!target?.email) return words.refused.closed
  const { most, windowMs } = REPLIES_OF_SUBSCRIBER
  if ((await lockouts.use('letter-replies', subscriber.email, windowMs, most)) > most)
    return words.refused.tooMany
  if (await holdReply(parts, letter, subscriber, mail)) return undefined
  const reply = forwarded(parts, { to: target.email, by, subject: letter.subject, mail })
  const key = await sha256(`${letterId} ${subscriberId} ${mail.messageId ?? ''} ${reply.text}`)
  await mailer.send({ ...reply, key: `reply/${key}` })
  return undefined
}
