import { type Ref, useEffect, useEffectEvent, useId, useState } from 'react'
import { mentionWording as wording } from '../../../schema/wording/mentions'
import { Avatar } from '../../ui/Avatar'
import type { BegunMention } from './mention-at'
import { type Mentionable, usePeople } from './use-people'

interface Props {
  /** What holds the text, and keeps the focus. */
  field: HTMLElement
  begun: BegunMention | undefined
  onTake: (person: Mentionable, begun: BegunMention) => void
  className: string
  ref?: Ref<HTMLDivElement>
}

/** What a screen reader follows while the focus stays in the text. */
const ATTRIBUTES = ['aria-autocomplete', 'aria-haspopup', 'aria-controls', 'aria-activedescendant'] as const

/**
 * The people whom somebody may mean who has written an @: the arrows move, Enter or Tab takes one, Escape closes the
 * list. Rule: docs/rules/mentions.md, "Writing".
 */
export function MentionList({ field, begun: given, onTake, className, ref }: Props) {
  const listId = useId()
  const [closedAt, setClosedAt] = useState<number>()
  const begun = given?.start === closedAt ? undefined : given
  const people = usePeople(begun?.query)
  const [{ of, index }, setChosen] = useState({ of: people, index: 0 })
  const current = of === people ? index : 0
  const isOpen = begun !== undefined && people !== undefined && people.length > 0
  const chosen = isOpen ? people[current] : undefined
  const hasBegun = given !== undefined
  useEffect(() => {
    if (!hasBegun) setClosedAt(undefined)
  }, [hasBegun])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || !chosen || event.isComposing) return
    const count = people.length
    if (event.key === 'ArrowDown') setChosen({ of: people, index: (current + 1) % count })
    else if (event.key === 'ArrowUp') setChosen({ of: people, index: (current + count - 1) % count })
    else if (event.key === 'Escape') setClosedAt(begun.start)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey)
      onTake(chosen, begun)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    // Before the field's own keys.
    const onKeyDown = (event: KeyboardEvent) => press(event)
    field.addEventListener('keydown', onKeyDown, true)
    return () => field.removeEventListener('keydown', onKeyDown, true)
  }, [field])
  const active = chosen && `${listId}-${chosen.id}`
  useEffect(() => {
    const values = active === undefined ? [] : ['list', 'listbox', listId, active]
    for (const [i, name] of ATTRIBUTES.entries()) {
      const value = values[i]
      if (value === undefined) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    return () => {
      for (const name of ATTRIBUTES) field.removeAttribute(name)
    }
  }, [field, listId, active])

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? wording.found(people.length) : ''}
      </p>
      {isOpen && (
        <div ref={ref} className={className}>
          <div role="listbox" id={listId} aria-label={wording.people} data-written>
            {people.map((person, i) => (
              <div
                key={person.id}
                id={`${listId}-${person.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === current}
                className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1 aria-selected:bg-accent-wash"
                // A press must not take the focus from the text.
                onMouseDown={(event) => {
                  event.preventDefault()
                  onTake(person, begun)
                }}
              >
                <Avatar imageId={person.imageId} name={person.name} size="XS" />
                <span className="min-w-0 truncate">
                  {person.name} <span className="text-ink-soft">@{person.username}</span>
                </span>
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
