import { linkTo } from '../../../schema/routes/links'
import { FOLLOWERS_PAGE_SIZE } from '../../../schema/rules/limits'
import type { FollowKind } from '../../data/follow/rows'
import type { Reader } from '../../data/reader'
import type { PageOf } from '../paging'
import { type FollowedEntity, followedEntities } from './lists'

/** Somebody who is followed, or a publication, with the absolute address of their page. */
export interface FollowFacts {
  kind: FollowKind
  id: string
  name: string
  url: string
}

async function factsOf(
  reader: Reader,
  origin: string,
  { kind, targetId: id }: FollowedEntity,
): Promise<FollowFacts | undefined> {
  if (kind === 'user') {
    const user = await reader.users.load(id)
    return (
      user && { kind, id, name: user.name, url: origin + linkTo('ShowUser', { username: user.username }) }
    )
  }
  const collection = await reader.collections.load(id)
  if (!collection) return undefined
  const { name, slug } = collection
  return { kind, id, name, url: origin + linkTo('ShowCollection', { collectionSlug: slug }) }
}

/** The people and publications that somebody follows, newest first, as everybody may know them. Two round trips. */
export async function followList(
  reader: Reader,
  origin: string,
  userId: string,
  after: string | null,
): Promise<PageOf<FollowFacts>> {
  const page = await followedEntities(reader.db, userId, { limit: FOLLOWERS_PAGE_SIZE, to: after })
  const items = await Promise.all(page.items.map((entity) => factsOf(reader, origin, entity)))
  return { items: items.filter((item) => item !== undefined), next: page.next }
}
