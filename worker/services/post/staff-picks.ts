import * as picks from '../../data/post/staff-picks'
import type { Reader } from '../../data/reader'
import { FROM_TOP, type Key, type LeftOut, type PageOf, type Paging, readPage } from '../paging'

/** Stories that staff recommends, newest recommendation first. */
export const staffPicks = (
  reader: Reader,
  paging?: Paging | null,
  leftOut?: LeftOut,
): Promise<PageOf<picks.StaffPick>> =>
  readPage(
    paging,
    ([key, id], limit) => reader.db.all(picks.staffPicks, key, id, limit),
    (post): Key => [post.pickedAt, post.id],
    FROM_TOP,
    leftOut,
  )

/** Every pick with its story, whatever has become of that, newest first. */
export const everyPick = (reader: Reader, paging?: Paging | null) =>
  readPage(
    paging,
    ([key, id], limit) => reader.db.all(picks.everyPick, key, id, limit),
    ({ pickedAt, id }): Key => [pickedAt, id],
  )
