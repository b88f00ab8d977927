import * as v from 'valibot'
import {
  catalogDescription,
  catalogName,
  catalogNote,
  catalogVisibility,
} from '../../../../schema/inputs/catalog'
import { entityId } from '../../../../schema/inputs/text'
import { predefinedId } from '../../../../schema/routes/catalog-id'
import { PUBLIC_LIST } from '../../../../schema/rules/catalogs'
import { MAX_LIST_ITEMS, MAX_LISTS } from '../../../../schema/rules/limits'
import { slugify } from '../../../../schema/rules/slug'
import { catalogMessages } from '../../../../schema/wording/catalog-messages'
import { importOwnWording as wording } from '../../../../schema/wording/import-own'
import { insertCatalog, insertPredefined } from '../../../data/catalog/changes'
import { catalogById } from '../../../data/catalog/queries'
import { type RestoredItem, restoreItems } from '../../../data/import/own-data'
import { bannedLinkIn } from '../../banned-domain/find-banned'
import { emptyReadingList } from '../../catalog/reading-list'
import { writeChange } from '../../catalog/require-catalog'
import { derivedId } from '../../import/ids'
import type { OwnData, OwnRow } from '../../import/own-data/own-data'
import { can } from '../../policies/can'
import type { Piece, Restored, Restoring } from './restoring'
import { rowsLike } from './rows-like'

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const listRow = v.object({
  id: v.pipe(v.string(), v.maxLength(60)),
  name: catalogName,
  description: catalogDescription,
  // The others come from what somebody reads or buys.
  type: v.picklist(['list', 'reading-list']),
  visibility: catalogVisibility,
  createdAt: time,
  updatedAt: time,
  deletedAt: v.null(),
})
type List = v.InferOutput<typeof listRow>

const itemRow = v.object({
  catalogId: v.string(),
  postId: entityId,
  position: v.pipe(v.number(), v.safeInteger()),
  note: catalogNote,
  addedAt: time,
})

/** The items that a list had, and those whose stories can be read here. */
async function itemsOf(
  restoring: Restoring,
  listId: string,
  id: string,
): Promise<{ all: number; here: RestoredItem[] }> {
  const isOfList = ({ catalogId }: OwnRow) => catalogId === listId
  const rows = await rowsLike(restoring.data, 'catalog_item', itemRow, isOfList)
  const some = rows.slice(0, MAX_LIST_ITEMS)
  const stories = await restoring.stories(some.map(({ postId }) => postId))
  const now = restoring.parts.clock.now()
  const here: RestoredItem[] = []
  for (const { postId, position, note, addedAt } of some) {
    const post = stories.get(postId)
    if (post === undefined) continue
    const itemId = await derivedId('markdown', 'item', id, post.id)
    here.push({ id: itemId, postId: post.id, position, note, addedAt: Math.min(addedAt, now) })
  }
  return { all: rows.length, here }
}

async function restore(restoring: Restoring, list: List): Promise<Restored> {
  const { parts, owner, actor } = restoring
  const { db, clock } = parts
  const now = clock.now()
  const isReadingList = list.type === 'reading-list'
  const id = isReadingList
    ? predefinedId(owner.id, 'reading-list')
    : await derivedId('markdown', 'list', owner.id, list.id)
  const known = await db.first(catalogById, id)
  if (known?.deletedAt) return { outcome: 'skipped', notes: [wording.deletedHere] }
  const times = { createdAt: Math.min(list.createdAt, now), updatedAt: Math.min(list.updatedAt, now) }
  const { name, description, visibility } = list
  const row = isReadingList
    ? { ...emptyReadingList(owner.id), ...times, responsesClosed: false, isInLibrary: false }
    : {
        id,
        slug: slugify(name),
        name,
        description,
        creatorId: owner.id,
        visibility,
        ...times,
        deletedAt: null,
      }
  if (!can(actor, 'edit', { entity: 'catalog', catalog: row }))
    return { outcome: 'skipped', notes: [catalogMessages.elsewhere] }
  const { all, here } = await itemsOf(restoring, list.id, id)
  const banned = await bannedLinkIn(db, [name, description, here.map(({ note }) => note)])
  if (banned) return { outcome: 'skipped', notes: [banned.failure.message] }
  const before = known?.itemCount ?? 0
  await writeChange(
    { ...parts, reindex: parts.reindexAll },
    row,
    [
      isReadingList ? insertPredefined(row) : insertCatalog(row, MAX_LISTS),
      ...restoreItems(id, here, times.updatedAt, MAX_LIST_ITEMS),
    ],
    { isSeen: row.visibility === PUBLIC_LIST },
  )
  const after = await db.first(catalogById, id)
  if (after === undefined) return { outcome: 'skipped', notes: [catalogMessages.tooMany(MAX_LISTS)] }
  const notes = here.length < all ? [wording.missing(all - here.length)] : []
  return { outcome: known && after.itemCount === before ? 'unchanged' : 'imported', notes }
}

/** The lists of an export that weren't deleted, nor hidden by staff. */
export async function listPieces(data: OwnData): Promise<Piece[]> {
  const lists = await rowsLike(data, 'catalog', listRow)
  return lists.map((list) => ({
    kind: 'list',
    title: list.name,
    restore: (restoring) => restore(restoring, list),
  }))
}
