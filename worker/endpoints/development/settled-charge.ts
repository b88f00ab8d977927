import { entriesOf } from '../../../schema/rules/membership/ledger'
import { isDividable } from '../../../schema/rules/partner/fee'
import type { Statement } from '../../data/database'
import { insertCharge, insertEntry } from '../../data/membership/charges'

type Charge = Parameters<typeof insertCharge>[0]

/** What a settled charge is about; it was made and settled at `createdAt`. */
type About = Pick<
  Charge,
  | 'id'
  | 'key'
  | 'userId'
  | 'membershipId'
  | 'giftId'
  | 'purpose'
  | 'plan'
  | 'price'
  | 'cycle'
  | 'startsAt'
  | 'endsAt'
  | 'method'
  | 'amount'
  | 'currency'
  | 'createdAt'
> & { status: 'PAID' | 'FAILED' | 'REFUNDED' }

/** The statements of a charge that was paid, failed or given back whole, with its books. */
export function settledCharge({ status, ...about }: About): Statement[] {
  const { id, purpose, amount, currency, createdAt } = about
  const known = {
    purpose,
    status,
    amount,
    fee: status === 'FAILED' ? 0 : Math.round(amount * 0.03) + 30,
    tax: 0,
    refunded: status === 'REFUNDED' ? amount : 0,
  }
  return [
    insertCharge({
      ...about,
      ...known,
      provider: 'STRIPE',
      declineCode: status === 'FAILED' ? 'insufficient_funds' : null,
      settledAt: createdAt,
      divideAt: isDividable(known) ? createdAt : null,
      version: 1,
    }),
    ...entriesOf({ ...known, status: 'OPEN' }, known, currency).map((entry) =>
      insertEntry({ ...entry, chargeId: id, version: 1, bookedAt: createdAt }),
    ),
  ]
}
