import { type Letter, lettersOfNewsletter, lettersOfPost, subscriberCounts } from '../../data/letter/queries'
import type { Newsletter } from '../newsletter/find-newsletter'
import { newsletterThing } from '../newsletter/letter/leaders'
import { type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Audience, audienceTags, sizeOfAudience } from './audience'

/** Whether the viewer may send a newsletter's letters. */
export async function maySend(parts: Needs<'db' | 'viewer'>, newsletter: Newsletter): Promise<boolean> {
  const actor = await parts.viewer()
  return actor !== null && can(actor, 'send', await newsletterThing(parts, newsletter))
}

/** A newsletter's letters, newest first; null for those who may not send them. */
export const ownLetters = async (
  parts: Needs<'db' | 'viewer'>,
  newsletter: Newsletter,
  paging: Paging | null | undefined,
): Promise<PageOf<Letter> | null> =>
  (await maySend(parts, newsletter))
    ? readPage(
        paging,
        ([createdAt, id], limit) => parts.db.all(lettersOfNewsletter, newsletter.id, createdAt, id, limit),
        ({ createdAt, id }) => [createdAt, id],
      )
    : null

/** How many subscribers a newsletter has, and how many are members; null for those who may not send to them. */
export async function audienceCounts(
  parts: Needs<'db' | 'viewer' | 'clock'>,
  newsletter: Newsletter,
): Promise<{ all: number; members: number } | null> {
  if (!(await maySend(parts, newsletter))) return null
  const now = parts.clock.now()
  return (await parts.db.first(subscriberCounts, newsletter.id, now, now)) ?? { all: 0, members: 0 }
}

/** How many a letter to a part of a newsletter's subscribers would go to; null for those who may not send it. */
export async function audienceSize(
  parts: Needs<'db' | 'viewer' | 'clock'>,
  newsletter: Newsletter,
  audience: Audience,
): Promise<number | null> {
  if (!(await maySend(parts, newsletter))) return null
  const now = parts.clock.now()
  return sizeOfAudience(parts, newsletter, audience, now, now)
}

/** The tags by which letters can be sent; null for those who may not send them. */
export const ownAudienceTags = async (
  parts: Needs<'db' | 'viewer' | 'clock'>,
  newsletter: Newsletter,
): Promise<{ tag: string; count: number }[] | null> =>
  (await maySend(parts, newsletter)) ? audienceTags(parts, newsletter.id) : null

/** Letters of a story that its stats list. */
const MOST_OF_STORY = 20

/** The letters that have sent a story or will, newest first. */
export async function lettersOfStory({ db }: Needs<'db'>, postId: string): Promise<Letter[]> {
  const letters = await db.all(lettersOfPost, postId, MOST_OF_STORY)
  return letters.toSorted((a, b) => b.createdAt - a.createdAt)
}
