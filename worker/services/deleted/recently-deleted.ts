import { LIST_TRASH_DAYS, SERIES_TRASH_DAYS } from '../../../schema/rules/limits'
import { DELETED_QUOTE_KEPT } from '../../../schema/rules/quotes'
import { DAY } from '../../../schema/rules/time-units'
import type { Database } from '../../data/database'
import { type DeletedRow, deletedHighlights, deletedLists, deletedSeries } from '../../data/deleted/queries'
import { type Key, type PageOf, type Paging, readPage } from '../paging'

/** How long each kind is kept, in milliseconds. */
const KEPT: Readonly<Record<DeletedRow['kind'], number>> = {
  list: LIST_TRASH_DAYS * DAY,
  series: SERIES_TRASH_DAYS * DAY,
  highlight: DELETED_QUOTE_KEPT,
}

/** What a person has deleted and can restore, the last one first. Rule: docs/rules/catalog.md, "Recently deleted". */
export const recentlyDeleted = (
  db: Database,
  userId: string,
  paging?: Paging | null,
): Promise<PageOf<DeletedRow>> =>
  readPage<DeletedRow>(
    paging,
    async ([at, id], limit) => {
      const kinds = await Promise.all([
        db.all(deletedLists, userId, at, id, limit),
        db.all(deletedSeries, userId, at, id, limit),
        db.all(deletedHighlights, userId, at, id, limit),
      ])
      return kinds
        .flat()
        .toSorted((a, b) => b.deletedAt - a.deletedAt || (a.id < b.id ? 1 : -1))
        .slice(0, limit)
    },
    ({ deletedAt, id }): Key => [deletedAt, id],
  )

/** How many days something is still kept, today included. */
export const daysKept = ({ kind, deletedAt }: DeletedRow, now: number): number =>
  Math.max(0, Math.ceil((deletedAt + KEPT[kind] - now) / DAY))
