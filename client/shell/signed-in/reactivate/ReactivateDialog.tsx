import { useEffect, useState } from 'react'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { priceText } from '../../../../schema/wording/prices'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/format'
import { useOperationMutation } from '../../../lib/mutation'
import type { PreloadedState } from '../../../lib/preloaded-state'
import { isTracked } from '../../../lib/telemetry/tracked'
import { useAnswer } from '../../../lib/use-answer'
import { useLink } from '../../../lib/use-link'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { ErrorText } from '../../../ui/form/ErrorText'
import { ReactivateMembership } from './reactivate-membership.generated'
import { UncancelMembership } from './uncancel-membership.generated'

const wording = manageWording.reactivate

/** Removes the hash that opened the dialog. */
const clearHash = () =>
  history.replaceState(history.state, '', window.location.pathname + window.location.search)

/** Reports the event, before the page is left. */
async function reportConverted(state: PreloadedState): Promise<void> {
  if (!isTracked(state)) return
  const report = await import('../../../lib/events/report').catch(() => undefined)
  report?.reportFor(state)('membership.converted', {})
}

/** What the dialog says before anything was confirmed. */
function useQuestion() {
  const { data, hasFailed } = useAnswer(ReactivateMembership, {}, { asks: true })
  const status = data?.viewer?.membershipStatus
  if (hasFailed) return { text: wording.failed }
  if (!data) return { text: wording.loading }
  if (!status?.isCancelled || status.state === 'LAPSED') return { text: wording.none }
  const { endsAt, amount, currency, membershipId } = status
  return { membershipId, text: wording.text(formatDate(endsAt), priceText(amount, currency)) }
}

/** Opens the dialog on the main host: other hosts aren’t told what somebody pays. */
function OnMainHost({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address])
  return null
}

/** The dialog, wherever it may be asked for. Rule: docs/rules/membership.md, "Reactivating". */
export function ReactivateDialog(props: { onClosed: () => void }) {
  const link = useLink()
  const { table } = useApp().state.client
  return table === 'default' ? (
    <Asks {...props} />
  ) : (
    <OnMainHost address={`${link('ManageMembership')}#reactivateMembership`} />
  )
}

/**
 * Asks whether to keep a cancelled membership. Afterwards the page is reloaded, since any of it may look different.
 */
function Asks({ onClosed }: { onClosed: () => void }) {
  const { membershipId, text } = useQuestion()
  const { mutateAsync } = useOperationMutation(UncancelMembership)
  const app = useApp()
  const [state, setState] = useState<'visible' | 'confirming' | 'success' | 'error'>('visible')
  const confirm = async () => {
    if (!membershipId) return false
    setState('confirming')
    const isDone = await mutateAsync({ membershipId }).then(
      ({ uncancelMembership: result }) => !('message' in result),
      () => false,
    )
    setState(isDone ? 'success' : 'error')
    if (!isDone) return false
    await reportConverted(app.state)
    clearHash()
    window.location.reload()
    return 'leaving' as const
  }
  return (
    <ConfirmDialog
      title={wording.title}
      confirm={wording.confirm}
      pendingText={wording.confirming}
      cancel={wording.cancel}
      close={manageWording.close}
      isBlocked={!membershipId}
      onConfirm={confirm}
      onClosed={() => {
        clearHash()
        onClosed()
      }}
    >
      <p className="text-16 text-ink-soft text-pretty" role="status">
        {state === 'success' ? wording.done : text}
      </p>
      <ErrorText id="reactivate-error">{state === 'error' && wording.failed}</ErrorText>
    </ConfirmDialog>
  )
}
