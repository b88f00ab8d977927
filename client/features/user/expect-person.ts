import { notFound, redirect } from '@tanstack/react-router'
import { linkTo, queryText } from '../../../schema/routes/links'
import type { LoadContext } from '../../lib/page'

/** The result of a query for a person. */
type Answer = { __typename: 'User'; username: string } | { __typename: string }

/**
 * Throws the response for a person who doesn't exist, and redirects a former username permanently to the
 * current one. On a person's own host the name is always the current one.
 */
export function expectPerson(
  page: LoadContext,
  user: Answer,
  route:
    | 'ShowUser'
    | 'ShowUserAbout'
    | 'ShowUserBooks'
    | 'ShowUserFollowers'
    | 'ShowUserFollowing'
    | 'ShowUserHighlights'
    | 'ShowUserLists'
    | 'ShowUserRecommended'
    | 'ShowUserResponses'
    | 'ShowUserSeries'
    | 'SubscribeUser'
    | 'UserPublications',
): void {
  if (!('username' in user)) throw notFound()
  if (user.username === page.params.username || page.state.client.table !== 'default') return
  const href = linkTo(route, { username: user.username }) + queryText(page.search)
  throw redirect({ href, statusCode: 301 })
}
