import { linkTo } from '../../../schema/routes/links'
import { imageUrl } from '../../../schema/rules/images'
import { apiWording } from '../../../schema/wording/api'
import { contributorsOfCollection, relatedCollectionIds } from '../../data/collection/people'
import { rolesOfUser } from '../../data/collection/queries'
import type { CollectionEditor } from '../../data/collection/rows'
import type { Reader } from '../../data/reader'
import type { User } from '../../data/user/rows'
import { type Key, LARGEST_PAGE, type PageOf, readPage } from '../paging'
import { type Failure, fail, ok, type Result } from '../result'

/**
 * What programs are told at `/v1`, in the words that programs for such sites know. Addresses are absolute. Rule:
 * docs/rules/api.md, "Addresses for other programs".
 */

/** A list's first place, when it is in the order of ids. */
const FROM_FIRST: Key = [0, '']

type Role = Lowercase<CollectionEditor['role']>
const named = (role: CollectionEditor['role']): Role => role.toLowerCase() as Role

const picture = (origin: string, imageId: string | null): string | null =>
  imageId ? origin + imageUrl(imageId, { strategy: 'crop', width: 320, height: 320, webp: false }) : null

/** The person whom a token belongs to. */
export const apiPerson = (origin: string, { id, username, name, imageId }: User) => ({
  id,
  username,
  name,
  url: origin + linkTo('ShowUser', { username }),
  imageUrl: picture(origin, imageId),
})

/** A publication that a person writes in, runs or follows; the role is null for one that they only follow. */
export interface ApiPublication {
  id: string
  name: string
  description: string
  url: string
  imageUrl: string | null
  role: Role | null
}

/** A person’s publications, which only they themselves are told: to others there is no such person. */
export async function apiPublications(
  { db, collections }: Reader,
  origin: string,
  { viewerId, userId, after }: { viewerId: string; userId: string; after: string | null },
): Promise<Result<PageOf<ApiPublication>, Failure<'NOT_FOUND'>>> {
  if (userId !== viewerId) return fail('NOT_FOUND', apiWording.noPerson)
  const [page, roles] = await Promise.all([
    readPage(
      { limit: LARGEST_PAGE, to: after },
      ([, id], limit) => db.all(relatedCollectionIds, userId, id, limit),
      ({ id }) => [0, id],
      FROM_FIRST,
    ),
    db.all(rolesOfUser, userId),
  ])
  const loaded = await Promise.all(page.items.map(({ id }) => collections.load(id)))
  const items = loaded.flatMap((collection) => {
    // It was removed a moment ago.
    if (!collection) return []
    const { id, name, tagline, description, slug, avatarId } = collection
    const held = roles.find(({ collectionId }) => collectionId === id)?.role
    return {
      id,
      name,
      description: description || tagline,
      url: origin + linkTo('ShowCollection', { collectionSlug: slug }),
      imageUrl: picture(origin, avatarId),
      role: held ? named(held) : null,
    }
  })
  return ok({ items, next: page.next })
}

/** Somebody with a role in a publication. */
export interface ApiContributor {
  publicationId: string
  userId: string
  role: Role
}

/** Who owns a publication, edits it or writes in it, as everybody may know. */
export async function apiContributors(
  { db, collections }: Reader,
  { publicationId, after }: { publicationId: string; after: string | null },
): Promise<Result<PageOf<ApiContributor>, Failure<'NOT_FOUND'>>> {
  if (!(await collections.load(publicationId))) return fail('NOT_FOUND', apiWording.noPublication)
  const page = await readPage(
    { limit: LARGEST_PAGE, to: after },
    ([, id], limit) => db.all(contributorsOfCollection, publicationId, id, limit),
    ({ userId }) => [0, userId],
    FROM_FIRST,
  )
  const items = page.items.map(({ userId, role }) => ({ publicationId, userId, role: named(role) }))
  return ok({ items, next: page.next })
}
