import {
  attribute,
  descendants,
  type Element,
  isElement,
  type Node,
  styleOf,
  textOf,
} from '../../../../schema/story/from-html/tree'

const elementOf = (tagName: string, childNodes: Node[], attrs: Element['attrs'] = []): Element => ({
  nodeName: tagName,
  tagName,
  attrs,
  childNodes,
})

/** Where references lead to a note of Word or LibreOffice; nothing for any other element. */
function noteId(element: Element): string | undefined {
  if (element.tagName !== 'div') return undefined
  const id = attribute(element, 'id') ?? ''
  if (/mso-element\s*:\s*(?:foot|end)note(?!-)/i.test(styleOf(element))) return `_${id}`
  return /^sd(?:foot|end)note\d+$/.test(id) ? `${id}sym` : undefined
}

/** The list of a document's notes, with the line above it. */
const isNoteList = (element: Element): boolean =>
  /mso-element\s*:\s*(?:foot|end)note-list/i.test(styleOf(element))

/** The number before a note, which leads back to the text. */
const isBack = (node: Node): boolean =>
  isElement(node) && /^#(?:_(?:ftn|edn)ref\d+|sd(?:foot|end)note\d+anc)$/.test(attribute(node, 'href') ?? '')

const withoutBack = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node]
    return isBack(node) ? [] : [{ ...node, childNodes: withoutBack(node.childNodes) }]
  })

/** A reference shows its number, without brackets. */
const reference = (element: Element): Element => ({
  ...element,
  childNodes: [{ nodeName: '#text', value: textOf(element).replace(/[\s\u00a0[\]]+/g, '') }],
})

function marked(nodes: readonly Node[], ids: ReadonlySet<string>): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node]
    const id = noteId(node)
    if (id !== undefined) {
      const note = elementOf('li', withoutBack(node.childNodes), [{ name: 'id', value: id }])
      const list = elementOf('ol', [note])
      return [elementOf('section', [list], [{ name: 'class', value: 'footnotes' }])]
    }
    if (isNoteList(node))
      return marked(
        node.childNodes.filter((child) => isElement(child) && noteId(child) !== undefined),
        ids,
      )
    const isReference = node.tagName === 'a' && ids.has(attribute(node, 'href') ?? '')
    return isReference ? [reference(node)] : [{ ...node, childNodes: marked(node.childNodes, ids) }]
  })
}

/** Marks the notes of Word and LibreOffice as pages mark theirs, and their references. */
export function markNotes(nodes: readonly Node[]): Node[] {
  const ids = [...descendants({ childNodes: [...nodes] })].map(noteId)
  return marked(nodes, new Set(ids.flatMap((id) => (id === undefined ? [] : [`#${id}`]))))
}
