import { undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { MAX_RESPONSE_PICTURES } from '../../../../schema/rules/responses'
import { responseWording as wording } from '../../../../schema/wording/responses'
import { useViewer } from '../../../lib/use-viewer'
import { moveFocus } from '../../../ui/move-focus'
import { setParagraphType } from '../commands/paragraph-type'
import { currentParagraph } from '../commands/selected'
import { askForLink } from '../menus/link-form'
import { isUnder } from '../menus/marked'
import { storySchema } from '../model/schema'
import { choosePictures } from '../pictures/files'
import { SHORTCUTS } from '../typing/keys'
import type { StoryView } from '../view/use-story-view'
import { ToolButton } from './ToolButton'

const { STRONG, EM, A, CODE } = storySchema.marks

interface Tool {
  name: Exclude<keyof typeof wording.tools, 'picture'>
  command: Command
  /** Whether the selection is that already; absent for what is done once. */
  isOn?: (state: EditorState) => boolean
}

const isOf = (type: string) => (state: EditorState) => currentParagraph(state)?.node.type.name === type

/** Selected words become code within the text, a place a block of its own. */
const code: Command = (state, dispatch, view) =>
  (state.selection.empty ? setParagraphType('PRE') : SHORTCUTS.code.command)(state, dispatch, view)

const LINK = askForLink(true)

const FORMATS: readonly Tool[] = [
  { name: 'bold', command: SHORTCUTS.strong.command, isOn: isUnder(STRONG) },
  { name: 'italic', command: SHORTCUTS.emphasis.command, isOn: isUnder(EM) },
  { name: 'link', command: LINK, isOn: isUnder(A) },
  { name: 'quote', command: SHORTCUTS.quotation.command, isOn: isOf('BQ') },
  { name: 'list', command: SHORTCUTS.bulletedList.command, isOn: isOf('ULI') },
  { name: 'code', command: code, isOn: (state) => isOf('PRE')(state) || isUnder(CODE)(state) },
]
const UNDO: Tool = { name: 'undo', command: undo }

export interface ToolsProps {
  story: StoryView
  onPictures: (files: readonly File[]) => void
}

/** The buttons below a small text: what formats it, and its pictures. */
export function SmallTools({ story: { view, state }, onPictures }: ToolsProps) {
  const viewer = useViewer()
  const pictures = state.doc.children.filter(({ type }) => type.name === 'IMG').length
  const run = (command: Command) => {
    // The form for a link takes the focus itself.
    if (command(view.state, view.dispatch) && command !== LINK) view.focus()
  }
  const canRun = ({ name, command }: Tool) => (name === 'undo' ? undoDepth(state) > 0 : command(state))
  const buttonOf = (tool: Tool) => (
    <ToolButton
      key={tool.name}
      name={tool.name}
      label={wording.tools[tool.name]}
      isOn={tool.isOn?.(state)}
      isDisabled={!canRun(tool)}
      onPress={() => run(tool.command)}
    />
  )
  return (
    <div
      role="toolbar"
      aria-label={wording.marksLabel}
      onKeyDown={(event) => moveFocus(event) && event.preventDefault()}
      className="mt-1 flex flex-wrap gap-x-1"
    >
      {FORMATS.map(buttonOf)}
      {viewer && (
        <ToolButton
          name="picture"
          label={wording.tools.picture}
          isDisabled={pictures >= MAX_RESPONSE_PICTURES}
          onPress={() => void choosePictures().then(onPictures)}
        />
      )}
      {buttonOf(UNDO)}
    </div>
  )
}
