import { catalogSegment } from '../../../schema/routes/catalog-id'
import { linkTo } from '../../../schema/routes/links'
import { postSegment } from '../../../schema/rules/slug'
import { findCatalogOf } from '../../services/catalog/find-catalog'
import { VISITOR } from '../../services/policies/actor'
import { can } from '../../services/policies/can'
import { storyAddress } from '../../services/post/address'
import { findSequence } from '../../services/sequence/find-sequence'
import type { Endpoint } from '../endpoint'
import { openPost } from '../helpers/open-post'
import { redirectTo } from './redirect-to'
import { type Shared, shareAddress } from './share-address'

const toChannel = (channel: string | undefined, shared: Shared): Response | undefined => {
  const address = shareAddress(channel, shared)
  return address === undefined ? undefined : redirectTo(address, 302)
}

/** Redirects to the channel's own form for sharing a story. Rule: docs/rules/feeds.md, "Share addresses". */
export const sharePost: Endpoint = async (context) => {
  const { params, origin, reader } = context
  const post = await openPost(context)
  if (!post || post instanceof Response) return post
  const url = await storyAddress(reader, post, origin)
  return toChannel(params.channel, { title: post.listTitle || post.title, url })
}

/** Redirects to the channel's form for sharing a person's public list, found by its slug with or without its id. */
export const shareUserList: Endpoint = async ({ params, origin, reader }) => {
  const { username = '', catalogSlug = '' } = params
  const catalogWithOwner = await findCatalogOf(reader, username, catalogSlug, async () => VISITOR)
  if (!catalogWithOwner || !can(VISITOR, 'read', { entity: 'catalog', ...catalogWithOwner })) return undefined
  const { catalog, owner } = catalogWithOwner
  const path = linkTo('ShowUserList', { username: owner.username, catalogSlugId: catalogSegment(catalog) })
  return toChannel(params.channel, { title: catalog.name, url: origin + path })
}

/** Redirects to the channel's form for sharing a published series, found by the last segment of its address. */
export const shareSequence: Endpoint = async ({ params, origin, reader }) => {
  const sequenceWithOwner = await findSequence(reader, params.sequenceSlug ?? '')
  if (!sequenceWithOwner || !can(VISITOR, 'read', { entity: 'sequence', ...sequenceWithOwner }))
    return undefined
  const { title, slug, id } = sequenceWithOwner.sequence
  const path = linkTo('ShowSequence', { sequenceSlug: postSegment(slug, id) })
  return toChannel(params.channel, { title, url: origin + path })
}
