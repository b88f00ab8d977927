import { linkTo } from '../../../schema/routes/links'
import { partnerDashboardWording } from '../../../schema/wording/partner-dashboard'
import { payoutWording } from '../../../schema/wording/payouts'
import { taxStates } from '../../../schema/wording/tax-states'
import { PayoutTable } from '../../features/payout/PayoutTable'
import type { LoadContext } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { paymentsAsked } from './asked'
import { HeldEarnings } from './HeldEarnings'
import { NotIn } from './NotIn'
import { PartnerPayments, type PartnerPaymentsQuery } from './partner-payments.generated'
import { Transactions } from './Transactions'

const { payments: wording } = partnerDashboardWording

type Program = NonNullable<NonNullable<PartnerPaymentsQuery['viewer']>['partnerProgram']>

export const loadPayments = (page: LoadContext) => page.query(PartnerPayments, paymentsAsked(page))

/** What money waits for, if it waits for anything. */
function waitsFor({ status, isPaying, taxes, payoutAccount }: Program): string {
  if (status === 'SUSPENDED') return wording.suspended
  if (!isPaying) return payoutWording.notPaying
  if (!payoutAccount) return wording.noAccount
  if (payoutAccount.state !== 'READY') return payoutWording.account.states[payoutAccount.state]
  return taxes && taxes.state !== 'GIVEN' ? taxStates[taxes.state] : payoutWording.done.ready
}

/** What was paid last, and what money waits for. */
export function Payments() {
  const program = useOperation(PartnerPayments, paymentsAsked(usePage())).viewer?.partnerProgram
  if (!program) return <NotIn />
  const { payouts } = program.payouts
  return (
    <>
      <p className="mt-8 max-w-inset text-16 text-pretty">{waitsFor(program)}</p>
      <p className="mt-2 mb-8 flex flex-wrap gap-x-6">
        <Link look="underlined" href={linkTo('PartnerPayoutStep', { step: 'bank' })}>
          {payoutWording.list.setUp}
        </Link>
        <Link look="underlined" href={linkTo('PartnerPayouts')}>
          {wording.all}
        </Link>
      </p>
      {payouts.length === 0 ? (
        <EmptyState text={payoutWording.list.none} />
      ) : (
        <PayoutTable payouts={payouts} taxes={program.taxes} />
      )}
      {program.heldEarnings.length > 0 && <HeldEarnings held={program.heldEarnings} />}
      <Transactions page={program.transactions} />
    </>
  )
}
