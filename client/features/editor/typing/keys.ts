import {
  baseKeymap,
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  selectNodeBackward,
  selectNodeForward,
  toggleMark,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import type { Command } from 'prosemirror-state'
import { indentCode, outdentCode } from '../commands/code-lines'
import { breakLine, continueBelow, ENTER } from '../commands/enter'
import { eraseType, selectOwner } from '../commands/erase'
import { indentItems, outdentItems, tickItems } from '../commands/lists'
import { moveSelected } from '../commands/move'
import { setParagraphType, TO_DO } from '../commands/paragraph-type'
import { nextCell, previousCell } from '../commands/tables'
import { intoToggle, outOfToggle } from '../commands/toggles'
import { storySchema } from '../model/schema'

const { STRONG, EM, CODE, STRIKE, MARK } = storySchema.marks

/** What keys do to the selected text. The keyboard help lists them in this order. */
export const SHORTCUTS = {
  strong: { key: 'Mod-b', command: toggleMark(STRONG) },
  emphasis: { key: 'Mod-i', command: toggleMark(EM) },
  code: { key: 'Mod-e', command: toggleMark(CODE) },
  strike: { key: 'Mod-Shift-x', command: toggleMark(STRIKE) },
  highlight: { key: 'Mod-Shift-h', command: toggleMark(MARK) },
  text: { key: 'Mod-Alt-0', command: setParagraphType('P') },
  heading: { key: 'Mod-Alt-2', command: setParagraphType('H2') },
  subheading: { key: 'Mod-Alt-3', command: setParagraphType('H3') },
  minorHeading: { key: 'Mod-Alt-4', command: setParagraphType('H4') },
  quotation: { key: 'Mod-Shift-9', command: setParagraphType('BQ') },
  bulletedList: { key: 'Mod-Shift-8', command: setParagraphType('ULI') },
  numberedList: { key: 'Mod-Shift-7', command: setParagraphType('OLI') },
  toDoList: { key: 'Mod-Shift-6', command: setParagraphType('ULI', TO_DO) },
  codeBlock: { key: 'Mod-Alt-c', command: setParagraphType('PRE') },
  moveUp: { key: 'Alt-Shift-ArrowUp', command: moveSelected(-1) },
  moveDown: { key: 'Alt-Shift-ArrowDown', command: moveSelected(1) },
  undo: { key: 'Mod-z', command: undo },
  redo: { key: 'Mod-Shift-z', command: redo },
} as const satisfies Record<string, { key: string; command: Command }>

const BACKSPACE = chainCommands(
  undoInputRule,
  deleteSelection,
  selectOwner,
  eraseType,
  selectNodeBackward,
  joinBackward,
)
const DELETE = chainCommands(deleteSelection, selectNodeForward, joinForward)

/**
 * What each key does; a key that nothing applies to is left to the browser, so Tab leaves the text where it doesn't
 * indent. Rule: docs/rules/editor.md, "Keys".
 */
export const KEYS: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  ...Object.fromEntries(Object.values(SHORTCUTS).map(({ key, command }) => [key, command])),
  'Mod-y': redo,
  Enter: chainCommands(...ENTER),
  'Shift-Enter': breakLine,
  'Mod-Enter': chainCommands(tickItems, continueBelow),
  Backspace: BACKSPACE,
  'Mod-Backspace': BACKSPACE,
  'Shift-Backspace': BACKSPACE,
  Delete: DELETE,
  'Mod-Delete': DELETE,
  Tab: chainCommands(indentItems, indentCode, nextCell, intoToggle),
  'Shift-Tab': chainCommands(outdentItems, outdentCode, previousCell, outOfToggle),
}
