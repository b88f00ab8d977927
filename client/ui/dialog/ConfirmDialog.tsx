import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from '../Button'
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
  isPending?: boolean | undefined
  /** Whether nothing can be confirmed now. */
  isBlocked?: boolean | undefined
  /** Returns true on success: then the dialog closes. */
  onConfirm: () => Promise<boolean>
  onClosed: () => void
}

/**
 * Asks for confirmation. The focus begins on the harmless choice, unless something inside has
 * `data-autofocus`. Rule: docs/rules/ui.md, "Dialogs".
 */
export function ConfirmDialog(props: Props) {
  const { title, children, confirm, pendingText, cancel, close, isDanger, isPending, isBlocked } = props
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isBlocked) return
    if (await props.onConfirm()) dialog.current?.close()
  }
  return (
    <Dialog ref={dialog} labelledBy={id} closeLabel={close} onClosed={props.onClosed} width="max-w-[540px]">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-6 pt-10 pb-6 sm:px-8 sm:pb-8">
        <h2 id={id} className="pe-8 font-serif text-24 font-semibold tracking-tight text-balance">
          {title}
        </h2>
        {children}
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button data-autofocus="" onClick={() => dialog.current?.close()}>
            {cancel}
          </Button>
          {!isBlocked && (
            <Button
              type="submit"
              look={isDanger ? 'danger-main' : 'main'}
              isPending={isPending}
              pendingText={pendingText}
            >
              {confirm}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
