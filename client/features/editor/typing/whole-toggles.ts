import { isHistoryTransaction } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { Plugin, type Transaction } from 'prosemirror-state'
import { isNestable } from '../../../../schema/story/toggles'
import { typeOf } from '../commands/selected'
import { FROM_ELSEWHERE } from '../model/replace-body'
import { storySchema } from '../model/schema'

const { TOGGLE } = storySchema.nodes

/** Whether paragraphs of the same toggle follow, before anything that ends it. */
function goesOnAfter(nodes: readonly Node[]): boolean[] {
  let goesOn = false
  return nodes
    .toReversed()
    .map((node) => {
      const before = goesOn
      goesOn = isNestable(typeOf(node)) && (node.attrs.inToggle === true || before)
      return before
    })
    .toReversed()
}

/** The paragraphs whose place says otherwise than they do, by their index. */
function misplaced(nodes: readonly Node[]): Map<number, true | null> {
  const changes = new Map<number, true | null>()
  const goesOn = goesOnAfter(nodes)
  let isOpen = false
  for (const [i, node] of nodes.entries()) {
    if (!isNestable(typeOf(node))) isOpen = node.type === TOGGLE
    else {
      isOpen = isOpen && (node.attrs.inToggle === true || goesOn[i] === true)
      if (isOpen !== (node.attrs.inToggle === true)) changes.set(i, isOpen ? true : null)
    }
  }
  return changes
}

/** Whether the writer has changed something. What is undone is as it was, and what comes from elsewhere as it is there. */
const isWritten = (tr: Transaction): boolean =>
  tr.docChanged && !tr.getMeta(FROM_ELSEWHERE) && !isHistoryTransaction(tr)

/**
 * What comes between the paragraphs of a toggle is part of it, and what is no longer below one is in none, so the
 * editor shows what readers will see. Rule: docs/rules/editor.md, "Toggles".
 */
export const wholeToggles = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some(isWritten)) return null
      const changes = misplaced(doc.children)
      doc.forEach((_node, pos, i) => {
        const inToggle = changes.get(i)
        if (inToggle !== undefined) tr.setNodeAttribute(pos, 'inToggle', inToggle)
      })
      return changes.size > 0 ? tr : null
    },
  })
