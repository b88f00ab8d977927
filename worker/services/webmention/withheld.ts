import { WEBMENTIONS_WITHHELD } from '../../../schema/rules/webmentions'
import type { Database } from '../../data/database'
import { type WebmentionRow, webmentionsOf } from '../../data/webmention/incoming'
import type { Actor } from '../policies/actor'
import { canIn, findDiscussion } from '../response/discussion'

/** The mentions of a story that wait, and those that were hidden, for those who decide on them; none for anybody else. */
export async function withheldWebmentions(
  db: Database,
  postId: string,
  actor: Actor,
): Promise<WebmentionRow[]> {
  const discussion = actor && (await findDiscussion(db, 'post', postId))
  if (!discussion || !canIn(actor, discussion, 'curate')) return []
  const [held, hidden] = await Promise.all([
    db.all(webmentionsOf, postId, 'held', WEBMENTIONS_WITHHELD),
    db.all(webmentionsOf, postId, 'hidden', WEBMENTIONS_WITHHELD),
  ])
  return [...held, ...hidden]
}
