import { Popover as Primitive } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { closeUnlessOpener } from '../close-unless-opener'
import { IconButton } from '../IconButton'
import { isInPortal } from '../in-portal'
import { usePressOutside } from '../use-press-outside'

export interface PopoverPopupProps {
  isOpen: boolean
  close: () => void
  opener: RefObject<HTMLElement | null>
  title: string
  closeLabel: string
  align: 'start' | 'center' | 'end'
  className: string
  children: ReactNode
}

/** The box itself, which Popover loads when somebody is about to open it. */
export function PopoverPopup(props: PopoverPopupProps) {
  const { isOpen, close, opener, title, closeLabel, align, className, children } = props
  usePressOutside(isOpen, opener, close, isInPortal)
  return (
    <Primitive.Root open={isOpen} onOpenChange={closeUnlessOpener(opener, close)}>
      <Primitive.Portal>
        <Primitive.Positioner
          anchor={opener}
          // The focus may come before the place does: from the top of the document it would scroll the page there.
          positionMethod="fixed"
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className="z-(--z-index-modal)"
        >
          <Primitive.Popup
            finalFocus={opener}
            className={`relative max-h-(--available-height) w-80 max-w-(--available-width) overflow-y-auto rounded-input border border-line bg-paper-raised p-5 text-14 shadow-lg outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 ${className}`}
          >
            <Primitive.Title className="pe-10 font-serif text-18 font-semibold">{title}</Primitive.Title>
            <div className="mt-2">{children}</div>
            <Primitive.Close
              render={<IconButton icon="close" label={closeLabel} className="absolute end-2 top-2" />}
            />
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
