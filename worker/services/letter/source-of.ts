import type { StopReason } from '../../../schema/rules/letters'
import type { Letter } from '../../data/letter/queries'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { findNewsletter, type Newsletter } from '../newsletter/find-newsletter'
import type { JobNeeds } from '../parts'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'

/** What a letter sends, and whose it is. */
export interface LetterSource {
  newsletter: Newsletter
  post: Post
}

/** Whether a newsletter may send a story now. */
export async function mayBeMailed({ reader }: JobNeeds<'reader'>, post: Post): Promise<boolean> {
  const writer = (await reader.users.load(post.creatorId)) ?? null
  return post.versionId !== null && writer !== null && can(VISITOR, 'mail', { entity: 'post', post, writer })
}

/** What a letter sends, or why nobody may get it any more. */
export async function sourceOf(
  parts: JobNeeds<'db' | 'reader'>,
  { newsletterId, postId }: Pick<Letter, 'newsletterId' | 'postId'>,
): Promise<LetterSource | StopReason> {
  const [newsletter, [post]] = await Promise.all([
    findNewsletter(parts, newsletterId),
    parts.db.all(postsByIds, JSON.stringify([postId])),
  ])
  if (!newsletter) return 'owner'
  return post && (await mayBeMailed(parts, post)) ? { newsletter, post } : 'story'
}
