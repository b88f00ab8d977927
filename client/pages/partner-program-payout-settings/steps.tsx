import { linkTo } from '../../../schema/routes/links'
import { payoutWording } from '../../../schema/wording/payouts'
import { AccountState } from '../../features/payout/AccountState'
import { CheckAccount } from '../../features/payout/CheckAccount'
import { OpenPayoutDashboard } from '../../features/payout/open-payout-dashboard.generated'
import type { PayoutAccountFieldsFragment } from '../../features/payout/payout-account-fields.generated'
import { ToStripe } from '../../features/payout/ToStripe'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { ButtonLink } from '../../ui/ButtonLink'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { Link } from '../../ui/Link'

const { bank, taxes, done, next } = payoutWording

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

/** What the tax office has to know. */
export function Taxes() {
  return (
    <>
      <p className={TEXT}>{taxes.text}</p>
      <p className={WAYS}>
        <ButtonLink look="main" href={linkTo('PartnerPayoutStep', { step: 'done' })}>
          {next}
        </ButtonLink>
      </p>
    </>
  )
}

/** What follows. */
export function Done({ account }: Props) {
  const isReady = account?.state === 'READY'
  return (
    <>
      <p className={TEXT}>{isReady ? done.ready : done.open}</p>
      <p className={WAYS}>
        {!isReady && (
          <ButtonLink look="main" href={linkTo('PartnerPayoutStep', { step: 'bank' })}>
            {done.bank}
          </ButtonLink>
        )}
        <Link look="underlined" href={linkTo('PartnerPayouts')}>
          {done.payouts}
        </Link>
      </p>
    </>
  )
}
