import { useEffect, useLayoutEffect, useRef } from 'react'
import { feedWording } from '../../../schema/wording/feed'
import { Button } from '../../ui/Button'
import type { Choice } from './use-choices'

interface Props {
  choice: Choice
  undo: () => void
}

/** Focuses the title of the card that comes back in an element's place. */
function focusReturned({ previousElementSibling: before, parentElement: list }: Element): void {
  queueMicrotask(() => {
    const card = before ? before.nextElementSibling : list?.firstElementChild
    card?.querySelector<HTMLElement>('a:has(h2, h3)')?.focus({ preventScroll: true })
  })
}

/**
 * Takes the place of a card that the reader has hidden. The focus, which was on the card, moves to the way back, and
 * from there to the card once it is back.
 */
export function HiddenNotice({ choice, undo }: Props) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  useLayoutEffect(() => {
    const notice = text.current
    // A layout effect is cleaned up while the notice is still in the document.
    return () => {
      if (notice?.contains(document.activeElement)) focusReturned(notice)
    }
  }, [])
  return (
    <div
      ref={text}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-6 text-14 text-ink-soft"
    >
      <p role="status">{choice.kind === 'post' ? feedWording.hidden : feedWording.muted(choice.name)}</p>
      <Button size="small" onClick={undo}>
        {feedWording.undo}
      </Button>
    </div>
  )
}
