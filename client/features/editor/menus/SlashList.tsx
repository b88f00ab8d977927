import { useLayoutEffect } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { usePlaceAt } from '../view/place-at'
import type { StoryView } from '../view/use-story-view'
import { type SlashMenu, takeChoice } from './slash-menu'

interface Props {
  story: StoryView
  menu: SlashMenu
  /** The list's id; those of its options begin with it. */
  id: string
}

/** The list of the slash menu. The focus stays in the text, which names the current option. */
export function SlashList({ story, menu, id }: Props) {
  const { view } = story
  const place = usePlaceAt(view, menu.from, 'below')
  // The list may be longer than its box.
  useLayoutEffect(() => {
    place.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={place} className="editor-menu">
      <div role="listbox" id={id} aria-label={editorWording.insert}>
        {menu.choices.map((choice, i) => (
          <div
            key={choice.id}
            id={`${id}-${choice.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === menu.index}
            // A press must not take the focus from the text.
            onMouseDown={(event) => {
              event.preventDefault()
              takeChoice(view, choice)
            }}
          >
            {choice.label}
          </div>
        ))}
      </div>
      {menu.choices.length === 0 && <p role="status">{editorWording.nothingFound}</p>}
    </div>
  )
}
