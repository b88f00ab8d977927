import { GATHERED_AT_ONCE, LETTER_LEASE } from '../../../schema/rules/letters'
import type { RowOf } from '../../data/database'
import { insertRecipients, noteGathered } from '../../data/letter/claims'
import type { Letter } from '../../data/letter/queries'
import { subscribersAfter } from '../../data/letter/sending'
import type { Post } from '../../data/post/rows'
import { countable } from '../counting/uncounted'
import { unsuppressed } from '../newsletter/suppression'
import type { JobNeeds } from '../parts'
import { authorsOf } from '../post/co-authors'
import { inAudience } from './audience'
import type { Step, Turn } from './turn'

type Parts = JobNeeds<'clock' | 'db' | 'keys'>
type Subscribed = RowOf<typeof subscribersAfter>

/** How many pages of subscribers one turn looks at. */
const PAGES = 8

/** Whether somebody has chosen to get letters, or digests, and to get them now. */
const takes = ({ digestAt }: Letter, { rhythm, pausedUntil }: Subscribed, now: number): boolean =>
  rhythm === (digestAt === null ? 'each' : 'weekly') && (pausedUntil === null || pausedUntil <= now)

/** Whether somebody gets the whole of a story, or its preview. */
const getsWhole = (post: Post, { isMember, userId }: Subscribed): boolean =>
  post.access === 'public' || isMember === 1 || (userId !== null && authorsOf(post).includes(userId))

/**
 * Makes those recipients of a letter who are subscribed now, in portions, each of which is looked at once. Rule:
 * docs/rules/newsletters.md, "Sending a letter".
 */
export async function gatherRecipients(
  parts: Parts,
  { letter, turn, post, newsletter }: Turn,
): Promise<Step> {
  const { db, clock } = parts
  const { id, newsletterId, startedAt } = letter
  let [at, last] = [letter.gatheredAt, letter.gatheredId]
  for (let page = 0; page < PAGES; page++) {
    const now = clock.now()
    const rows = await db.all(
      subscribersAfter,
      newsletterId,
      at,
      last,
      startedAt ?? now,
      now,
      GATHERED_AT_ONCE,
    )
    const open = rows.filter((row) => row.state === 'active' && takes(letter, row, now))
    const chosen = await inAudience(parts, letter, newsletter, open, startedAt ?? now)
    const wanted = await unsuppressed(parts, chosen)
    const ids = JSON.stringify(wanted.map((row) => row.id))
    const whole = JSON.stringify(wanted.filter((row) => getsWhole(post, row)).map((row) => row.id))
    const counted = letter.countsOpens === 1 ? await countable(parts, wanted) : []
    const countedIds = JSON.stringify(counted.map((row) => row.id))
    const end = rows.at(-1)
    const isAll = rows.length < GATHERED_AT_ONCE
    at = end?.createdAt ?? at
    last = end?.id ?? last
    const [, noted] = await db.write([
      insertRecipients(id, turn, ids, whole, countedIds),
      noteGathered(id, turn, ids, at, last, isAll, now + LETTER_LEASE),
    ])
    // Somebody has paused or stopped it, or another worker has it.
    if (noted !== 1) return { next: 'done' }
    if (isAll) break
  }
  return { next: 'now' }
}
