import { linkTo } from '../../../schema/routes/links'
import { safeWebAddress } from '../../../schema/rules/links'
import { mediaHref } from '../../data/rss/queries'
import { VISITOR } from '../../services/policies/actor'
import { can } from '../../services/policies/can'
import type { Endpoint } from '../endpoint'
import { redirectTo } from './redirect-to'

/** A person's profile by their id. Nobody learns the name behind a closed account. */
export const showUserById: Endpoint = async ({ params, reader, origin }) => {
  const user = params.userId ? await reader.users.load(params.userId) : undefined
  if (!user || !can(VISITOR, 'see', { entity: 'user', user })) return undefined
  return redirectTo(origin + linkTo('ShowUser', { username: user.username }), 301)
}

/** A publication's home page by its id. */
export const showCollectionById: Endpoint = async ({ params, reader, origin }) => {
  const collection = params.collectionId ? await reader.collections.load(params.collectionId) : undefined
  return collection && redirectTo(origin + linkTo('ShowCollection', { collectionSlug: collection.slug }), 301)
}

/** The target of an embed. Only targets stored in a story, and only on the web. */
export const showMediaHref: Endpoint = async ({ params, reader }) => {
  const stored = await reader.db.first(mediaHref, params.mediaResourceId ?? '')
  const href = stored && safeWebAddress(stored.href)
  return href ? redirectTo(href, 302) : undefined
}
