import type { EditorView } from 'prosemirror-view'

/** The elements of a text's paragraphs, in their order. */
export function paragraphElements(view: EditorView): HTMLElement[] {
  const elements: HTMLElement[] = []
  view.state.doc.forEach((_node, pos) => {
    const element = view.nodeDOM(pos)
    if (element instanceof HTMLElement) elements.push(element)
  })
  return elements
}

/** The element of a paragraph, by its index. */
export function paragraphElement(view: EditorView, index: number): HTMLElement | undefined {
  const { doc } = view.state
  if (index < 0 || index >= doc.childCount) return undefined
  const start = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const element = view.nodeDOM(start)
  return element instanceof HTMLElement ? element : undefined
}

/** The index of the paragraph that an element is in; nothing outside of all. */
export function indexOfElement(view: EditorView, element: Element): number | undefined {
  if (element === view.dom || !view.dom.contains(element)) return undefined
  let paragraph = element
  while (paragraph.parentElement && paragraph.parentElement !== view.dom) paragraph = paragraph.parentElement
  return view.state.doc.resolve(view.posAtDOM(paragraph, 0)).index(0)
}
