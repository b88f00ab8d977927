import type { RefObject } from 'react'
import { Button } from '../../ui/Button'
import type { DialogHandle } from '../../ui/dialog/DialogPopup'
import { SubmitButton } from '../../ui/form/SubmitButton'

interface Props {
  dialog: RefObject<DialogHandle | null>
  cancel: string
  submit: string
}

/** The end of a dialog's form: leaves it, or sends what was entered. */
export function DialogButtons({ dialog, cancel, submit }: Props) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={() => dialog.current?.leave()}>{cancel}</Button>
      <SubmitButton>{submit}</SubmitButton>
    </div>
  )
}
