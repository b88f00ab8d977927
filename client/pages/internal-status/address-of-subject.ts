import { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { lastSegment } from '../../features/moderation/last-segment'

/**
 * The staff page of what somebody has typed or pasted: a username with its @, or a story’s address or id;
 * nothing for anything else.
 */
export function addressOfSubject(typed: string): string | undefined {
  const segment = lastSegment(typed)
  if (/^@[\w.-]+$/.test(segment)) return linkTo('AdminUser', { id: segment.toLowerCase() })
  const postId = postIdOf(segment)
  return postId === undefined ? undefined : linkTo('AdminPost', { id: postId })
}
