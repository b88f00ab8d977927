import { linkTo } from '../../../schema/routes/links'
import { payoutWording } from '../../../schema/wording/payouts'
import { AccountState } from '../../features/payout/AccountState'
import { CheckAccount } from '../../features/payout/CheckAccount'
import { OpenPayoutDashboard } from '../../features/payout/open-payout-dashboard.generated'
import type { PayoutAccountFieldsFragment } from '../../features/payout/payout-account-fields.generated'
import { ToStripe } from '../../features/payout/ToStripe'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { OwnTaxes } from '../../features/tax/own-taxes.generated'
import { useOperation } from '../../lib/query'
import { ButtonLink } from '../../ui/ButtonLink'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { Link } from '../../ui/Link'

const { bank, done, next } = payoutWording

const TEXT = 'mt-4 max-w-inset font-serif text-18 text-pretty'
const WAYS = 'mt-8 flex flex-wrap items-center gap-x-6 gap-y-4'

interface Props {
  account: PayoutAccountFieldsFragment | null
}

/** States in which the writer has something to fill in. */
const ASKS: ReadonlySet<string> = new Set(['NEW', 'RESTRICTED', 'CLOSED'])

/** Where the money goes: an account at the provider, and what it is now. */
export function Bank({ account }: Props) {
  return (
    <>
      {account?.state !== 'READY' && <p className={TEXT}>{bank.text}</p>}
      {account && <AccountState account={account} />}
      {(!account || ASKS.has(account.state)) && <ToStripe account={account} />}
      {account && (
        <div className={WAYS}>
          {account.state === 'READY' && (
            <ButtonLink look="main" href={linkTo('PartnerPayoutStep', { step: 'taxes' })}>
              {next}
            </ButtonLink>
          )}
          {account.state === 'READY' && (
            <ChangeForm
              operation={OpenPayoutDashboard}
              variables={() => ({})}
              onDone={({ url }) => window.location.assign(url)}
            >
              <SubmitButton look="quiet" pendingText={bank.going}>
                {bank.see}
              </SubmitButton>
            </ChangeForm>
          )}
          {account.state !== 'CLOSED' && <CheckAccount />}
        </div>
      )}
    </>
  )
}

/** What follows. */
export function Done({ account }: Props) {
  const taxes = useOperation(OwnTaxes, {}).viewer?.partnerProgram?.taxes
  const hasBank = account?.state === 'READY'
  const hasForms = !taxes || taxes.state === 'GIVEN'
  const isReady = hasBank && hasForms
  return (
    <>
      <p className={TEXT}>{isReady ? done.ready : done.open}</p>
      <p className={WAYS}>
        {!isReady && (
          <ButtonLink look="main" href={linkTo('PartnerPayoutStep', { step: hasBank ? 'taxes' : 'bank' })}>
            {hasBank ? done.taxes : done.bank}
          </ButtonLink>
        )}
        <Link look="underlined" href={linkTo('PartnerPayouts')}>
          {done.payouts}
        </Link>
      </p>
    </>
  )
}
