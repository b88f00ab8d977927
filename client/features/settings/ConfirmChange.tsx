import type { ReactNode } from 'react'
import type { Operation } from '../../../schema/operation'
import { settingsWording } from '../../../schema/wording/settings'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { RecentGate, RefusalText } from './SignInAgain'
import { type Done, useChange } from './use-change'

export interface ConfirmChangeProps<Data extends object, Variables> {
  title: string
  text: string
  confirm: string
  working: string
  operation: Operation<Data, Variables>
  variables: NoInfer<Variables>
  /** Until when a change that needs a recent sign-in can be made; null if that has passed. */
  recentUntil?: number | null
  isDanger?: boolean
  /** After the change, with its result. The dialog closes once its promise is settled. */
  onDone: (done: Done<Data>) => unknown
  /** It leads to another page: the dialog stays open until that page is there. */
  leads?: boolean
  onClosed: () => void
  children?: ReactNode
}

/** Asks for confirmation of a change, makes it, and shows in the same place why it failed. */
export function ConfirmChange<Data extends object, Variables>(props: ConfirmChangeProps<Data, Variables>) {
  const { recentUntil, leads = false, children } = props
  const { run, refusal } = useChange(props.operation)
  const isGated = recentUntil !== undefined
  const change = async () => {
    const done = await run(props.variables)
    if (!done) return false
    await props.onDone(done)
    return leads ? ('leaving' as const) : true
  }
  return (
    <ConfirmDialog
      title={props.title}
      confirm={props.confirm}
      pendingText={props.working}
      cancel={settingsWording.cancel}
      close={settingsWording.close}
      isDanger={props.isDanger ?? false}
      isBlocked={isGated && recentUntil === null}
      onConfirm={change}
      onClosed={props.onClosed}
    >
      <p className="text-16 text-ink-soft text-pretty">{props.text}</p>
      {isGated ? <RecentGate recentUntil={recentUntil}>{children}</RecentGate> : children}
      <RefusalText id="confirm-error" refusal={refusal} />
    </ConfirmDialog>
  )
}
