import { linkTo } from '../../../schema/routes/links'
import { partnerIneligibilityWording as wording } from '../../../schema/wording/partner-ineligibility'
import { Link } from '../../ui/Link'
import type { OwnIneligibilityQuery } from './own-ineligibility.generated'

type Reason = NonNullable<OwnIneligibilityQuery['viewer']>['partnerIneligibility'][number]

/** Where something is done about it. The last step of payouts says what is left to do, and leads there. */
const REMEDIES: Readonly<Record<Reason, string>> = {
  LACK_OF_MEMBERSHIP: linkTo('Plans'),
  MISSING_PAYOUT_INFORMATION: linkTo('PartnerPayoutStep', { step: 'done' }),
}

interface Props {
  reasons: readonly Reason[] | undefined
  className?: string
}

/**
 * What keeps the viewer from joining the programme, or from being paid once they have, each with what to do about it.
 * Rule: docs/rules/partner.md, "Who takes part".
 */
export function Obstacles({ reasons = [], className = '' }: Props) {
  return reasons.map((reason) => (
    <p
      key={reason}
      role="note"
      className={`max-w-inset rounded-input border border-line-strong px-4 py-3 text-16 text-pretty ${className}`}
    >
      {wording[reason].text}{' '}
      <Link look="underlined" size="large" href={REMEDIES[reason]}>
        {wording[reason].remedy}
      </Link>
    </p>
  ))
}
