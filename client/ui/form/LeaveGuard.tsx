import { type RefObject, useEffect, useState } from 'react'
import { useApp } from '../../lib/app'
import type { Guard } from '../../lib/navigation'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import type { DialogHandle } from '../dialog/DialogPopup'

export interface LeaveGuardProps {
  wording: { question: string; text: string; leave: string; stay: string; close: string }
  /** Whether something would be lost. */
  isGuarding: boolean
  /** The dialog that it would be lost with. */
  dialog?: RefObject<DialogHandle | null> | undefined
}

/** Asks before a page or a dialog is left while something would be lost. */
export function LeaveGuard({ wording, isGuarding, dialog }: LeaveGuardProps) {
  const { navigation } = useApp()
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>()
  useEffect(() => {
    if (!isGuarding) return
    let isOver = false
    let unblock = (): void => {}
    const guard: Guard = (from, to) =>
      from.pathname !== to.pathname &&
      new Promise<boolean>((resolve) => setAnswer(() => (isLeaving: boolean) => resolve(!isLeaving)))
    // A reader who types has loaded it, or is about to.
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
