import type { ComponentProps } from 'react'
import { clapWording } from '../../../schema/wording/claps'

/** The button that takes the viewer's claps back. */
export function Unclap({ own, ...props }: { own: number } & ComponentProps<'button'>) {
  return (
    <button
      {...props}
      aria-label={clapWording.undoLabel(own)}
      data-action="unclap"
      className="h-11 text-13 underline-offset-4 hover:text-ink hover:underline"
    >
      {clapWording.undo}
    </button>
  )
}
