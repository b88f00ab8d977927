import type { Command } from 'prosemirror-state'
import { editorWording } from '../../../../schema/wording/editor'
import {
  insertFootnote,
  insertFormula,
  insertParagraph,
  insertPreviewEnd,
  insertRule,
} from '../commands/insert'
import { setParagraphType } from '../commands/paragraph-type'
import { newTable } from '../commands/tables'

/** Something that the slash menu offers. */
export interface Choice {
  id: string
  label: string
  /** Further words that find it. */
  words: string
  command: Command
}

type ChoiceId = keyof typeof editorWording.blocks

const COMMANDS: Readonly<Record<ChoiceId, Command>> = {
  text: setParagraphType('P'),
  heading: setParagraphType('H2'),
  subheading: setParagraphType('H3'),
  minorHeading: setParagraphType('H4'),
  bulletedList: setParagraphType('ULI'),
  numberedList: setParagraphType('OLI'),
  quotation: setParagraphType('BQ'),
  pullQuote: setParagraphType('PQ'),
  calloutNote: setParagraphType('P', { callout: 'note' }),
  calloutTip: setParagraphType('P', { callout: 'tip' }),
  calloutWarning: setParagraphType('P', { callout: 'warning' }),
  codeBlock: setParagraphType('PRE'),
  formula: insertFormula,
  table: (state, dispatch) => insertParagraph(newTable())(state, dispatch),
  footnote: insertFootnote,
  rule: insertRule,
  previewEnd: insertPreviewEnd,
}

/** Everything that a story is made of, in the order of the menu. */
export const BLOCK_CHOICES: readonly Choice[] = (Object.keys(COMMANDS) as ChoiceId[]).map((id) => ({
  id,
  ...editorWording.blocks[id],
  command: COMMANDS[id],
}))

/** The choices that have a word which begins with what was typed; those found by their label come first. */
export function matchingChoices(choices: readonly Choice[], query: string): Choice[] {
  const typed = query.trim().toLowerCase()
  const begins = (text: string) => ` ${text.toLowerCase()}`.includes(` ${typed}`)
  const byLabel = choices.filter(({ label }) => begins(label))
  return [...byLabel, ...choices.filter((choice) => !byLabel.includes(choice) && begins(choice.words))]
}
