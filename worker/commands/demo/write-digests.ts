import { nextDigest } from '../../../schema/rules/digests'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { digestWording } from '../../../schema/wording/digest'
import type { Statement } from '../../data/database'
import { beginDigests, insertDigest, setNextDigest } from '../../data/digest/writes'
import { insertPastRecipients } from '../../data/letter/past'
import type { Post } from '../../data/post/rows'
import { demoId } from './ids'
import { countsOf, recipientsOf } from './recipients-of'
import type { DemoSubscriber } from './subscribers-of'

interface Writing {
  newsletterId: string
  /** What the newsletter is called. */
  name: string
  /** The letters that have begun to go out, and when. */
  letters: readonly { post: Post; at: number }[]
  subscribers: readonly DemoSubscriber[]
  now: number
}

/** The digests of a newsletter, a week's letters each, for those of its subscribers who chose them. */
export function digestStatements({ newsletterId, name, letters, subscribers, now }: Writing): Statement[] {
  // A week's digest is about its newest letter.
  const weeks = new Map(letters.toSorted((a, b) => a.at - b.at).map(({ post, at }) => [nextDigest(at), post]))
  const due = [...weeks].filter(([at]) => at < now - DAY)
  const [first] = due
  if (!first) return []
  const digests = due.flatMap(([at, post], i): Statement[] => {
    const id = demoId('letter', `${newsletterId} digest ${at}`)
    const recipients = recipientsOf(id, { state: 'sent', rhythm: 'weekly' }, subscribers, at)
    const row = {
      id,
      newsletterId,
      postId: post.id,
      senderName: name,
      newsletterName: name,
      subject: digestWording.newsletter.subject(name),
      audience: 'all',
      state: 'sent',
      createdAt: at,
      scheduledAt: at,
      startedAt: at,
      finishedAt: at + 2 * MINUTE,
      turn: 1,
      isGathered: true,
      digestAt: at,
      ...countsOf(recipients),
    } as const
    return [
      insertDigest(row, at),
      insertPastRecipients(id, JSON.stringify(recipients)),
      setNextDigest(newsletterId, at, due[i + 1]?.[0] ?? nextDigest(now)),
    ]
  })
  return [beginDigests(newsletterId, first[0]), ...digests]
}
