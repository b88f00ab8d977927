import type { ReactNode } from 'react'
import type { Operation } from '../../../schema/operation'
import { settingsWording } from '../../../schema/wording/settings'
import { RecentGate, RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

interface Props<Variables> {
  title: string
  text: string
  confirm: string
  working: string
  operation: Operation<object, Variables>
  variables: Variables
  /** Until when a change that needs a recent sign-in can be made; null if that has passed. */
  recentUntil?: number | null
  isDanger?: boolean
  /** After the change. A dialog that leads to another page stays open until that page is there. */
  onDone: () => void
  leads?: boolean
  onClosed: () => void
  children?: ReactNode
}

/**
 * Asks for confirmation of a change to how somebody signs in, makes it, and shows in the same place why it
 * failed.
 */
export function ConfirmChange<Variables>(props: Props<Variables>) {
  const { recentUntil, leads = false, children } = props
  const { run, refusal } = useChange(props.operation)
  const isGated = recentUntil !== undefined
  const change = async () => {
    if (!(await run(props.variables))) return false
    props.onDone()
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
