import type { Drafts } from '../../platform/drafts/drafts'

/** How many are forgotten at the same time. */
const AT_ONCE = 50

/**
 * Forgets the drafts of stories that are deleted for good. Never rejects: a draft that couldn't be told stores nothing
 * of a removed story, and forgets it by itself after 14 days.
 */
export async function forgetDrafts(
  drafts: Pick<Drafts, 'forget'>,
  postIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < postIds.length; at += AT_ONCE) {
    const told = await Promise.allSettled(postIds.slice(at, at + AT_ONCE).map((id) => drafts.forget(id)))
    const failed = told.filter(({ status }) => status === 'rejected').length
    if (failed > 0) console.error(JSON.stringify({ event: 'drafts-not-forgotten', failed }))
  }
}
