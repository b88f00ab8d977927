import { payoutWording } from '../../../schema/wording/payouts'
import { PayoutTask } from '../../features/payout/PayoutTask'
import { PayoutSetup } from '../../features/payout/payout-setup.generated'
import { ToStripe } from '../../features/payout/ToStripe'
import type { LoadContext, PageHead } from '../../lib/page'

const { heading, text } = payoutWording.reconnect

export const load = (page: LoadContext) => page.query(PayoutSetup, {})

export const head = (): PageHead => ({ title: heading, robots: 'noindex', isTool: true })

/** Where writers arrive whose link has expired. Rule: docs/rules/partner.md, "The pages of payouts". */
export function Page() {
  return (
    <PayoutTask heading={heading}>
      {(account) => (
        <>
          <p className="mt-4 max-w-inset font-serif text-18 text-pretty">{text}</p>
          <ToStripe account={account} />
        </>
      )}
    </PayoutTask>
  )
}
