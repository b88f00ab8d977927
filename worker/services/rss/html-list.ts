import type { ListItemParagraph } from '../../../schema/story/paragraph'
import { directed, type HtmlPlace, htmlText } from './html-text'
import { element, type Xml } from './xml'

/** Consecutive list items as lists: a new one wherever the kind changes, deeper ones inside. */
export function htmlLists(items: readonly ListItemParagraph[], place: HtmlPlace): Xml[] {
  const lists: Xml[] = []
  for (let at = 0; at < items.length; ) {
    const first = items[at]
    if (!first) break
    const end = items.findIndex(
      (item, i) =>
        i > at && (item.level < first.level || (item.level === first.level && item.type !== first.type)),
    )
    const until = end === -1 ? items.length : end
    lists.push(oneList(first, items.slice(at, until), place))
    at = until
  }
  return lists
}

/** Feed readers and mail programs drop form controls, so the box of a to-do list is a sign. */
export const box = (item: ListItemParagraph): string =>
  item.type === 'ULI' && item.isDone !== undefined ? (item.isDone ? '☑ ' : '☐ ') : ''

/** All items are at least as deep as the first. */
function oneList(first: ListItemParagraph, items: readonly ListItemParagraph[], place: HtmlPlace): Xml {
  const entries: Xml[] = []
  for (let at = 0; at < items.length; ) {
    const item = items[at]
    if (!item) break
    let until = at + 1
    while ((items[until]?.level ?? 0) > first.level) until++
    const inner = htmlLists(items.slice(at + 1, until), place)
    entries.push(
      element('li', directed(item.text, place), box(item), htmlText(item.text, item.markups, place), inner),
    )
    at = until
  }
  return first.type === 'OLI' ? element('ol', { start: first.start }, entries) : element('ul', {}, entries)
}
