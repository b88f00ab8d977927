import type { KeyboardEvent } from 'react'
import type { MarkupType } from '../../../../schema/story/paragraph'
import { editorWording } from '../../../../schema/wording/editor'
import { runCommand } from '../commands/run-command'
import { storySchema } from '../model/schema'
import { SHORTCUTS } from '../typing/keys'
import { usePlaceAt } from '../view/place-at'
import type { StoryView } from '../view/use-story-view'
import { LinkForm } from './LinkForm'
import { askForLink, asksForLink } from './link-form'
import { MenuButton } from './MenuButton'
import { isMarked } from './marked'

type MarkId = keyof typeof editorWording.marks

/** Each button: its letter, and the markup that it sets. */
const BUTTONS: Readonly<Record<MarkId, { sign: string; type: MarkupType }>> = {
  strong: { sign: 'B', type: 'STRONG' },
  emphasis: { sign: 'I', type: 'EM' },
  code: { sign: '<>', type: 'CODE' },
  strike: { sign: 'S', type: 'STRIKE' },
  highlight: { sign: 'H', type: 'MARK' },
}

/** What can be done with the selected text. Its buttons come after the text, so Tab leads to them. */
export function BubbleMenu({ story }: { story: StoryView }) {
  const { view, state } = story
  const place = usePlaceAt<HTMLFieldSetElement>(view, state.selection.from, 'above')
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
  return (
    <fieldset ref={place} className="editor-menu" aria-label={editorWording.format} onKeyDown={close}>
      {(Object.keys(BUTTONS) as MarkId[]).map((id) => (
        <MenuButton
          key={id}
          aria-label={editorWording.marks[id]}
          aria-pressed={isMarked(state, storySchema.marks[BUTTONS[id].type])}
          onClick={() => SHORTCUTS[id].command(view.state, view.dispatch)}
        >
          {BUTTONS[id].sign}
        </MenuButton>
      ))}
      <MenuButton
        aria-pressed={isMarked(state, storySchema.marks.A)}
        onClick={() => askForLink(true)(view.state, view.dispatch)}
      >
        {editorWording.link}
      </MenuButton>
    </fieldset>
  )
}
