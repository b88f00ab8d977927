import { useEffect, useRef } from 'react'
import { feedWording } from '../../../schema/wording/feed'
import { Button } from '../../ui/Button'
import type { Choice } from './use-choices'

interface Props {
  choice: Choice
  undo: () => void
}

/** Takes the place of a card that the reader has hidden. The focus, which was on the card, moves to the way back. */
export function HiddenNotice({ choice, undo }: Props) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => text.current?.querySelector('button')?.focus({ preventScroll: true }), [])
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
