import { history } from 'prosemirror-history'
import { type InputRule, inputRules } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState, type Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import type { StoryBody } from '../../../schema/story/paragraph'
import { fromParagraphs } from './model/from-paragraphs'
import { paragraphNames, randomName } from './model/names'
import { BLOCK_RULES } from './typing/block-rules'
import { KEYS } from './typing/keys'
import { MARK_RULES } from './typing/mark-rules'
import { neverEmpty } from './typing/never-empty'
import { smartRules } from './typing/smart-rules'
import { typeBelow } from './typing/type-below'
import { undoSteps } from './typing/undo-steps'
import { wholeToggles } from './typing/whole-toggles'

/** How a text is written; by default as a story is. */
export interface Typing {
  /** Rules that turn typed characters into something else. */
  rules: readonly InputRule[]
  keys: Readonly<Record<string, Command>>
  /** Plugins of the page, which come before these. */
  plugins: readonly Plugin[]
}

interface Options extends Partial<Typing> {
  /** The language of the story, for quotation marks. */
  language?: string
  newName?: () => string
}

/** What the editor does with any story, without what shows it. */
const storyPlugins = ({
  language,
  newName = randomName,
  plugins = [],
  rules = [...BLOCK_RULES, ...MARK_RULES, ...smartRules(language)],
  keys = KEYS,
}: Options = {}): Plugin[] => [
  ...plugins,
  typeBelow(),
  inputRules({ rules }),
  keymap(keys),
  tableEditing(),
  undoSteps(),
  history(),
  neverEmpty(),
  wholeToggles(),
  paragraphNames(newName),
]

/** The state of an editor with a story. A story without a paragraph gets one to write in. */
export function storyState(body: StoryBody, options: Options = {}): EditorState {
  const { newName = randomName } = options
  const written: StoryBody = body.length > 0 ? body : [{ type: 'P', name: newName(), text: '', markups: [] }]
  return EditorState.create({ doc: fromParagraphs(written), plugins: storyPlugins(options) })
}
