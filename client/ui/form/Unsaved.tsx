import type { ReactNode } from 'react'
import { useForm } from './form-context'
import { LeaveGuard, type LeaveGuardProps } from './LeaveGuard'

/** Asks before a page or a dialog with unsaved changes is left. Rule: docs/rules/ui.md, "Forms". */
export function UnsavedGuard({ wording, dialog }: Pick<LeaveGuardProps, 'wording' | 'dialog'>) {
  const { hasChanges, isPending } = useForm()
  return <LeaveGuard wording={wording} dialog={dialog} isGuarding={hasChanges && !isPending} />
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
