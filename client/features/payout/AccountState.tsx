import { countryNames } from '../../../schema/wording/formats'
import { payoutWording } from '../../../schema/wording/payouts'
import { Fact, Facts } from '../membership/own/Facts'
import type { PayoutAccountFieldsFragment } from './payout-account-fields.generated'

const wording = payoutWording.account

/** What a writer's account is now, and which bank it leads to. */
export function AccountState({ account }: { account: PayoutAccountFieldsFragment }) {
  const { state, country, bankName, bankLastFour, bankCurrency } = account
  return (
    <>
      <p role="status" className="mt-4 mb-6 max-w-inset font-serif text-18 text-pretty">
        {wording.states[state]}
      </p>
      {state !== 'CLOSED' && (
        <Facts>
          {bankName && bankLastFour && (
            <Fact name={wording.bank}>
              <bdi>{wording.bankOf(bankName, bankLastFour)}</bdi>
            </Fact>
          )}
          <Fact name={wording.country}>
            <span suppressHydrationWarning>{countryNames().of(country) ?? country}</span>
          </Fact>
          {bankCurrency && <Fact name={wording.currency}>{bankCurrency}</Fact>}
        </Facts>
      )}
    </>
  )
}
