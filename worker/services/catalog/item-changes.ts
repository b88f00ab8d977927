import type { ItemChange } from '../../../schema/inputs/catalog'
import { POSITION_STEP } from '../../../schema/rules/catalogs'
import { MAX_LIST_ITEMS } from '../../../schema/rules/limits'
import { catalogMessages } from '../../../schema/wording/catalog-messages'
import type { CatalogItem } from '../../data/catalog/rows'
import { type Failure, fail, ok, type Result } from '../result'

/** An item of a list; one without a position is new, or is moved. */
type Item = Pick<CatalogItem, 'id' | 'postId' | 'note'> & { position: number | null }
export type PlacedItem = Item & { position: number }

type Refused = Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'ALREADY_EXISTS' | 'CONFLICT'>

/** The items after one change, in order. */
function changed(
  items: readonly Item[],
  { type, postId, note, position }: ItemChange,
  newId: () => string,
): Result<readonly Item[], Refused> {
  const at = items.findIndex((item) => item.postId === postId)
  const before = items[at]
  if (type === 'ADD') {
    if (before) return fail('ALREADY_EXISTS', catalogMessages.twice, 'postId')
    if (items.length >= MAX_LIST_ITEMS) return fail('CONFLICT', catalogMessages.full(MAX_LIST_ITEMS))
    const added = { id: newId(), postId, note: note ?? '', position: null }
    return ok(items.toSpliced(position ?? 0, 0, added))
  }
  // An item that is gone needn't be taken out again.
  if (!before) return type === 'REMOVE' ? ok(items) : fail('NOT_FOUND', catalogMessages.notInList, 'postId')
  if (type === 'REMOVE') return ok(items.toSpliced(at, 1))
  if (type === 'NOTE') return ok(items.with(at, { ...before, note: note ?? '' }))
  const to = Math.min(position ?? 0, items.length - 1)
  return ok(to === at ? items : items.toSpliced(at, 1).toSpliced(to, 0, { ...before, position: null }))
}

const renumbered = (items: readonly Item[]): PlacedItem[] =>
  items.map((item, i) => ({ ...item, position: i * POSITION_STEP }))

/** A position between two neighbours, either of which may be missing; nothing if there is no room. */
function between(before: number | undefined, after: number | undefined): number | undefined {
  if (after === undefined) return before === undefined ? 0 : before + POSITION_STEP
  if (before === undefined) return after - POSITION_STEP
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : undefined
}

/** Gives every item a position. As many as possible keep theirs. */
function placed(items: readonly Item[]): PlacedItem[] {
  // The position of the next item that has one, from behind.
  const next: (number | undefined)[] = []
  for (let i = items.length - 1; i >= 0; i--) next[i] = items[i + 1]?.position ?? next[i + 1]
  const done: PlacedItem[] = []
  for (const [i, item] of items.entries()) {
    const position = item.position ?? between(done.at(-1)?.position, next[i])
    if (position === undefined) return renumbered(items)
    done.push({ ...item, position })
  }
  return done
}

/** The items of a list after some changes, which are made one after the other. */
export function changedItems(
  items: readonly PlacedItem[],
  changes: readonly ItemChange[],
  newId: () => string,
): Result<PlacedItem[], Refused> {
  let now: readonly Item[] = items
  for (const change of changes) {
    const result = changed(now, change, newId)
    if (!result.ok) return result
    now = result.value
  }
  return ok(placed(now))
}
