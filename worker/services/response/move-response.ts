import type { Statement } from '../../data/database'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { expectState, isOutdated } from '../../data/post/writes'
import { settleThread } from '../../data/response/counts'
import type { ResponsePlace } from '../../data/response/rows'
import type { Needs } from '../parts'
import { rescored } from './respond'

/**
 * Changes the state of a response with the counts and the pages that depend on it, in one batch.
 *
 * @returns false if somebody else has changed its state meanwhile.
 */
export async function moveResponse(
  { db, clock, purger }: Needs<'db' | 'clock' | 'purger'>,
  { postId, rootId, parentId, authorId }: ResponsePlace,
  before: Post['state'],
  statements: readonly Statement[],
): Promise<boolean> {
  const { names } = purger
  const tags = [names.post(postId), ...new Set([rootId, parentId, authorId].map(names.responses))]
  try {
    await db.write([
      expectState(postId, before),
      ...statements,
      ...settleThread(postId),
      ...purger.statements(tags, { now: clock.now(), urgent: before === 'published' }),
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
