import { linkTo, queryText } from '../../../schema/routes/links'
import { usePage } from '../../lib/use-page'
import type { FollowTarget } from './target'

/**
 * The address that follows or unfollows without script and then leads back to this page. It is on the main host,
 * where visitors sign in. Topics have none.
 */
export function useFollowAction({ kind, id }: FollowTarget, isFollowing = false): string | undefined {
  const { pathname, search, state } = usePage()
  if (kind === 'tag') return undefined
  const here = pathname + queryText(search)
  const { table, origin } = state.client
  const back = { query: { redirectUrl: table === 'default' ? here : origin + here } }
  if (isFollowing) {
    const params = { id, x: 'unfollow' }
    return kind === 'user'
      ? linkTo('SubscribeUserVariant', params, back)
      : linkTo('SubscribeCollectionVariant', params, back)
  }
  return kind === 'user'
    ? linkTo('SubscribeUserAction', { id }, back)
    : linkTo('SubscribeCollection', { id }, back)
}
