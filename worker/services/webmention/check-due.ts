import { domainsOfLink } from '../../../schema/rules/banned-domains'
import { MENTION_CLAIMED, MENTION_PAUSES } from '../../../schema/rules/webmentions'
import {
  blockedAmong,
  claimWebmention,
  deleteWebmention,
  dueWebmentions,
  putOffWebmention,
  verifyWebmention,
  type WebmentionRow,
} from '../../data/webmention/incoming'
import { eachAtOnce } from '../each-at-once'
import type { JobNeeds } from '../parts'
import { readSource } from './read-source'

/** How many pages one run looks at, and how many at the same time. */
const PER_RUN = 30
const AT_ONCE = 6

type CheckParts = JobNeeds<'db' | 'clock' | 'reader' | 'purger' | 'outside'>

/** Whether the writer of the story wants nothing of the site. */
async function isBlocked({ db, reader }: CheckParts, { postId, source }: WebmentionRow): Promise<boolean> {
  const post = await reader.posts.load(postId)
  if (!post) return true
  return (await db.first(blockedAmong, post.creatorId, JSON.stringify(domainsOfLink(source)))) !== undefined
}

/** What is to be written of a page after a look at it. */
async function outcome(parts: CheckParts, row: WebmentionRow, until: number) {
  const { id, attempts, source, target } = row
  if (await isBlocked(parts, row)) return deleteWebmention(id)
  const page = await readSource(parts.outside, source, target)
  if (page === 'gone') return deleteWebmention(id)
  if (page !== 'later') return verifyWebmention(id, until, page.title, page.authorName)
  const pause = MENTION_PAUSES[attempts]
  // Nobody has ever seen it; one that was seen stays until its site says again that it has changed.
  if (pause === undefined && row.status === 'unchecked') return deleteWebmention(id)
  return putOffWebmention(id, until, pause === undefined ? null : parts.clock.now() + pause)
}

async function check(parts: CheckParts, row: WebmentionRow): Promise<void> {
  const { db, clock, purger } = parts
  const until = clock.now() + MENTION_CLAIMED
  const [claimed] = await db.write([claimWebmention(row.id, row.dueAt ?? 0, until)])
  if (claimed !== 1) return
  const statement = await outcome(parts, row, until)
  const tags = row.status === 'shown' ? [purger.names.responses(row.postId)] : []
  await db.write([statement, ...purger.statements(tags, { now: clock.now() })])
  if (tags.length > 0) await purger.request()
}

/**
 * Looks at the pages that are said to mention stories: those that do wait for a decision. Running twice changes nothing.
 * Rule: docs/rules/webmentions.md, "In".
 *
 * @throws if the database can't be reached.
 */
export async function checkDueWebmentions(parts: CheckParts): Promise<void> {
  const waiting = await parts.db.all(dueWebmentions, parts.clock.now(), PER_RUN)
  await eachAtOnce(waiting, AT_ONCE, (row) => check(parts, row))
}
