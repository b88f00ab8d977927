import { useState } from 'react'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { priceText } from '../../../../schema/wording/prices'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { RefusalText } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import { AcceptCancellationDiscount } from './accept-cancellation-discount.generated'
import type { CancellableStatus } from './status'

const wording = manageWording.cancelPage

interface Props {
  status: CancellableStatus
  /** Whether the offer is made, unless it was accepted already. */
  isOffered?: boolean
}

/** Offers members who cancel a year for less. */
export function Offer({ status, isOffered = true }: Props) {
  const { run, isPending, refusal } = useChange(AcceptCancellationDiscount)
  const [key] = useState(() => crypto.randomUUID())
  const [isAccepted, setAccepted] = useState(false)
  const { currency, amount, nextChargeAt, currentPeriodEndsAt } = status
  if (isAccepted)
    return (
      <Card as="p" tone="wash" role="status" className="mt-6 px-5 py-4 text-16">
        {wording.accepted(priceText(amount, currency), formatDate(nextChargeAt ?? currentPeriodEndsAt))}
      </Card>
    )
  const [offer] = status.cancellationDiscounts
  if (!offer || !isOffered) return null
  const accept = async () => setAccepted((await run({ percent: offer.percent, key })) !== undefined)
  const { price, regularPrice, numCycles, percent } = offer
  return (
    <Card as="section" className="mt-8 p-6">
      <h2 className="font-serif text-20 font-semibold">{wording.offer}</h2>
      <p className="mt-2 text-16 text-ink-soft text-pretty">
        {wording.offerText(priceText(price, currency), priceText(regularPrice, currency), numCycles)}
      </p>
      <RefusalText id="offer-error" refusal={refusal} />
      <Button
        look="main"
        className="mt-5"
        isPending={isPending}
        pendingText={wording.accepting}
        onClick={accept}
      >
        {wording.accept(percent)}
      </Button>
    </Card>
  )
}
