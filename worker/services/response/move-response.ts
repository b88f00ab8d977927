import type { ResponseStatus } from '../../../schema/rules/responses'
import type { Database, Statement } from '../../data/database'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { expectState, isOutdated } from '../../data/post/writes'
import { settleThread } from '../../data/response/counts'
import type { ResponsePlace } from '../../data/response/rows'
import { answeredAbove, answersInThread } from '../../data/response/threads'
import { setResponseStatus } from '../../data/response/writes'
import type { Needs } from '../parts'
import { rescored } from './respond'

/** How many answers take their pages along at once. */
const MOST_ANSWERS = 250

/** The posts and people whose pages of responses show a thread: the answered posts, and the people who answer. */
async function withPages(db: Database, postId: string): Promise<string[]> {
  const answers = await db.all(answersInThread, postId, MOST_ANSWERS)
  return answers.flatMap(({ parentId, authorId }) => [parentId, authorId])
}

/**
 * The tags of the pages that show a response, or an empty place above it.
 *
 * @param others ids of what and whom else it concerns.
 */
export async function tagsOfPlace(
  { db, purger: { names } }: Needs<'db' | 'purger'>,
  { postId, rootId, authorId }: ResponsePlace,
  others: readonly string[] = [],
): Promise<string[]> {
  const above = await db.all(answeredAbove, postId)
  const ids = new Set([rootId, authorId, ...above.map(({ id }) => id), ...others])
  return [names.post(postId), ...[...ids].map(names.responses)]
}

/**
 * Changes the state of a response with the counts and the pages that depend on it, in one batch.
 *
 * @param status whether it is shown where it was written from now on, which takes all answers to it along; nothing if
 *   that stays.
 * @returns false if somebody else has changed its state meanwhile.
 */
export async function moveResponse(
  { db, clock, purger }: Needs<'db' | 'clock' | 'purger'>,
  place: ResponsePlace,
  before: Post['state'],
  statements: readonly Statement[],
  status?: ResponseStatus,
): Promise<boolean> {
  const { postId, rootId, parentId } = place
  const below = status === undefined ? [] : await withPages(db, postId)
  const tags = await tagsOfPlace({ db, purger }, place, below)
  try {
    await db.write([
      expectState(postId, before),
      ...(status === undefined ? [] : [setResponseStatus(postId, status)]),
      ...statements,
      ...settleThread(postId),
      ...purger.statements(tags, {
        now: clock.now(),
        urgent: before === 'published',
      }),
    ])
  } catch (error) {
    if (!isOutdated(error)) throw error
    return false
  }
  await purger.request()
  const parent = parentId === rootId ? undefined : await db.first(postsByIds, JSON.stringify([parentId]))
  // How relevant the answered response is may lag: it is ranked again with its next clap.
  if (parent) await db.write([rescored(parent, 0)])
  return true
}
