import type { OpenList, Reader } from './context'
import { attribute, type Element, isElement } from './tree'

const DEEPEST = 3

const integer = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined

const isReversed = (element: Element): boolean =>
  element.tagName === 'ol' && attribute(element, 'reversed') !== undefined

const itemsIn = (list: Element): number =>
  list.childNodes.filter((node) => isElement(node) && node.tagName === 'li').length

const openList = (element: Element, level: number): OpenList => ({
  isOrdered: element.tagName === 'ol',
  level,
  items: 0,
  counter: {
    next: integer(attribute(element, 'start')) ?? (isReversed(element) ? itemsIn(element) : 1),
    lastIndex: -1,
    ...(isReversed(element) ? { isReversed: true } : {}),
  },
})

/** Reads a list. One within an item, or directly after one, is a level deeper. */
export const readList: Reader = (element, context, converter) => {
  const { list: outer, isInItem } = context
  const isDeeper = outer !== undefined && (isInItem || outer.items > 0)
  const level = outer === undefined ? 0 : Math.min(outer.level + (isDeeper ? 1 : 0), DEEPEST)
  const list = openList(element, level)
  const { isInQuote: _, ...rest } = context
  const read = () =>
    converter.children(element, { ...rest, list, isInItem: false, keepsNewlines: context.keepsNewlines })
  converter.writer.within({ type: 'P' }, read)
  if (isInItem) converter.writer.afterNestedList()
}

/** Reads a list item; one without a list is an item of an unordered list. */
export const readListItem: Reader = (element, context, converter) => {
  const list = context.list ?? openList(element, 0)
  list.items += 1
  const value = list.isOrdered ? integer(attribute(element, 'value')) : undefined
  if (value !== undefined) {
    list.counter.next = value
    list.counter.lastIndex = -1
  }
  const target = list.isOrdered
    ? ({ type: 'OLI', isSoft: true, level: list.level, counter: list.counter } as const)
    : ({ type: 'ULI', isSoft: true, level: list.level } as const)
  converter.writer.within(target, () => converter.children(element, { ...context, list, isInItem: true }))
}
