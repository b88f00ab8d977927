import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Dialog, type DialogHandle } from './Dialog'

/** The widths that it may have, in pixels. */
const WIDTHS = { 540: 'md:max-w-[540px]', 720: 'md:max-w-[720px]', 900: 'md:max-w-[900px]' } as const

interface Props {
  title: string
  /** What will happen, and what has to be said before. */
  children: ReactNode
  confirm: string
  cancel: string
  close: string
  width?: keyof typeof WIDTHS
  /** What is confirmed can't be taken back. */
  isDanger?: boolean
  /** It is under way. */
  isPending?: boolean
  /** Nothing can be confirmed now. */
  isBlocked?: boolean
  /** True when it was done: then the dialog goes. */
  onConfirm: () => Promise<boolean>
  onClosed: () => void
}

/**
 * Asks before something is done. The focus begins on what changes nothing, unless a part of it is marked; when what
 * opened it is gone with what was done, it ends on the heading of the section that both stood in.
 */
export function ConfirmDialog(props: Props) {
  const { title, children, confirm, cancel, close, width = 540, isDanger, isPending, isBlocked } = props
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const section = form.current?.closest('section')
    return () => {
      // The dialog goes first, and with it the focus.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        section?.querySelector<HTMLElement>('h2')?.focus()
      })
    }
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isBlocked) return
    if (await props.onConfirm()) dialog.current?.close()
  }
  return (
    <Dialog
      ref={dialog}
      labelledBy={id}
      closeLabel={close}
      onClosed={props.onClosed}
      className={WIDTHS[width]}
    >
      <form ref={form} onSubmit={submit} noValidate className="mx-auto flex max-w-[440px] flex-col gap-4">
        <h2 id={id} className="font-serif text-24 font-semibold tracking-tight text-balance">
          {title}
        </h2>
        {children}
        <div className="mt-4 flex flex-wrap gap-3">
          {!isBlocked && (
            <button
              type="submit"
              disabled={isPending}
              className={`inline-flex min-h-11 items-center justify-center rounded-full px-5 py-2 text-14 font-medium disabled:opacity-50 ${isDanger ? 'bg-danger text-paper' : 'bg-accent text-accent-ink'} enabled:hover:opacity-90`}
            >
              {confirm}
            </button>
          )}
          <button
            type="button"
            data-autofocus=""
            onClick={() => dialog.current?.close()}
            className="inline-flex min-h-11 items-center justify-center rounded-full border border-line-strong px-5 py-2 text-14 font-medium hover:border-ink"
          >
            {cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
