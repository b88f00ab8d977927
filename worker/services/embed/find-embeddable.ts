import { catalogSegment } from '../../../schema/routes/catalog-id'
import type { RouteName } from '../../../schema/routes/index'
import { linkTo } from '../../../schema/routes/links'
import { matchRoute } from '../../../schema/routes/match'
import { FRAME_HEIGHTS } from '../../../schema/rules/frame-code'
import { coverUrl, imageUrl } from '../../../schema/rules/images'
import { COVER_SIZE, type ImageSize, ratioHeight } from '../../../schema/rules/images/sizes'
import { listedTitle } from '../../../schema/story/listed-title'
import { libraryCatalog } from '../../data/catalog/queries'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import type { User } from '../../data/user/rows'
import { type CatalogWithOwner, findCatalogAt } from '../catalog/find-catalog'
import { ownPlace } from '../identity/own-address'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { homeOfCollection, liveDomain, storyAddress } from '../post/address'
import { publicPost } from '../post/public-post'

/** Where something is looked for. */
export interface EmbeddingSite {
  reader: Reader
  /** The main host's origin. */
  origin: string
}

interface Named {
  name: string
  /** Absolute. */
  url: string
}

/** Something of ours that other sites may show. Addresses are absolute. */
export interface Embeddable {
  title: string
  address: string
  author: Named
  picture: (ImageSize & { url: string }) | null
  /** The path of its frame, and how high that is; null for what has a badge alone. */
  frame: { path: string; height: number } | null
  /** What its card depends on, by ids. */
  about: { posts?: string[]; users?: string[]; collections?: string[]; catalogs?: string[] }
}

type Params = Readonly<Record<string, string>>
type Find = (site: EmbeddingSite, params: Params) => Promise<Embeddable | undefined>

const PICTURE: ImageSize = { width: 680, height: ratioHeight(680, '3:2') }
const AVATAR: ImageSize = { width: 256, height: 256 }

const cropped = (origin: string, imageId: string | null, size: ImageSize): Embeddable['picture'] =>
  imageId === null
    ? null
    : { url: origin + imageUrl(imageId, { strategy: 'crop', ...size, webp: false }), ...size }

const personAt = (origin: string, { name, username }: User): Named => ({
  name,
  url: origin + linkTo('ShowUser', { username }),
})

const pictureOfPost = (origin: string, { id, previewImageId }: Post): Embeddable['picture'] =>
  cropped(origin, previewImageId, PICTURE) ?? { url: origin + coverUrl(id, 'png'), ...COVER_SIZE }

const story: Find = async ({ reader, origin }, { postId }) => {
  const post = await publicPost(reader, postId)
  // What others show is the same in every country.
  if (!post || post.withheldIn !== null) return undefined
  const [address, writer] = await Promise.all([
    storyAddress(reader, post, origin),
    reader.users.load(post.creatorId),
  ])
  if (!writer) return undefined
  const { id, collectionId } = post
  return {
    title: listedTitle(post.listTitle || post.title),
    address,
    author: personAt(origin, writer),
    picture: pictureOfPost(origin, post),
    frame: { path: linkTo('EmbedPost', { postId: id }), height: FRAME_HEIGHTS.post },
    about: { posts: [id], users: [writer.id], collections: collectionId === null ? [] : [collectionId] },
  }
}

function ofCatalog(origin: string, { catalog, owner }: CatalogWithOwner, path: string): Embeddable {
  return {
    title: catalog.name,
    address: origin + path,
    author: personAt(origin, owner),
    picture: cropped(origin, owner.imageId, AVATAR),
    frame: {
      path: linkTo('EmbedList', { catalogSlugId: catalogSegment(catalog) }),
      height: FRAME_HEIGHTS.catalog,
    },
    about: { catalogs: [catalog.id], users: [owner.id] },
  }
}

const isPublic = (list: CatalogWithOwner): boolean => can(VISITOR, 'read', { entity: 'catalog', ...list })

const list: Find = async ({ reader, origin }, { username = '', catalogSlugId = '' }) => {
  const withOwner = await findCatalogAt(reader, username, catalogSlugId, async () => VISITOR)
  if (!withOwner || !isPublic(withOwner)) return undefined
  const segment = catalogSegment(withOwner.catalog)
  const path = linkTo('ShowUserList', { username: withOwner.owner.username, catalogSlugId: segment })
  return ofCatalog(origin, withOwner, path)
}

const listOfLibrary: Find = async ({ reader, origin }, { catalogSlug = '' }) => {
  const catalog = await reader.db.first(libraryCatalog, catalogSlug, '')
  const owner = catalog && (await reader.users.load(catalog.creatorId))
  if (!catalog?.isShown || !owner || !isPublic({ catalog, owner })) return undefined
  return ofCatalog(
    origin,
    { catalog, owner },
    linkTo('ShowCollectionsLibraryCatalog', { catalogSlug: catalog.slug }),
  )
}

const person: Find = async ({ reader, origin }, { username = '' }) => {
  const user = await reader.usersByName.load(username.toLowerCase())
  if (!user || !can(VISITOR, 'list', { entity: 'user', user })) return undefined
  const author = personAt(origin, user)
  return {
    title: user.name,
    address: author.url,
    author,
    picture: cropped(origin, user.imageId, AVATAR),
    frame: null,
    about: { users: [user.id] },
  }
}

const publication: Find = async ({ reader, origin }, { collectionSlug = '' }) => {
  const collection = await reader.collectionsBySlug.load(collectionSlug.toLowerCase())
  if (!collection) return undefined
  const { id, name, slug, avatarId } = collection
  const address = homeOfCollection({ slug, domain: liveDomain(collection) }, origin)
  return {
    title: name,
    address,
    author: { name, url: address },
    picture: cropped(origin, avatarId, AVATAR),
    frame: null,
    about: { collections: [id] },
  }
}

const FINDERS: Partial<Record<RouteName, Find>> = {
  ShowPost: story,
  ShowUserPost: story,
  ShowCollectionPost: story,
  ShowUserList: list,
  ShowCollectionsLibraryCatalog: listOfLibrary,
  ShowUser: person,
  ShowCollection: publication,
}

/**
 * What an absolute address is of: a story, a list, a person or a publication that every visitor may see, on whichever of
 * our hosts. Rule: docs/rules/embedding.md, "oEmbed".
 */
export async function findEmbeddable(site: EmbeddingSite, address: string): Promise<Embeddable | undefined> {
  const { reader, origin } = site
  if (!/^https?:/i.test(address)) return undefined
  const place = await ownPlace(reader.db, address, { main: origin, base: origin })
  const match = place && matchRoute(place.table, place.url.pathname)
  return match && FINDERS[match.route.name]?.(site, { ...place.params, ...match.params })
}
