import { useId, useLayoutEffect } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { usePlaceAt } from '../view/place-at'
import type { StoryView } from '../view/use-story-view'
import { ChoiceFace } from './ChoiceFace'
import type { Choice } from './choices'
import { isMac, keyText } from './key-text'
import { type SlashMenu, takeChoice } from './slash-menu'

interface Props {
  story: StoryView
  menu: SlashMenu
  /** The list's id; those of its options begin with it. */
  id: string
}

/** Choices that follow each other, of one group while nothing is searched. */
function partsOf({ choices, query }: SlashMenu): { title: string; choices: readonly Choice[] }[] {
  if (query !== '') return [{ title: '', choices }]
  const groups = [...new Set(choices.map(({ group }) => group))]
  return groups.map((group) => ({
    title: editorWording.groups[group],
    choices: choices.filter((choice) => choice.group === group),
  }))
}

/** The list of the slash menu. The focus stays in the text, which names the current option. */
export function SlashList({ story, menu, id }: Props) {
  const { view } = story
  const headings = useId()
  const place = usePlaceAt(view, menu.from, 'below')
  // The list may be longer than its box.
  useLayoutEffect(() => {
    place.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  const current = menu.choices[menu.index]
  const optionOf = (choice: Choice) => (
    <div
      key={choice.id}
      id={`${id}-${choice.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={choice === current}
      // A press must not take the focus from the text.
      onMouseDown={(event) => {
        event.preventDefault()
        takeChoice(view, choice)
      }}
    >
      <ChoiceFace
        icon={choice.icon}
        label={choice.label}
        keys={choice.shortcut && keyText(choice.shortcut, isMac())}
      />
    </div>
  )
  return (
    <div ref={place} className="editor-menu slash-list">
      <div role="listbox" id={id} aria-label={editorWording.insert}>
        {partsOf(menu).map(({ title, choices }) =>
          title === '' ? (
            choices.map(optionOf)
          ) : (
            <fieldset key={title} aria-labelledby={`${headings}-${title}`}>
              <p id={`${headings}-${title}`} role="presentation">
                {title}
              </p>
              {choices.map(optionOf)}
            </fieldset>
          ),
        )}
      </div>
      {menu.choices.length === 0 && (
        <p role="status" className="px-4 py-2 text-14 text-ink-soft">
          {editorWording.nothingFound}
        </p>
      )}
    </div>
  )
}
