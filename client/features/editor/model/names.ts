import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { Mapping } from 'prosemirror-transform'

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'
/** Two devices that write offline must not choose the same name: one of two thousand million. */
const LENGTH = 6

/** A random name for a paragraph. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('')
}

const hasSameNames = (before: Node, after: Node): boolean =>
  before.childCount === after.childCount &&
  after.children.every((node, i) => {
    const old = before.child(i)
    return node === old || (node.attrs.name !== null && node.attrs.name === old.attrs.name)
  })

/**
 * Which paragraph of the new document each name of the old one belongs to: the one that holds what its paragraph
 * began with.
 *
 * @returns the names of paragraphs by their index.
 */
function heirs(before: Node, after: Node, mapping: Mapping): Map<number, string> {
  const names = new Map<number, string>()
  before.forEach((node, offset) => {
    const inside = node.isLeaf ? offset : offset + 1
    const { pos, deletedAcross } = mapping.mapResult(inside, 1)
    if (deletedAcross || node.attrs.name === null) return
    const index = after.resolve(Math.min(pos, after.content.size)).index(0)
    if (index < after.childCount && !names.has(index)) names.set(index, node.attrs.name)
  })
  return names
}

/** The changes of names that make each paragraph's name its own, by the index of the paragraph. */
function missingNames(
  before: Node,
  after: Node,
  mapping: Mapping,
  newName: () => string,
): Map<number, string> {
  const changes = new Map<number, string>()
  if (hasSameNames(before, after)) return changes
  const inherited = heirs(before, after, mapping)
  const present = new Set(after.children.map((node) => node.attrs.name))
  const taken = new Set<string>()
  const isKept = after.children.map(
    (node, i) => node.attrs.name !== null && inherited.get(i) === node.attrs.name,
  )
  for (const [i, node] of after.children.entries()) if (isKept[i]) taken.add(node.attrs.name)
  for (const [i, node] of after.children.entries()) {
    if (isKept[i]) continue
    const own = node.attrs.name
    const heir = inherited.get(i)
    let name: string
    if (own !== null && !taken.has(own)) name = own
    else if (heir !== undefined && !present.has(heir) && !taken.has(heir)) name = heir
    else
      do name = newName()
      while (present.has(name) || taken.has(name))
    taken.add(name)
    if (name !== own) changes.set(i, name)
  }
  return changes
}

/** Names what has none, and renames what shares its name with another paragraph. */
function repairNames(
  before: Node,
  after: EditorState,
  mapping: Mapping,
  newName: () => string,
): Transaction | null {
  const changes = missingNames(before, after.doc, mapping, newName)
  if (changes.size === 0) return null
  const { tr } = after
  after.doc.forEach((_node, offset, index) => {
    const name = changes.get(index)
    if (name !== undefined) tr.setNodeAttribute(offset, 'name', name)
  })
  return tr
}

/**
 * Keeps the names of paragraphs unique and with their text, whatever command changed the document: what a paragraph
 * began with keeps its name when it is split, joined, moved or turned into another type. Rule: docs/rules/editor.md,
 * "Names".
 */
export const paragraphNames = (newName: () => string = randomName): Plugin =>
  new Plugin({
    appendTransaction(transactions, before, after) {
      if (!transactions.some((transaction) => transaction.docChanged)) return null
      const mapping = new Mapping()
      for (const transaction of transactions) mapping.appendMapping(transaction.mapping)
      return repairNames(before.doc, after, mapping, newName)
    },
  })
