import * as picks from '../../data/post/staff-picks'
import type { Reader } from '../../data/reader'
import { type Key, type PageOf, type Paging, readPage } from '../paging'

/**
 * Stories that staff recommends, newest recommendation first. Their writers and publications come in the same
 * round trip: the 404 page shows them, and has already spent one looking for what doesn't exist.
 */
export const staffPicks = (reader: Reader, paging?: Paging | null): Promise<PageOf<picks.StaffPick>> =>
  readPage(
    paging,
    async ([key, id], limit) => {
      const [posts, writers, collections] = await Promise.all([
        reader.db.all(picks.staffPicks, key, id, limit),
        reader.db.all(picks.writersOfStaffPicks, key, id, limit),
        reader.db.all(picks.collectionsOfStaffPicks, key, id, limit),
      ])
      for (const writer of writers) reader.users.prime(writer.id, writer)
      for (const collection of collections) reader.collections.prime(collection.id, collection)
      return posts
    },
    (post): Key => [post.pickedAt, post.id],
  )
