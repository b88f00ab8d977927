import { payoutWording } from '../../../schema/wording/payouts'
import { BackFromStripe } from '../../features/payout/BackFromStripe'
import { PayoutSetup } from '../../features/payout/payout-setup.generated'
import type { LoadContext, PageHead } from '../../lib/page'

const { heading } = payoutWording.reconnected

export const load = (page: LoadContext) => page.query(PayoutSetup, {})

export const head = (): PageHead => ({ title: heading, robots: 'noindex', isTool: true })

/** Where writers arrive who have changed something at the provider. Rule: docs/rules/partner.md, "The pages of payouts". */
export function Page() {
  return <BackFromStripe heading={heading} />
}
