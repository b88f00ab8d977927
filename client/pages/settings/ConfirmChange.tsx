import type { ReactNode } from 'react'
import { settingsWording } from '../../../schema/wording/settings'
import { RecentGate, RefusalText } from '../../features/settings/SignInAgain'
import type { Refusal } from '../../features/settings/use-change'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

interface Props {
  title: string
  text: string
  confirm: string
  working: string
  isPending: boolean
  refusal: Refusal | undefined
  /** Until when a change that needs a recent sign-in can be made; null if that has passed. */
  recentUntil?: number | null
  isDanger?: boolean
  onConfirm: () => Promise<boolean>
  onClosed: () => void
  children?: ReactNode
}

/** Asks for confirmation of a change to how somebody signs in, and shows in the same place why it failed. */
export function ConfirmChange(props: Props) {
  const { text, confirm, working, isPending, refusal, recentUntil, children } = props
  const isGated = recentUntil !== undefined
  return (
    <ConfirmDialog
      title={props.title}
      confirm={confirm}
      pendingText={working}
      cancel={settingsWording.cancel}
      close={settingsWording.close}
      isDanger={props.isDanger ?? false}
      isPending={isPending}
      isBlocked={isGated && recentUntil === null}
      onConfirm={props.onConfirm}
      onClosed={props.onClosed}
    >
      <p className="text-16 text-ink-soft text-pretty">{text}</p>
      {isGated ? <RecentGate recentUntil={recentUntil}>{children}</RecentGate> : children}
      <RefusalText id="confirm-error" refusal={refusal} />
    </ConfirmDialog>
  )
}
