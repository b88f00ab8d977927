import { MENTIONS_ARE_NEWS_FOR } from '../../../schema/rules/webmentions'
import { untoldStories } from '../../data/webmention/queries'
import { setWebmentionVersion, tellFormerTargets, tellTargets } from '../../data/webmention/writes'
import type { JobNeeds } from '../parts'
import { bodyOf } from '../response/body-of'
import { pagesLinkedFrom } from './links-of-body'
import { requestWebmentions } from './request-webmentions'

/**
 * Has the sites told that stories mention since they have changed, or that they don't any more: each once for a version.
 * Running twice tells nobody twice. Rule: docs/rules/webmentions.md, "Out".
 *
 * @throws if the database can't be reached.
 */
export async function findTargets(
  { db, clock, mainOrigin, webmentionQueue }: JobNeeds<'db' | 'clock' | 'mainOrigin' | 'webmentionQueue'>,
  postIds: readonly string[],
): Promise<void> {
  const now = clock.now()
  const untold = await db.all(untoldStories, JSON.stringify(postIds), now - MENTIONS_ARE_NEWS_FOR)
  if (untold.length === 0) return
  for (const { id: postId, versionId, isPublic } of untold) {
    const pages = isPublic === 1 ? pagesLinkedFrom(await bodyOf(db, { versionId }), mainOrigin) : []
    await db.write([
      tellFormerTargets(postId, now),
      ...(pages.length > 0 ? [tellTargets(postId, JSON.stringify(pages), now)] : []),
      setWebmentionVersion({ postId, versionId: isPublic === 1 ? (versionId ?? '') : '' }),
    ])
  }
  await requestWebmentions(webmentionQueue, 'send-webmentions')
}
