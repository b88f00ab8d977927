import type { Command, EditorState, Transaction } from 'prosemirror-state'
import type { ParagraphType } from '../../../../schema/story/paragraph'
import { ATTRIBUTES } from '../model/attributes'
import { storySchema } from '../model/schema'
import { type Placed, selectedParagraphs, typeOf } from './selected'

/** Types that running text can be turned into and back, without losing anything. */
const TEXT_TYPES = ['P', 'H2', 'H3', 'H4', 'BQ', 'PQ', 'TOGGLE', 'ULI', 'OLI', 'PRE', 'MATH'] as const
export type TextType = (typeof TEXT_TYPES)[number]

export const isTextType = (type: ParagraphType): type is TextType =>
  (TEXT_TYPES as readonly ParagraphType[]).includes(type)

/** Turns a paragraph into another type. It keeps its name, and the attributes that the other type has too. */
export function turnInto(
  tr: Transaction,
  { node, pos }: Placed,
  type: TextType,
  own: Readonly<Record<string, unknown>> = {},
): Transaction {
  const kept = Object.fromEntries(
    Object.entries(node.attrs).filter(([key]) => key === 'name' || key in ATTRIBUTES[type]),
  )
  const at = tr.mapping.map(pos)
  return tr.setBlockType(at, at + node.nodeSize, storySchema.nodes[type], { ...kept, ...own })
}

/** What makes another kind of a type: a box around running text, a box before an item. */
const PLAIN: Partial<Record<TextType, Readonly<Record<string, unknown>>>> = {
  P: { callout: null },
  ULI: { isDone: null },
}

/** An item of a to-do list. */
export const TO_DO = { isDone: false }

/** Whether a paragraph is of a type and a kind; a callout is none of the plain ones. What is done is of one kind with what isn't. */
const isOf = ({ node }: Placed, type: TextType, own: Readonly<Record<string, unknown>>): boolean =>
  node.type.name === type &&
  Object.keys(PLAIN[type] ?? {}).every((key) =>
    typeof own[key] === 'boolean' ? node.attrs[key] !== null : node.attrs[key] === own[key],
  )

/** Whether all the selected paragraphs are of a type. */
export const isAllOf =
  (type: TextType) =>
  (state: EditorState): boolean => {
    const texts = selectedParagraphs(state)
    return texts.length > 0 && texts.every((text) => isOf(text, type, {}))
  }

/** Turns a paragraph into a plain one. */
export const turnPlain = (tr: Transaction, placed: Placed): Transaction => turnInto(tr, placed, 'P', PLAIN.P)

/**
 * Turns the selected paragraphs of running text into a type, or back into plain ones if all of them are of it already.
 */
export const setParagraphType =
  (type: TextType, own: Readonly<Record<string, unknown>> = PLAIN[type] ?? {}): Command =>
  (state, dispatch) => {
    const texts = selectedParagraphs(state).filter(({ node }) => isTextType(typeOf(node)))
    if (texts.length === 0) return false
    const isSet = texts.every((text) => isOf(text, type, own))
    if (isSet && own === PLAIN.P) return false
    const { tr } = state
    for (const text of texts)
      if (isSet) turnPlain(tr, text)
      else turnInto(tr, text, type, own)
    dispatch?.(tr.scrollIntoView())
    return true
  }
