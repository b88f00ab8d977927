import type { Database } from '../../data/database'
import { feedOfCollections, feedOfTags, feedOfUsers } from '../../data/feed/following'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import { type PageOf, type Paging, readPage } from '../paging'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { byTime, latestOfTag, ofCollection, ofCreator } from '../post/lists'
import { findTopic } from '../tag/topic'

/** What can be followed. */
type Kind = 'people' | 'publications' | 'topics'

const FEEDS = { people: feedOfUsers, publications: feedOfCollections, topics: feedOfTags } as const

/** The newest stories of all that somebody follows of a kind. */
const feedOfAll = (db: Database, userId: string, kind: Kind, paging?: Paging | null) =>
  readPage(paging, ([key, id], limit) => db.all(FEEDS[kind], userId, key, id, limit), byTime)

/** A feed's name, if it is of one alone, and its stories. */
interface Feed {
  name: string | null
  page: PageOf<Post>
}

/**
 * The newest stories of all that somebody follows of a kind, or of a single one by its id or slug, followed or not.
 * Nothing if that one isn't there.
 */
export async function feedFor(
  reader: Reader,
  userId: string,
  kind: Kind,
  id?: string | null,
  paging?: Paging | null,
): Promise<Feed | undefined> {
  const { db } = reader
  if (id == null) return { name: null, page: await feedOfAll(db, userId, kind, paging) }
  if (kind === 'people') {
    const user = await reader.users.load(id)
    if (!user || !can(VISITOR, 'list', { entity: 'user', user })) return undefined
    return { name: user.name, page: await ofCreator(db, id, paging) }
  }
  if (kind === 'publications') {
    const collection = await reader.collections.load(id)
    return collection && { name: collection.name, page: await ofCollection(db, id, paging) }
  }
  const tag = await findTopic(reader, id)
  return tag && { name: tag.name, page: await latestOfTag(db, tag.slug, paging) }
}
