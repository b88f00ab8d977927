import type { Command, EditorState } from 'prosemirror-state'
import type { KeyboardEvent, ReactNode } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { moveFocus } from '../../../ui/move-focus'
import { Strokes } from '../../../ui/Strokes'
import { isAllOf } from '../commands/paragraph-type'
import { runCommand } from '../commands/run-command'
import { storySchema } from '../model/schema'
import { SHORTCUTS } from '../typing/keys'
import { usePlaceAt } from '../view/place-at'
import type { StoryView } from '../view/use-story-view'
import { isMac, keyText } from './key-text'
import { LinkForm } from './LinkForm'
import { askForLink, asksForLink, LINK_KEY } from './link-form'
import { MenuButton } from './MenuButton'
import { isMarked } from './marked'

const { STRONG, EM, CODE, STRIKE, MARK, A } = storySchema.marks
const { marks, blocks } = editorWording

interface Tool {
  label: string
  sign: ReactNode
  shortcut: string
  command: Command
  isOn: (state: EditorState) => boolean
}

const LINK =
  'M8.500 11.500l3-3M9 6.500l2-2a3.200 3.200 0 014.500 4.500l-2 2M11 13.500l-2 2a3.200 3.200 0 01-4.500-4.500l2-2'
const MARKER = 'M5 12l6-7 4 3.500-5.500 7H6zM3 17.500h14'
const QUOTE = 'M8 6C5.500 7 4.500 9 4.500 11v3H8v-3.500H6M15.500 6c-2.500 1-3.500 3-3.500 5v3h3.500v-3.500h-2'

/** Each button in one line. */
const tool = (
  label: string,
  sign: ReactNode,
  { key, command }: { key: string; command: Command },
  isOn: Tool['isOn'],
): Tool => ({ label, sign, shortcut: key, command, isOn })

const TOOLS: readonly Tool[] = [
  tool(marks.strong, <b>B</b>, SHORTCUTS.strong, (state) => isMarked(state, STRONG)),
  tool(marks.emphasis, <i className="font-serif">I</i>, SHORTCUTS.emphasis, (state) => isMarked(state, EM)),
  tool(marks.code, '<>', SHORTCUTS.code, (state) => isMarked(state, CODE)),
  tool(marks.strike, <s>S</s>, SHORTCUTS.strike, (state) => isMarked(state, STRIKE)),
  tool(marks.highlight, <Strokes d={MARKER} />, SHORTCUTS.highlight, (state) => isMarked(state, MARK)),
  tool(editorWording.link, <Strokes d={LINK} />, { key: LINK_KEY, command: askForLink(true) }, (state) =>
    isMarked(state, A),
  ),
  tool(blocks.heading.label, <b className="font-serif text-18">H</b>, SHORTCUTS.heading, isAllOf('H2')),
  tool(blocks.subheading.label, <b className="font-serif">h</b>, SHORTCUTS.subheading, isAllOf('H3')),
  tool(blocks.quotation.label, <Strokes d={QUOTE} />, SHORTCUTS.quotation, isAllOf('BQ')),
]

/**
 * What can be done with the selected text. It stands below the text, so that the lines above stay legible. Its buttons
 * come after the text, so Tab leads to them, and arrow keys move among them.
 */
export function BubbleMenu({ story }: { story: StoryView }) {
  const { view, state } = story
  const { from, to } = state.selection
  const place = usePlaceAt<HTMLFieldSetElement>(view, from, 'below', to)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    runCommand(view, askForLink(false))
  }
  if (asksForLink(state))
    return (
      <fieldset ref={place} className="editor-menu" aria-label={editorWording.link} onKeyDown={close}>
        <LinkForm story={story} />
      </fieldset>
    )
  const isMacs = isMac()
  return (
    <fieldset
      ref={place}
      className="editor-menu flex w-max flex-wrap"
      aria-label={editorWording.format}
      onKeyDown={(event) => {
        if (moveFocus(event)) event.preventDefault()
        close(event)
      }}
    >
      {TOOLS.map(({ label, sign, shortcut, command, isOn }) => (
        <MenuButton
          key={label}
          aria-label={label}
          title={`${label} (${keyText(shortcut, isMacs)})`}
          aria-pressed={isOn(state)}
          className="min-w-9 px-2 pointer-coarse:min-w-11"
          onClick={() => command(view.state, view.dispatch)}
        >
          {sign}
        </MenuButton>
      ))}
    </fieldset>
  )
}
