import { useState } from 'react'
import { lazily } from '../../lib/lazily'
import { preload, useLazy } from '../lazy'
import type { DialogProps } from './DialogPopup'

const popup = lazily(() => import('./DialogPopup').then(({ DialogPopup }) => DialogPopup))

/**
 * A box over the page, open as long as it is rendered. Its primitives are loaded with it. Rule:
 * docs/rules/ui.md, "Dialogs".
 */
export function Dialog(props: DialogProps) {
  const Popup = useLazy(popup)
  return Popup ? <Popup {...props} /> : null
}

/** Whether a dialog is open, and the attributes of the button that opens it. */
export function useDialog() {
  const [isOpen, setOpen] = useState(false)
  const near = () => void preload(popup)
  return {
    isOpen,
    closed: () => setOpen(false),
    /** Preloads the dialog's primitives when a pointer or the focus comes near. */
    opener: {
      'aria-haspopup': 'dialog',
      onClick: () => setOpen(true),
      onPointerEnter: near,
      onFocus: near,
    },
  } as const
}
