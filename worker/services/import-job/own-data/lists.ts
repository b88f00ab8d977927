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
import type { OwnData } from '../../import/own-data/own-data'
import { can } from '../../policies/can'
import { parseInput } from '../../use-case'
import type { Piece, Restored, Restoring } from './restoring'

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
  const rows = (await restoring.data.rows('catalog_item')).flatMap((row) => {
    const read = parseInput(itemRow, row)
    return read.ok && read.value.catalogId === listId ? [read.value] : []
  })
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
  return (await data.rows('catalog')).flatMap((row): Piece[] => {
    const read = parseInput(listRow, row)
    if (!read.ok) return []
    const { value } = read
    return [{ kind: 'list', title: value.name, restore: (restoring) => restore(restoring, value) }]
  })
}
