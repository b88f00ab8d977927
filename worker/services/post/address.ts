import { linkTo } from '../../../schema/routes/links'
import { ownOrigin } from '../../../schema/routes/own-origin'
import { postSegment } from '../../../schema/rules/slug'
import type { Collection } from '../../data/collection/rows'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'

/** A publication as far as its stories' addresses need it; `domain` is one that is live. */
interface Publication {
  slug: string
  domain: string | null
}

/** The publication's own domain, once it is verified. */
export const liveDomain = ({ domain, domainVerifiedAt }: Collection): string | null =>
  domainVerifiedAt === null ? null : domain

/**
 * A story's canonical address, absolute: on its publication's own domain if that is live, otherwise on the
 * main host. Rule: docs/rules/routes.md, "Story addresses".
 *
 * @param place its publication, or otherwise its writer's username; undefined if neither exists any more.
 */
export function addressOf(
  { slug, id }: Pick<Post, 'slug' | 'id'>,
  place: Publication | string | undefined,
  mainOrigin: string,
): string {
  const postId = postSegment(slug, id)
  if (place === undefined) return mainOrigin + linkTo('ShowPost', { postId })
  if (typeof place === 'string') return mainOrigin + linkTo('ShowUserPost', { username: place, postId })
  const { slug: collectionSlug, domain } = place
  if (domain === null) return mainOrigin + linkTo('ShowCollectionPost', { collectionSlug, postId })
  const host = { table: 'default', main: mainOrigin, own: ownOrigin(domain, mainOrigin) } as const
  return linkTo('ShowCollectionPost', { collectionSlug, postId }, { host })
}

/** The canonical address of a publication's home, absolute: on its own domain if that is live. */
export function homeOfCollection({ slug: collectionSlug, domain }: Publication, mainOrigin: string): string {
  if (domain === null) return mainOrigin + linkTo('ShowCollection', { collectionSlug })
  const host = { table: 'default', main: mainOrigin, own: ownOrigin(domain, mainOrigin) } as const
  return linkTo('ShowCollection', { collectionSlug }, { host })
}

/** The canonical address of a story whose place has to be looked up. */
export async function storyAddress(
  reader: Pick<Reader, 'users' | 'collections'>,
  post: Post,
  mainOrigin: string,
): Promise<string> {
  const collection = post.collectionId ? await reader.collections.load(post.collectionId) : undefined
  if (collection)
    return addressOf(post, { slug: collection.slug, domain: liveDomain(collection) }, mainOrigin)
  return addressOf(post, (await reader.users.load(post.creatorId))?.username, mainOrigin)
}
