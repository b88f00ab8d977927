import { linkTo } from '../../../schema/routes/links'
import { usePage } from '../../lib/use-page'
import type { FollowTarget } from './target'

/**
 * The address that follows or unfollows without script, and then leads back to this page: of the main host for a
 * visitor, who signs in there. There is none for topics.
 */
export function useFollowAction({ kind, id }: FollowTarget, isFollowing = false): string | undefined {
  const { pathname, search, state } = usePage()
  if (kind === 'tag') return undefined
  const query = new URLSearchParams(search).toString()
  const here = query ? `${pathname}?${query}` : pathname
  const { table, origin } = state.client
  const back = { query: { redirectUrl: table === 'default' ? here : origin + here } }
  if (isFollowing) {
    const params = { id, x: 'unfollow' }
    return kind === 'user'
      ? linkTo('SubscribeUserVariant', params, back)
      : linkTo('SubscribeCollectionVariant', params, back)
  }
  const path =
    kind === 'user'
      ? linkTo('SubscribeUserAction', { id }, back)
      : linkTo('SubscribeCollection', { id }, back)
  return path
}
