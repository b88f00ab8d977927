import type { ComponentProps } from 'react'
import { pinWording } from '../../../schema/wording/pinning'
import { Strokes } from '../../ui/Strokes'

interface Props extends ComponentProps<'button'> {
  post: { listTitle: string }
  isPinned: boolean
}

/** How the button looks that pins a story, which the worker draws with its state. Without script it isn't shown. */
export function PinFace({ post, isPinned, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={pinWording.pinCard(post.listTitle)}
      aria-pressed={isPinned}
      data-action="pin"
      className={`inline-flex size-11 shrink-0 items-center justify-center hover:text-ink ${isPinned ? 'text-accent' : 'text-ink-soft'} [@media(scripting:none)]:hidden`}
      {...rest}
    >
      <Strokes d="M7.500 3h5l-.5 5 2.500 3v1.500h-9V11L8 8zM10 12.500V17" isFilled={isPinned} />
    </button>
  )
}
