import * as v from 'valibot'
import { minorOf } from '../../../../schema/rules/membership/currencies'
import type { Movement } from '../../../../schema/rules/reconciliation/entries'
import { DAY } from '../../../../schema/rules/time-units'
import { type BraintreeAccount, run } from './client'
import { readFees } from './fees'

const FIRST = 50
/** How long before a reading something may have been sent that wasn't known then: reports of fees come days later. */
const LATE = 10 * DAY

const Amount = v.object({ value: v.string(), currencyCode: v.nullish(v.string()) })
const Sent = v.nullish(v.object({ date: v.nullish(v.string()), amount: v.nullish(Amount) }))
const SENT = 'disbursementDetails { date amount { value currencyCode } }'
const AMOUNT = 'amount { value currencyCode }'

const Page = <Node extends v.GenericSchema>(node: Node) =>
  v.object({
    search: v.object({
      results: v.object({
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
        edges: v.array(v.object({ node })),
      }),
    }),
  })
const PAGE = 'pageInfo { hasNextPage endCursor }'

const SEARCHES = {
  charges: {
    document: `query Sent($input: TransactionSearchInput!, $first: Int, $after: String) {
  search { results: transactions(input: $input, first: $first, after: $after) { ${PAGE} edges { node { id orderId ${AMOUNT} ${SENT} } } } }
}`,
    schema: Page(
      v.object({ id: v.string(), orderId: v.nullish(v.string()), amount: Amount, disbursementDetails: Sent }),
    ),
  },
  refunds: {
    document: `query SentBack($input: RefundSearchInput!, $first: Int, $after: String) {
  search { results: refunds(input: $input, first: $first, after: $after) { ${PAGE} edges { node { id ${AMOUNT} ${SENT} charge: refundedTransaction { id orderId } } } } }
}`,
    schema: Page(
      v.object({
        id: v.string(),
        amount: Amount,
        disbursementDetails: Sent,
        charge: v.nullish(v.object({ id: v.string(), orderId: v.nullish(v.string()) })),
      }),
    ),
  },
  disputes: {
    document: `query Held($input: DisputeSearchInput!, $first: Int, $after: String) {
  search { results: disputes(input: $input, first: $first, after: $after) { ${PAGE} edges { node {
    id amountDisputed { value currencyCode } amountWon { value currencyCode }
    statusHistory { status timestamp disbursementDate }
    transaction { id orderId }
  } } } }
}`,
    schema: Page(
      v.object({
        id: v.string(),
        amountDisputed: v.nullish(Amount),
        amountWon: v.nullish(Amount),
        statusHistory: v.nullish(
          v.array(
            v.object({
              status: v.string(),
              timestamp: v.nullish(v.string()),
              disbursementDate: v.nullish(v.string()),
            }),
          ),
        ),
        transaction: v.nullish(v.object({ id: v.string(), orderId: v.nullish(v.string()) })),
      }),
    ),
  },
} as const

type Amount = v.InferOutput<typeof Amount>

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** What was sent to our bank on a day, or taken from it. */
function movedOf(
  id: string,
  kind: Movement['kind'],
  about: string,
  { amount, sent, date, sign }: { amount: Amount; sent: Amount; date: string; sign: 1 | -1 },
): Movement {
  const originalCurrency = amount.currencyCode ?? 'USD'
  const currency = sent.currencyCode ?? originalCurrency
  return {
    id,
    kind,
    at: Date.parse(date),
    about,
    amount: sign * minorOf(sent.value, currency),
    fee: 0,
    currency,
    originalAmount: sign * minorOf(amount.value, originalCurrency),
    originalFee: 0,
    originalCurrency,
    isPaidOut: true,
  }
}

interface SentNode {
  id: string
  amount: Amount
  disbursementDetails?: v.InferOutput<typeof Sent>
}

function sentOf(
  { id, amount, disbursementDetails: sent }: SentNode,
  kind: 'charge' | 'refund',
  about: string,
): Movement[] {
  const date = sent?.date
  if (!date) return []
  const sign = kind === 'charge' ? 1 : -1
  return [movedOf(id, kind, about, { amount, sent: sent.amount ?? amount, date, sign })]
}

/** The node of a dispute, as far as money moves with it. */
interface DisputeNode {
  id: string
  amountDisputed?: Amount | null | undefined
  amountWon?: Amount | null | undefined
  statusHistory?:
    | readonly { status: string; disbursementDate?: string | null | undefined }[]
    | null
    | undefined
  transaction?: { id: string; orderId?: string | null | undefined } | null | undefined
}

