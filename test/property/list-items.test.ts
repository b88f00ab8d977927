import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_LIST_ITEMS } from '../../schema/rules/limits'
import { changedItems, type PlacedItem } from '../../worker/services/catalog/item-changes'

const STORIES = ['a', 'b', 'c', 'd', 'e', 'f']
const change = fc.record({
  type: fc.constantFrom('ADD' as const, 'REMOVE' as const, 'MOVE' as const, 'NOTE' as const),
  postId: fc.constantFrom(...STORIES),
  note: fc.option(fc.constantFrom('x', 'y')),
  position: fc.option(fc.nat({ max: 7 })),
})
type Change = ReturnType<typeof change.generate>['value_']

/** What a list should be after a change, by names and notes alone; nothing if the change is refused. */
function expected(list: [string, string][], { type, postId, note, position }: Change) {
  const at = list.findIndex(([id]) => id === postId)
  const others = list.filter(([id]) => id !== postId)
  const [, remark = ''] = list[at] ?? []
  if (type === 'REMOVE') return others
  if ((type === 'ADD') !== (at === -1)) return undefined
  if (type === 'NOTE') return list.map(([id, text]) => [id, id === postId ? (note ?? '') : text] as const)
  const entry = [postId, type === 'ADD' ? (note ?? '') : remark] as const
  return others.toSpliced(position ?? 0, 0, entry as [string, string])
}

let made = 0
const newId = () => String(made++)
const shown = (items: readonly PlacedItem[]) => items.map(({ postId, note }) => [postId, note])

test('a list is what its changes make of it, in an order that is stored', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      let items: PlacedItem[] = []
      let list: [string, string][] = []
      for (const each of changes) {
        const result = changedItems(items, [each], newId)
        const wanted = expected(list, each) as [string, string][] | undefined
        expect(result.ok).toBe(wanted !== undefined)
        if (!result.ok || !wanted) continue
        items = result.value
        list = wanted
        expect(shown(items)).toEqual(list)
        expect(shown(items.toSorted((a, b) => a.position - b.position))).toEqual(list)
        expect(new Set(items.map(({ position }) => position)).size).toBe(items.length)
      }
    }),
  )
})

test('putting a story first, or moving one, leaves the places of others alone until there is no room', () => {
  const items = Array.from({ length: 100 }, (_, i) => ({
    id: `${i}`,
    postId: `${i}`,
    note: '',
    position: i * 1024,
  }))
  for (const each of [
    { type: 'ADD' as const, postId: 'new' },
    { type: 'MOVE' as const, postId: '70', position: 3 },
  ]) {
    const result = changedItems(items, [each], newId)
    if (!result.ok) throw new Error(result.failure.message)
    const before = new Map(items.map(({ postId, position }) => [postId, position]))
    expect(result.value.filter(({ postId, position }) => before.get(postId) !== position)).toHaveLength(1)
  }
})

test('a full list takes no more, and says how many it can have', () => {
  const items = Array.from({ length: MAX_LIST_ITEMS }, (_, i) => ({
    id: `${i}`,
    postId: `${i}`,
    note: '',
    position: i,
  }))
  const result = changedItems(items, [{ type: 'ADD', postId: 'new' }], newId)
  expect(result).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } })
  expect(result.ok ? '' : result.failure.message).toContain('1,000 stories')
  const instead = changedItems(
    items,
    [
      { type: 'REMOVE', postId: '5' },
      { type: 'ADD', postId: 'new' },
    ],
    newId,
  )
  expect(instead.ok && instead.value.length).toBe(MAX_LIST_ITEMS)
})
