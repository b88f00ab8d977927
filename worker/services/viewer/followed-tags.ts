import * as follows from '../../data/viewer/tag-follows'
import { type Key, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'

/** Topics that a person follows, newest first. */
export const followedTags = ({ db }: Needs<'db'>, userId: string, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, slug], limit) => db.all(follows.followedTags, userId, key, slug, limit),
    (tag): Key => [tag.followedAt, tag.slug],
  )
