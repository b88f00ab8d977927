import { undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { type ComponentProps, useId, useState } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { moveFocus } from '../../../ui/move-focus'
import { storySchema } from '../model/schema'
import { SHORTCUTS } from '../typing/keys'
import type { StoryView } from '../view/use-story-view'
import type { Choice } from './choices'
import { askForLink } from './link-form'
import { MenuButton } from './MenuButton'
import { isUnder } from './marked'
import { useAboveKeyboard, useWriting } from './phone-bar-place'

const { STRONG, EM, A } = storySchema.marks
const wording = editorWording.phoneBar

/** A button that fingers can't miss; a press leaves the focus, and so the keyboard, where it is. */
function BarButton(props: ComponentProps<typeof MenuButton>) {
  return (
    <MenuButton
      onPointerDown={(event) => event.preventDefault()}
      className="min-w-11 shrink-0 px-2.5 aria-expanded:bg-accent-wash aria-pressed:text-accent"
      {...props}
    />
  )
}

interface Props {
  story: StoryView
  /** What can be inserted: a picture first. */
  choices: readonly Choice[]
}

/** What phones have above the keyboard: to insert something, to mark words, to undo. Rule: docs/rules/editor.md, "Phones". */
export function PhoneBar({ story: { view, state }, choices }: Props) {
  const id = useId()
  const [isInserting, setInserting] = useState(false)
  const bar = useAboveKeyboard<HTMLDivElement>(view, true)
  const isWriting = useWriting(view, bar)
  const [picture, ...others] = choices
  const run = (command: Command) => {
    setInserting(false)
    command(view.state, view.dispatch, view)
  }
  const write = (command: Command) => {
    run(command)
    view.focus()
  }
  const mark = (
    name: keyof typeof wording.marks,
    command: Command,
    isOn: (state: EditorState) => boolean,
  ) => (
    <BarButton
      aria-label={wording.marks[name].label}
      aria-pressed={isOn(state)}
      onClick={() => write(command)}
    >
      {wording.marks[name].sign}
    </BarButton>
  )
  return (
    <div
      ref={bar}
      hidden={!isWriting}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper"
    >
      {isInserting && (
        <div
          id={id}
          role="toolbar"
          aria-label={wording.insertLabel}
          onKeyDown={(event) => moveFocus(event) && event.preventDefault()}
          className="flex max-h-[40vh] flex-wrap overflow-y-auto border-b border-line p-1"
        >
          {others.map(({ id: choice, label, command }) => (
            <BarButton key={choice} onClick={() => write(command)}>
              {label}
            </BarButton>
          ))}
        </div>
      )}
      <div
        role="toolbar"
        aria-label={wording.label}
        onKeyDown={(event) => moveFocus(event) && event.preventDefault()}
        className="flex h-12 items-center overflow-x-auto px-1"
      >
        {picture && <BarButton onClick={() => run(picture.command)}>{picture.label}</BarButton>}
        <BarButton aria-expanded={isInserting} aria-controls={id} onClick={() => setInserting(!isInserting)}>
          {editorWording.insert}
        </BarButton>
        {mark('strong', SHORTCUTS.strong.command, isUnder(STRONG))}
        {mark('emphasis', SHORTCUTS.emphasis.command, isUnder(EM))}
        <BarButton
          aria-pressed={isUnder(A)(state)}
          disabled={state.selection.empty}
          onClick={() => run(askForLink(true))}
        >
          {editorWording.link}
        </BarButton>
        <BarButton disabled={undoDepth(state) === 0} onClick={() => write(SHORTCUTS.undo.command)}>
          {editorWording.others.undo}
        </BarButton>
      </div>
    </div>
  )
}
