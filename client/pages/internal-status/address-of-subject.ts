import { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { lastSegment } from '../../features/moderation/last-segment'

/**
 * The staff page of what somebody has typed or pasted: a username with its @, a story’s address or id, or the address
 * of a list or a publication; nothing for anything else.
 */
export function addressOfSubject(typed: string): string | undefined {
  const segment = lastSegment(typed)
  if (/^@[\w.-]+$/.test(segment)) return linkTo('AdminUser', { id: segment.toLowerCase() })
  const id = postIdOf(segment)
  if (id !== undefined) return linkTo(/\/list\//.test(typed) ? 'AdminCatalog' : 'AdminPost', { id })
  // A word alone may be anything.
  const isSlug = typed.includes('/') && /^[a-z\d-]+$/i.test(segment)
  return isSlug ? linkTo('AdminCollection', { id: segment.toLowerCase() }) : undefined
}
