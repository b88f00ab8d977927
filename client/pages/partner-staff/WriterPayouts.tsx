import { type ReactNode, useId, useState } from 'react'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { exactCount } from '../../../schema/wording/counts'
import { partnerStaffWording } from '../../../schema/wording/partner-staff'
import { priceText } from '../../../schema/wording/prices'
import { DecisionForm } from '../../features/moderation/DecisionForm'
import { Moment } from '../../features/moderation/Facts'
import { formatMonth } from '../../lib/format'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import type { AdminPayoutFactsFragment } from './admin-payout-facts.generated'
import { HoldPayout } from './hold-payout.generated'
import { ReleasePayout } from './release-payout.generated'
import { ReversePayout } from './reverse-payout.generated'

const { payout: wording, writer } = partnerStaffWording
const OPERATIONS = { HOLD: HoldPayout, RELEASE: ReleasePayout, REVERSE: ReversePayout } as const

const moment = (at: number | null): ReactNode => (at === null ? null : <Moment at={at} />)

/** What is known of a payout and its attempts; what there is nothing of is left out. */
const factsOf = (
  payout: AdminPayoutFactsFragment,
): readonly (readonly [name: string, value: ReactNode])[] => [
  [wording.reason, payout.reason],
  [wording.attempts, wording.attemptsOf(payout.attempts, payout.attemptsBefore)],
  [wording.refusals, payout.refusals > 0 ? exactCount(payout.refusals) : null],
  [wording.failure, payout.failureCode && <code>{payout.failureCode}</code>],
  [wording.transfer, payout.transferId && <code>{payout.transferId}</code>],
  [wording.sent, payout.providerPayoutId && <code>{payout.providerPayoutId}</code>],
  [wording.fee, payout.fee > 0 ? priceText(payout.fee, payout.currency) : null],
  [
    wording.withheld,
    payout.withheldRate === null
      ? null
      : wording.withheldOf(priceText(payout.withheld, payout.currency), payout.withheldRate),
  ],
  [wording.made, moment(payout.createdAt)],
  [wording.waits, moment(payout.waitsSince)],
  [wording.warnings, payout.warnings > 0 ? exactCount(payout.warnings) : null],
  [wording.due, moment(payout.dueAt)],
  [wording.arrives, moment(payout.arrivesAt)],
  [wording.paid, moment(payout.paidAt)],
]

interface RowProps {
  payout: AdminPayoutFactsFragment
  onDecided: () => unknown
}

function Row({ payout, onDecided }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, month, amount, currency, status, act } = payout
  const name = wording.line(formatMonth(boundsOfMonth(month).start), priceText(amount, currency))
  const close = () => {
    setOpen(false)
    return onDecided()
  }
  return (
    <li className="border-b border-line py-4" data-payout={id} data-status={status}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex flex-wrap items-center gap-3 text-16 font-semibold tabular-nums">
          {name}
          <Badge>{wording.statuses[status]}</Badge>
        </h3>
        {act && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={wording.openLabel(wording.openAct[act], name)}
            onClick={() => setOpen(!isOpen)}
          >
            {wording.openAct[act]}
          </Button>
        )}
      </div>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-14 sm:grid-cols-[16rem_1fr]">
        {factsOf(payout)
          .filter(([, value]) => value !== null && value !== '')
          .map(([title, value]) => (
            <div key={title} className="contents max-sm:block max-sm:pt-1">
              <dt className="text-ink-soft">{title}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {act && isOpen && (
        <DecisionForm
          key={act}
          words={wording.acts[act]}
          operation={OPERATIONS[act]}
          subject={{ payoutId: id }}
          isAgainst={act !== 'RELEASE'}
          onDone={close}
        />
      )}
    </li>
  )
}

interface Props {
  payouts: readonly AdminPayoutFactsFragment[]
  onDecided: () => unknown
}

/** A writer's payouts with their attempts, each with what can be done about it. */
export function WriterPayouts({ payouts, onDecided }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="font-serif text-20 font-semibold">
        {writer.payouts}
      </h2>
      {payouts.length === 0 && <p className="mt-3 text-14 text-ink-soft">{writer.noPayouts}</p>}
      <ul className="mt-3 border-t border-line empty:hidden">
        {payouts.map((payout) => (
          <Row key={payout.id} payout={payout} onDecided={onDecided} />
        ))}
      </ul>
    </section>
  )
}
