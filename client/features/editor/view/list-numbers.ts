import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { type Listed, listsOf } from '../../post/body/list-entries'
import { isItem } from '../commands/lists'
import { itemId } from '../model/paragraph-dom'

/** The numbers of items in their order, as pages count them; nothing for those without a number. */
export function itemNumbers(items: readonly Listed[]): (number | undefined)[] {
  return listsOf(items).flatMap((list) =>
    list.flatMap(({ item, inner }, i) => [
      item.type === 'OLI' ? (list[0]?.item.start ?? 1) + i : undefined,
      ...itemNumbers(inner),
    ]),
  )
}

const listed = ({ type, attrs }: Node): Listed => ({
  type: type.name as Listed['type'],
  level: attrs.level,
  ...(attrs.start === null ? {} : { start: attrs.start }),
})

/** The signs before items: they are no part of the text, so they are drawn from an attribute. */
function signsOf({ doc }: EditorState): DecorationSet {
  const decorations: Decoration[] = []
  let items: { node: Node; pos: number }[] = []
  const close = () => {
    const numbers = itemNumbers(items.map(({ node }) => listed(node)))
    const ids = items.map(({ node }) => itemId(node.attrs.name)).join(' ')
    for (const [i, { node, pos }] of items.entries()) {
      const number = numbers[i]
      const role = i === 0 ? { role: 'list', 'aria-owns': ids } : { role: 'none' }
      const sign = number === undefined ? {} : { 'data-number': String(number) }
      decorations.push(Decoration.node(pos, pos + node.nodeSize, { ...role, ...sign }))
    }
    items = []
  }
  doc.forEach((node, pos) => {
    if (isItem({ node, pos })) items.push({ node, pos })
    else close()
  })
  close()
  return DecorationSet.create(doc, decorations)
}

/**
 * Numbers the items of ordered lists as pages do. Each item is a separate paragraph; its list's first element owns all
 * of them, so screen readers hear of one list. Rule: docs/rules/editor.md, "Lists".
 */
export function listNumbers(): Plugin<DecorationSet> {
  const key = new PluginKey<DecorationSet>('list numbers')
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_config, state) => signsOf(state),
      apply: (tr, signs, _before, after) => (tr.docChanged ? signsOf(after) : signs),
    },
    props: { decorations: (state) => key.getState(state) },
  })
}
