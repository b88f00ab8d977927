import { useState } from 'react'
import { editorWording } from '../../../../schema/wording/editor'
import { lazily } from '../../../lib/lazily'
import { Button } from '../../../ui/Button'
import { preload, useLazy } from '../../../ui/lazy'

const dialog = lazily(() =>
  import('./KeyboardHelpDialog').then(({ KeyboardHelpDialog }) => KeyboardHelpDialog),
)

/** A button, and the list of shortcuts that it opens. */
export function KeyboardHelp() {
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazy(dialog, isOpen)
  const near = () => void preload(dialog)
  return (
    <>
      <Button
        look="text"
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(true)}
      >
        {editorWording.help}
      </Button>
      {isOpen && Dialog && <Dialog onClosed={() => setOpen(false)} />}
    </>
  )
}
