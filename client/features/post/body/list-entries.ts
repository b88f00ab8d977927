import type { ListItemParagraph } from '../../../../schema/story/paragraph'

/** What decides which list an item stands in. */
export type Listed = Pick<ListItemParagraph, 'type' | 'level' | 'start'>

/** An item with the deeper ones that follow it. */
export interface ListEntry<Item extends Listed = ListItemParagraph> {
  item: Item
  inner: Item[]
}

/**
 * Groups consecutive items into lists, deeper ones with the item before them. Another kind of list, a start
 * number or a step outwards begins another list.
 */
export function listsOf<Item extends Listed>(items: readonly Item[]): ListEntry<Item>[][] {
  const lists: ListEntry<Item>[][] = []
  for (const item of items) {
    const list = lists.at(-1)
    const first = list?.[0]?.item
    if (list && first && item.level > first.level) list.at(-1)?.inner.push(item)
    else if (list && first?.level === item.level && first.type === item.type && item.start === undefined)
      list.push({ item, inner: [] })
    else lists.push([{ item, inner: [] }])
  }
  return lists
}
