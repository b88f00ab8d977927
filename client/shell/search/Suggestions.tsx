import { type MouseEvent, useEffect, useRef } from 'react'
import { searchWording } from '../../../schema/wording/search'
import { Avatar } from '../../ui/Avatar'
import { Marked } from '../Marked'
import type { Suggestion, SuggestionGroup } from './options'

interface Props {
  /** Of the list; a suggestion's own is this with its number. */
  id: string
  groups: readonly SuggestionGroup[]
  /** Which of them the arrow keys have reached; -1 is none. */
  at: number
  /** One of them was pressed; the event is the link's own. */
  onPick: (suggestion: Suggestion, event: MouseEvent) => void
}

/** Suggestions by kind. The focus stays in the text box, which says which of them is current. */
export function Suggestions({ id, groups, at, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (at >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const before = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  )
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={searchWording.popover.label}
      className="max-h-[60dvh] overflow-y-auto"
    >
      {groups.map(({ title, suggestions }, group) => (
        <fieldset key={title} aria-label={title} className="m-0 min-w-0 border-0 p-0 pt-3">
          <p aria-hidden="true" className="px-2 pb-1 text-12 tracking-wide text-ink-soft uppercase">
            {title}
          </p>
          {suggestions.map((suggestion, i) => {
            const number = (before[group] ?? 0) + i
            const { key, href, text, matches, imageId } = suggestion
            return (
              <a
                key={key}
                id={`${id}-${number}`}
                role="option"
                aria-selected={number === at}
                tabIndex={-1}
                href={href}
                onClick={(event) => onPick(suggestion, event)}
                className="flex min-h-11 items-center gap-3 rounded-input px-2 py-1.5 text-14 hover:bg-line aria-selected:bg-line"
              >
                {imageId !== undefined && <Avatar imageId={imageId} name={text} size="XXS" />}
                <span className="line-clamp-2 min-w-0">
                  <Marked text={text} matches={matches} />
                </span>
              </a>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
