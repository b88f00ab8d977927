import { type RefObject, useState } from 'react'
import { savingWording } from '../../../../schema/wording/saving'
import { Sheet } from '../../../ui/dialog/Sheet'
import { PopoverPopup } from '../../../ui/popover/PopoverPopup'
import { ListChoices } from './ListChoices'
import type { Saved } from './saving'

/** Windows under 728 pixels have no room for a box beside the button. */
const SMALL = '(max-width: 727.98px)'

interface Props {
  isOpen: boolean
  close: () => void
  opener: RefObject<HTMLElement | null>
  saved: Saved
}

/** The viewer's lists beside the button, or at the lower edge of a phone. */
export function SaveMenu({ isOpen, close, opener, saved }: Props) {
  const [isSmall] = useState(() => matchMedia(SMALL).matches)
  const { title, close: closeLabel } = savingWording
  if (isSmall)
    return (
      isOpen && (
        <Sheet title={title} closeLabel={closeLabel} onClosed={close}>
          <ListChoices saved={saved} />
        </Sheet>
      )
    )
  return (
    <PopoverPopup
      isOpen={isOpen}
      close={close}
      opener={opener}
      title={title}
      closeLabel={closeLabel}
      align="start"
      className=""
    >
      <ListChoices saved={saved} />
    </PopoverPopup>
  )
}
