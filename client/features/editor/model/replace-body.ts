import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { nodeOf } from './from-paragraphs'
import { paragraphOf } from './to-paragraphs'

/** Marks a change that came from elsewhere: it isn't the writer's, who can't undo it and needn't save it. */
export const FROM_ELSEWHERE = 'fromElsewhere'

/** The nodes of a body. Paragraphs that are the same as before keep their nodes. */
function nodesOf(body: StoryBody, before: Node): Node[] {
  const known = new Map(before.children.map((node) => [node.attrs.name as string, node]))
  return body.map((paragraph) => {
    const old = known.get(paragraph.name)
    if (old && paragraphOf(old) === paragraph) return old
    const node = nodeOf(paragraph)
    return old?.eq(node) ? old : node
  })
}

/** Replaces a node by another version of itself, where they differ: a cursor in the rest of it stays. */
function replaceNode(tr: Transaction, pos: number, old: Node, node: Node): void {
  if (old === node) return
  const isSameKind = old.sameMarkup(node) && old.isTextblock
  const start = isSameKind ? old.content.findDiffStart(node.content) : null
  const end = isSameKind ? old.content.findDiffEnd(node.content) : null
  if (start === null || end === null) {
    tr.replaceWith(pos, pos + old.nodeSize, node)
    return
  }
  // In “aa” after “a” both ends find the same letter.
  const overlap = Math.max(start - Math.min(end.a, end.b), 0)
  tr.replace(pos + 1 + start, pos + 1 + end.a + overlap, node.slice(start, end.b + overlap))
}

/**
 * The change that makes another body of the one that is edited. Whatever is the same in both stays untouched, and the
 * cursor with it. Rule: docs/rules/editor.md, "What others write".
 */
export function replaceBody({ doc, tr }: EditorState, body: StoryBody): Transaction {
  const nodes = nodesOf(body, doc)
  const before = doc.children
  const most = Math.min(before.length, nodes.length)
  let first = 0
  while (first < most && before[first] === nodes[first]) first++
  let last = 0
  while (last < most - first && before[before.length - 1 - last] === nodes[nodes.length - 1 - last]) last++
  const olds = before.slice(first, before.length - last)
  const news = nodes.slice(first, nodes.length - last)
  const start = before.slice(0, first).reduce((sum, node) => sum + node.nodeSize, 0)
  const isAligned =
    olds.length === news.length && olds.every((node, i) => node.attrs.name === news[i]?.attrs.name)
  if (isAligned) {
    // From the end, so that the positions before it stay right.
    let pos = start + olds.reduce((sum, node) => sum + node.nodeSize, 0)
    for (let i = olds.length - 1; i >= 0; i--) {
      const [old, node] = [olds[i], news[i]]
      if (!old || !node) continue
      pos -= old.nodeSize
      replaceNode(tr, pos, old, node)
    }
  } else {
    const size = olds.reduce((sum, node) => sum + node.nodeSize, 0)
    if (news.length > 0) tr.replaceWith(start, start + size, news)
    else tr.delete(start, start + size)
  }
  return tr.setMeta(FROM_ELSEWHERE, true).setMeta('addToHistory', false)
}
