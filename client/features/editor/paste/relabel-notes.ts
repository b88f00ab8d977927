import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model'
import { storySchema } from '../model/schema'

const { FOOTNOTE } = storySchema.nodes
const { A } = storySchema.marks

const NOTE = '#fn-'

const labelsIn = (fragment: Fragment): string[] =>
  fragment.content.flatMap((node) => (node.type === FOOTNOTE ? [node.attrs.label] : []))

/** A label for each pasted note: its own, unless another note has it. */
function freeLabels(pasted: readonly string[], present: readonly string[]): string[] {
  const taken = new Set(present)
  const known = new Set([...present, ...pasted])
  let number = 1
  return pasted.map((label) => {
    let free = label
    if (taken.has(label)) {
      while (known.has(String(number))) number += 1
      free = String(number)
      known.add(free)
    }
    taken.add(free)
    return free
  })
}

function relabelled(mark: Mark, changes: ReadonlyMap<string, string>): Mark {
  const href: string = mark.type === A ? mark.attrs.href : ''
  const label = href.startsWith(NOTE) ? changes.get(href.slice(NOTE.length)) : undefined
  return label === undefined ? mark : A.create({ ...mark.attrs, href: `${NOTE}${label}` })
}

function withReferences(fragment: Fragment, changes: ReadonlyMap<string, string>): Fragment {
  return Fragment.fromArray(
    fragment.content.map((node) =>
      node.isText
        ? node.mark(node.marks.map((mark) => relabelled(mark, changes)))
        : node.copy(withReferences(node.content, changes)),
    ),
  )
}

/**
 * What is pasted, with labels for its notes that the story doesn't have yet; references in it follow. A note that was
 * cut keeps its label. Rule: docs/rules/editor.md, "Paste".
 */
export function relabelNotes(slice: Slice, doc: Node): Slice {
  const before = labelsIn(slice.content)
  const after = freeLabels(before, labelsIn(doc.content))
  if (before.every((label, i) => label === after[i])) return slice
  // Of two notes with one label, references are to the first.
  const changes = new Map(before.map((label, i) => [label, after[i] ?? label] as const).reverse())
  let note = 0
  const nodes = withReferences(slice.content, changes).content.map((node) =>
    node.type === FOOTNOTE ? FOOTNOTE.create({ ...node.attrs, label: after[note++] }, node.content) : node,
  )
  return new Slice(Fragment.fromArray(nodes), slice.openStart, slice.openEnd)
}
