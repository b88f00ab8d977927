import { Tooltip as Primitive } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

interface Props {
  /** What it says. The button's own label has to say the same: touch screens never show a tooltip. */
  text: string
  /** The button. */
  children: ReactElement<Record<string, unknown>>
  side?: 'top' | 'bottom'
}

/**
 * Names an icon button while a pointer or the focus is on it. It imports its primitives directly, so use it in
 * features that are loaded on demand, such as an editor's toolbar. Rule: docs/rules/ui.md, "Popovers and tooltips".
 */
export function Tooltip({ text, children, side = 'top' }: Props) {
  return (
    <Primitive.Root>
      <Primitive.Trigger render={children} />
      <Primitive.Portal>
        <Primitive.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-(--z-index-modal)">
          <Primitive.Popup className="max-w-60 rounded-input bg-ink px-2.5 py-1.5 text-13 text-paper transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border">
            {text}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Tooltips of one toolbar: once one has appeared, the others appear without a delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return <Primitive.Provider>{children}</Primitive.Provider>
}
