import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useApp } from '../../lib/app'
import type { Guard } from '../../lib/navigation'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import type { DialogHandle } from '../dialog/DialogFrame'
import { useForm } from './form-context'

interface GuardProps {
  wording: { question: string; text: string; leave: string; stay: string; close: string }
  /** The dialog that the form is in. */
  dialog?: RefObject<DialogHandle | null>
}

/** Asks before a page or a dialog with unsaved changes is left. Rule: docs/rules/ui.md, "Forms". */
export function UnsavedGuard({ wording, dialog }: GuardProps) {
  const { hasChanges, isPending } = useForm()
  const { navigation } = useApp()
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>()
  const isGuarding = hasChanges && !isPending
  useEffect(() => {
    if (!isGuarding) return
    let isOver = false
    let unblock = (): void => {}
    const guard: Guard = (from, to) =>
      from.pathname !== to.pathname &&
      new Promise<boolean>((resolve) => setAnswer(() => (isLeaving: boolean) => resolve(!isLeaving)))
    // Whoever types has loaded it, or is about to.
    navigation?.().then(
      ({ block }) => {
        if (!isOver) unblock = block(guard)
      },
      () => {},
    )
    return () => {
      isOver = true
      unblock()
    }
  }, [navigation, isGuarding])
  useEffect(() => {
    if (!isGuarding) return
    const handle = dialog?.current
    handle?.guard((close) => setAnswer(() => (isLeaving: boolean) => isLeaving && close()))
    return () => handle?.guard(undefined)
  }, [dialog, isGuarding])
  if (!answer) return null
  return (
    <ConfirmDialog
      title={wording.question}
      confirm={wording.leave}
      cancel={wording.stay}
      close={wording.close}
      isDanger
      onConfirm={async () => {
        answer(true)
        return true
      }}
      onClosed={() => {
        answer(false)
        setAnswer(undefined)
      }}
    >
      <p className="text-16 text-ink-soft text-pretty">{wording.text}</p>
    </ConfirmDialog>
  )
}

/** Says beside the button that there are unsaved changes. */
export function UnsavedNote({ children }: { children: ReactNode }) {
  const { hasChanges, isPending } = useForm()
  return (
    <p role="status" className="text-13 text-ink-soft empty:hidden">
      {hasChanges && !isPending && children}
    </p>
  )
}
