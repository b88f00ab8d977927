import type { Database } from '../../data/database'
import * as tags from '../../data/tag/queries'
import type { Tag } from '../../data/tag/rows'
import { type Key, type Paging, readPage } from '../paging'

const byPosts = (tag: Tag): Key => [tag.postCount, tag.slug]

/** Tags that staff chose, those with the most stories first. */
export const featuredTags = (db: Database, paging?: Paging | null) =>
  readPage(paging, ([key, slug], limit) => db.all(tags.featuredTags, key, slug, limit), byPosts)

/** Tags with the most stories first. */
export const topTags = (db: Database, paging?: Paging | null) =>
  readPage(paging, ([key, slug], limit) => db.all(tags.topTags, key, slug, limit), byPosts)

/** The people who write most in a tag. */
export const writersOfTag = (db: Database, tagSlug: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => db.all(tags.writersOfTag, tagSlug, key, id, limit),
    (writer): Key => [writer.storiesInTag, writer.id],
  )
