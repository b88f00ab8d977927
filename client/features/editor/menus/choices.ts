import type { Command } from 'prosemirror-state'
import { editorWording } from '../../../../schema/wording/editor'
import {
  insertFootnote,
  insertFormula,
  insertParagraph,
  insertPreviewEnd,
  insertRule,
  insertSubscribeField,
} from '../commands/insert'
import { setParagraphType, TO_DO } from '../commands/paragraph-type'
import { newTable } from '../commands/tables'
import { SHORTCUTS } from '../typing/keys'
import { CHOICE_FACES, type ChoiceGroup, type ChoiceId } from './choice-faces'

/** Something that the slash menu offers. */
export interface Choice {
  id: string
  label: string
  /** Further words that find it. */
  words: string
  group: ChoiceGroup
  /** Its drawing: lines on a grid of 20. */
  icon: string
  /** The keys that do the same, as `Mod-Alt-2`. */
  shortcut?: string | undefined
  command: Command
}

/** What each choice does, in one line. */
const COMMANDS: Readonly<Record<ChoiceId, Command>> = {
  text: setParagraphType('P'),
  heading: setParagraphType('H2'),
  subheading: setParagraphType('H3'),
  minorHeading: setParagraphType('H4'),
  bulletedList: setParagraphType('ULI'),
  numberedList: setParagraphType('OLI'),
  toDoList: setParagraphType('ULI', TO_DO),
  quotation: setParagraphType('BQ'),
  pullQuote: setParagraphType('PQ'),
  calloutNote: setParagraphType('P', { callout: 'note' }),
  calloutTip: setParagraphType('P', { callout: 'tip' }),
  calloutWarning: setParagraphType('P', { callout: 'warning' }),
  toggle: setParagraphType('TOGGLE'),
  codeBlock: setParagraphType('PRE'),
  formula: insertFormula,
  table: (state, dispatch) => insertParagraph(newTable())(state, dispatch),
  footnote: insertFootnote,
  subscribe: insertSubscribeField,
  rule: insertRule,
  previewEnd: insertPreviewEnd,
}

const KEYS: Readonly<Record<string, { key: string }>> = SHORTCUTS

/** Everything that a story is made of. */
export const BLOCK_CHOICES: readonly Choice[] = (Object.keys(COMMANDS) as ChoiceId[]).map((id) => {
  const [group, icon] = CHOICE_FACES[id]
  return { id, ...editorWording.blocks[id], group, icon, command: COMMANDS[id], shortcut: KEYS[id]?.key }
})

const GROUPS = Object.keys(editorWording.groups) as ChoiceGroup[]

/** Choices by their groups, each group in the order given. */
export const inGroups = (choices: readonly Choice[]): Choice[] =>
  GROUPS.flatMap((name) => choices.filter(({ group }) => group === name))

/** The choices that have a word which begins with what was typed; those found by their label come first. */
export function matchingChoices(choices: readonly Choice[], query: string): Choice[] {
  const typed = query.trim().toLowerCase()
  const begins = (text: string) => ` ${text.toLowerCase()}`.includes(` ${typed}`)
  const byLabel = choices.filter(({ label }) => begins(label))
  return [...byLabel, ...choices.filter((choice) => !byLabel.includes(choice) && begins(choice.words))]
}
