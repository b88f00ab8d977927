import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../Button'
import { Form } from '../form/Form'
import type { FormOutcome } from '../form/form-context'
import { SubmitButton } from '../form/SubmitButton'
import { Dialog } from './Dialog'
import type { DialogHandle } from './DialogPopup'

interface Props {
  title: string
  /** What will happen, and any warnings. */
  children: ReactNode
  confirm: string
  /** The button's label while it happens. */
  pendingText?: string | undefined
  cancel: string
  close: string
  /** Whether the action is irreversible. */
  isDanger?: boolean | undefined
  /** Whether nothing can be confirmed now. */
  isBlocked?: boolean | undefined
  /** Returns true on success: then the dialog closes. `leaving` keeps it open until another page is there. */
  onConfirm: () => Promise<FormOutcome>
  onClosed: () => void
}

/**
 * Asks for confirmation. The focus begins on the harmless choice, unless something inside has
 * `data-autofocus`. Rule: docs/rules/ui.md, "Dialogs".
 */
export function ConfirmDialog(props: Props) {
  const { title, children, confirm, pendingText, cancel, close, isDanger, isBlocked } = props
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  const submit = async (): Promise<FormOutcome> => {
    if (isBlocked) return false
    const outcome = await props.onConfirm()
    if (outcome !== true) return outcome
    dialog.current?.close()
    return 'leaving'
  }
  return (
    <Dialog ref={dialog} labelledBy={id} closeLabel={close} onClosed={props.onClosed} width="max-w-[540px]">
      <Form onSubmit={submit} className="flex flex-col gap-4 px-6 pt-10 pb-6 sm:px-8 sm:pb-8">
        <h2 id={id} className="pe-8 font-serif text-24 font-semibold tracking-tight text-balance">
          {title}
        </h2>
        {children}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button data-autofocus="" onClick={() => dialog.current?.close()}>
            {cancel}
          </Button>
          {!isBlocked && (
            <SubmitButton look={isDanger ? 'danger-main' : 'main'} pendingText={pendingText}>
              {confirm}
            </SubmitButton>
          )}
        </div>
      </Form>
    </Dialog>
  )
}
