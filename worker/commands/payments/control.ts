import { type Account, type Delivery, type Fault, newId, type OwnMove } from './account'
import { disputePayment, giveBack, type Tell } from './bank'
import { type ConnectCommand, controlConnect } from './connect/control'
import { json, type Reply } from './http'
import { CARDS_REPORT } from './webhooks'

/** What a test, or somebody in a terminal, asks of an account. Each is done if it is present. */
interface Command {
  /** The next answers, in order. */
  faults?: Fault[]
  delivery?: Partial<Delivery>
  /** The site that is told of events; null for none. */
  site?: string | null
  /** Milliseconds by which the clock is ahead. */
  ahead?: number
  /** Disputes the charge with that key, or ends the dispute. */
  dispute?: { key: string; status: 'needs_response' | 'lost' | 'won' }
  /** Gives every kept card another number, as a bank does that replaces it. */
  renew?: { number: string; month: number; year: number }
  /** Gives back money as somebody would in the provider’s dashboard. */
  refund?: { key: string; amount: number }
  /** Moves money besides payments: to the bank, for a fee, or for whatever else. */
  move?: Omit<OwnMove, 'id' | 'created'>
  connect?: ConnectCommand
}

const paymentWith = ({ records }: Account, key: string) =>
  records.payments.find(({ metadata, error }) => metadata.key === key && error === null)

/** Does what a command says, and shows the account’s records. */
export function control(
  account: Account,
  command: Command,
  { now, tell }: { now: number; tell: Tell },
): Reply {
  const { faults, delivery, site, ahead, dispute, refund, renew, move } = command
  if (faults) account.faults = faults
  if (delivery) account.delivery = { ...account.delivery, ...delivery }
  if (site !== undefined) account.site = site
  if (ahead !== undefined) account.ahead = ahead
  if (command.connect) controlConnect(account, command.connect, now)
  if (renew) {
    for (const method of account.records.methods)
      if (method.source.kind === 'card') method.source = { ...method.source, ...renew }
    if (account.records.methods.some(({ customer }) => customer?.startsWith('bt_')))
      account.waiting.push({ id: newId('evt'), type: CARDS_REPORT, created: now, payment: '' })
  }
  const disputed = dispute && paymentWith(account, dispute.key)
  if (dispute && disputed) disputePayment(account, disputed, { status: dispute.status, now, tell })
  if (move) account.records.moves.push({ id: newId('txn'), created: now, ...move })
  const refunded = refund && paymentWith(account, refund.key)
  if (refund && refunded) giveBack(account, refunded, { amount: refund.amount, metadata: {}, now, tell })
  if ((dispute && !disputed) || (refund && !refunded)) return json({ error: 'No charge has that key.' }, 404)
  const { answered: _, ...records } = account.records
  return json({ ...records, faults: account.faults, delivery: account.delivery, site: account.site })
}