/** What a bank has taken for a dispute, once, and given again when it was won. */
function heldOf({ id, amountDisputed, amountWon, statusHistory, transaction }: DisputeNode): Movement[] {
  const about = transaction?.orderId ?? transaction?.id ?? ''
  const events = (statusHistory ?? []).filter(({ disbursementDate }) => disbursementDate)
  const taken = events.find(({ status }) => status !== 'WON')
  const given = events.find(({ status }) => status === 'WON')
  const moved = (date: string | null | undefined, amount: Amount | null | undefined, sign: 1 | -1) =>
    date && amount ? [movedOf(`${id}:${sign}`, 'dispute', about, { amount, sent: amount, date, sign })] : []
  return [
    ...moved(taken?.disbursementDate, amountDisputed, -1),
    ...moved(given?.disbursementDate, amountWon ?? amountDisputed, 1),
  ]
}

/** What is read, one after the other: three searches, then the fees of each day. */
const NEXT = { charges: 'refunds', refunds: 'disputes', disputes: 'fees' } as const
type Phase = keyof typeof NEXT

/** Where a reading goes on: in a phase, after a place; and the first day of which something was sent. */
interface Place {
  phase: Phase | 'fees'
  firstDay: string
  after: string
}

const written = ({ phase, firstDay, after }: Place): string => `${phase}:${firstDay}:${after}`

function placeIn(cursor: string | null): Place {
  const [phase = '', firstDay = '', ...after] = (cursor ?? '').split(':')
  const isPhase = phase === 'fees' || Object.hasOwn(NEXT, phase)
  return { phase: isPhase ? (phase as Place['phase']) : 'charges', firstDay, after: after.join(':') }
}

const searched = async (account: BraintreeAccount, { phase, after }: Place, from: string) => {
  const date = { greaterThanOrEqualTo: from }
  const paging = { first: FIRST, ...(after ? { after } : {}) }
  if (phase === 'charges') {
    const variables = { input: { disbursementDate: date }, ...paging }
    const { results } = (await run(account, { ...SEARCHES.charges, variables })).search
    const movements = results.edges.flatMap(({ node }) => sentOf(node, 'charge', node.orderId ?? node.id))
    return { pageInfo: results.pageInfo, movements }
  }
  if (phase === 'refunds') {
    const variables = { input: { disbursementDate: date }, ...paging }
    const { results } = (await run(account, { ...SEARCHES.refunds, variables })).search
    const movements = results.edges.flatMap(({ node }) =>
      sentOf(node, 'refund', node.charge?.orderId ?? node.charge?.id ?? ''),
    )
    return { pageInfo: results.pageInfo, movements }
  }
  const variables = { input: { effectiveDate: date }, ...paging }
  const { results } = (await run(account, { ...SEARCHES.disputes, variables })).search
  return { pageInfo: results.pageInfo, movements: results.edges.flatMap(({ node }) => heldOf(node)) }
}

/**
 * A page of the movements since a time: what was sent to our bank, what was taken back, and the fees of a day. Braintree
 * tells fees by the day on which payments were sent, so the first such day is where they begin.
 *
 * @param accounts the merchant accounts.
 */
export async function pageOfMovements(
  account: BraintreeAccount,
  accounts: readonly string[],
  { since, cursor, now }: { since: number; cursor: string | null; now: number },
): Promise<{ movements: Movement[]; next: string | null }> {
  const place = placeIn(cursor)
  if (place.phase === 'fees') {
    const tomorrow = dayOf(Date.parse(place.firstDay) + DAY)
    return {
      movements: await readFees(account, accounts, place.firstDay),
      next: tomorrow <= dayOf(now) ? written({ ...place, firstDay: tomorrow }) : null,
    }
  }
  const { pageInfo, movements } = await searched(account, place, dayOf(since - LATE))
  const days = place.phase === 'charges' ? movements.map(({ at }) => dayOf(at)) : []
  const [firstDay = ''] = [place.firstDay, ...days].filter(Boolean).toSorted()
  if (pageInfo.hasNextPage && pageInfo.endCursor)
    return { movements, next: written({ ...place, firstDay, after: pageInfo.endCursor }) }
  const phase = NEXT[place.phase]
  // Without payments there are no fees.
  const isDone = phase === 'fees' && firstDay === ''
  return { movements, next: isDone ? null : written({ phase, firstDay, after: '' }) }
}
