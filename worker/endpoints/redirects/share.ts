import { linkTo } from '../../../schema/routes/links'
import { publicCatalogOf } from '../../data/feeds/lists'
import { publicPost } from '../../services/feeds/public-post'
import { VISITOR } from '../../services/policies/actor'
import { can } from '../../services/policies/can'
import { storyAddress } from '../../services/post/address'
import type { Endpoint } from '../endpoint'
import { redirectTo } from './redirect-to'
import { type Shared, shareAddress } from './share-address'

const toChannel = (channel: string | undefined, shared: Shared): Response | undefined => {
  const address = shareAddress(channel, shared)
  return address === undefined ? undefined : redirectTo(address, 302)
}

/** Redirects to the channel's own form for sharing a story. Rule: docs/rules/feeds.md, "Share addresses". */
export const sharePost: Endpoint = async ({ params, origin, reader }) => {
  const post = await publicPost(reader, params.postId)
  if (!post) return undefined
  const url = await storyAddress(reader, post, origin)
  return toChannel(params.channel, { title: post.title, url })
}

/** The same for a person's public list, by its slug with or without its id. */
export const shareUserList: Endpoint = async ({ params, origin, reader }) => {
  const user = await reader.usersByName.load(params.username?.toLowerCase() ?? '')
  if (!user || !can(VISITOR, 'list', { entity: 'user', user })) return undefined
  const segment = params.catalogSlug ?? ''
  const id = /(?:^|-)([0-9a-f]{12})$/.exec(segment)?.[1] ?? ''
  const list = await reader.db.first(publicCatalogOf, user.id, segment, id)
  if (!list) return undefined
  const { username } = user
  const path = linkTo('ShowUserList', { username, catalogSlugId: `${list.slug}-${list.id}` })
  return toChannel(params.channel, { title: list.name, url: origin + path })
}
