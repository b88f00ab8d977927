import type { Email } from 'postal-mime'
import { sha256 } from '../../../schema/rules/hex'
import type { Letter } from '../../data/letter/queries'
import type { Subscriber } from '../../data/newsletter/queries'
import { usersByIds } from '../../data/user/queries'
import type { JobNeeds } from '../parts'
import { personOf } from '../policies/actor'
import { canIn, findAnswered } from '../response/discussion'
import { respond } from '../response/respond'
import { ownWords } from './own-words'
import { wordsOf } from './text-of'

type Parts = JobNeeds<'channels' | 'clock' | 'db' | 'decorate' | 'lockouts' | 'newId' | 'purger'>

/**
 * Has a reply wait as a response to the story that its letter carried, once for a Message-ID. It takes a newsletter that says
 * so, and a subscriber with an account who may respond there. Rule: docs/rules/newsletters.md, "Held replies".
 *
 * @returns whether it waits; otherwise it goes by mail.
 */
export async function holdReply(
  parts: Parts,
  { holdsReplies, digestAt, postId, subject }: Letter,
  { userId }: Subscriber,
  mail: Email,
): Promise<boolean> {
  if (holdsReplies !== 1 || digestAt !== null || userId === null) return false
  const { db, clock } = parts
  const [[user], answered] = await Promise.all([
    db.all(usersByIds, JSON.stringify([userId])),
    findAnswered(db, postId),
  ])
  if (!user || !answered) return false
  const actor = personOf(user, clock.now())
  const { discussion } = answered
  // Whoever decides on responses writes to the one who has sent the letter.
  if (!canIn(actor, discussion, 'read') || canIn(actor, discussion, 'curate')) return false
  const text = ownWords(wordsOf(mail, false).words, subject)
  const afterwards: Promise<unknown>[] = []
  const later = (work: Promise<unknown>) => void afterwards.push(work)
  const held = await respond({ ...parts, later }, actor, answered, {
    text,
    isPlain: true,
    isByMail: true,
    key: `mail/${await sha256(mail.messageId ?? text)}`,
  })
  await Promise.allSettled(afterwards)
  // Other words with the same Message-ID are the same mail, on its way by another server.
  return held.ok || held.failure.code === 'CONFLICT'
}
