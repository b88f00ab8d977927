import {
  type Element,
  isElement,
  isText,
  type Node,
  styleOf,
  textOf,
} from '../../../../schema/story/from-html/tree'

/** Where a paragraph of Word stands in a list, which it says in a separate style. */
interface Item {
  level: number
  isOrdered: boolean
  number?: number
  content: Node[]
}

const isMarker = (element: Element): boolean => /mso-list\s*:\s*ignore/i.test(styleOf(element))

/** A list item's content without its bullet or number, which Word writes out. */
const withoutMarker = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node]
    return isMarker(node) ? [] : [{ ...node, childNodes: withoutMarker(node.childNodes) }]
  })

function markerOf(nodes: readonly Node[]): string | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const marker = isMarker(node) ? textOf(node) : markerOf(node.childNodes)
    if (marker !== undefined) return marker.replace(/[\s\u00a0]+/g, '')
  }
  return undefined
}

function itemOf(node: Node): Item | undefined {
  if (!isElement(node) || node.tagName !== 'p') return undefined
  const level = /mso-list\s*:[^;]*\blevel(\d)/i.exec(styleOf(node))?.[1]
  if (level === undefined) return undefined
  const marker = markerOf(node.childNodes) ?? ''
  const isOrdered = /^\(?(?:\d{1,9}|[a-z]{1,4})[.)]$/i.test(marker)
  const number = /^\(?(\d{1,9})[.)]$/.exec(marker)?.[1]
  return {
    level: Number(level) - 1,
    isOrdered,
    content: withoutMarker(node.childNodes),
    ...(number === undefined ? {} : { number: Number(number) }),
  }
}

const element = (tagName: string, childNodes: Node[], attrs: Element['attrs'] = []): Element => ({
  nodeName: tagName,
  tagName,
  attrs,
  childNodes,
})

/** A list of items, those that stand deeper in lists within it. */
function listOf(items: readonly Item[]): Node[] {
  const lists: Element[] = []
  const base = items.reduce((least, { level }) => Math.min(least, level), Infinity)
  for (let i = 0; i < items.length; ) {
    const item = items[i] as Item
    let end = i + 1
    if (item.level > base) {
      while (end < items.length && (items[end] as Item).level > base) end += 1
      const within = listOf(items.slice(i, end))
      const last = lists.at(-1)?.childNodes.at(-1)
      if (last !== undefined && isElement(last)) last.childNodes.push(...within)
      else lists.push(...within.filter(isElement))
    } else {
      const tag = item.isOrdered ? 'ol' : 'ul'
      const list = lists.at(-1)
      const one = element('li', [...item.content])
      if (list?.tagName === tag) list.childNodes.push(one)
      else
        lists.push(
          element(tag, [one], item.isOrdered ? [{ name: 'start', value: String(item.number ?? 1) }] : []),
        )
    }
    i = end
  }
  return lists
}

const isBlank = (node: Node): boolean => (isText(node) ? node.value.trim() === '' : !isElement(node))

/** Makes lists of the paragraphs that Word marks as items. */
export function nestWordLists(nodes: readonly Node[]): Node[] {
  const nested: Node[] = []
  let items: Item[] = []
  const close = () => {
    if (items.length > 0) nested.push(...listOf(items))
    items = []
  }
  for (const node of nodes) {
    const item = itemOf(node)
    if (item !== undefined) items.push(item)
    else if (!isBlank(node) || items.length === 0) {
      close()
      nested.push(isElement(node) ? { ...node, childNodes: nestWordLists(node.childNodes) } : node)
    }
  }
  close()
  return nested
}
