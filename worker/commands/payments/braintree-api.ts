import { buildSchema, GraphQLError, graphql } from 'graphql'
import { type Account, newId, type Payment } from './account'
import { SOLD_IN } from './balance'
import { charge, giveBack, keepSource, objectionTo, type Tell } from './bank'
import {
  customerNode,
  disputeNodes,
  globalId,
  leftOf,
  legacyId,
  methodNode,
  minorOf,
  refundNodes,
  transactionNode,
} from './braintree-objects'
import { isReported } from './braintree-reports'
import { BRAINTREE_SCHEMA } from './braintree-schema'
import { json, type Reply } from './http'
import { isBraintrees } from './webhooks'

const schema = buildSchema(BRAINTREE_SCHEMA)

interface Now {
  now: number
  tell: Tell
  /** The stand-in’s own address. */
  origin: string
}

const refuse = (errorClass: string, message: string, legacyCode?: string): GraphQLError =>
  new GraphQLError(message, { extensions: { errorClass, ...(legacyCode ? { legacyCode } : {}) } })
const notFound = (): GraphQLError => refuse('NOT_FOUND', 'An object with this ID was not found.')

function connection(nodes: readonly object[], { first = 50, after }: { first?: number; after?: string }) {
  const begin = after ? Number(Buffer.from(after, 'base64').toString()) : 0
  const page = nodes.slice(begin, begin + first)
  const end = begin + page.length
  return {
    edges: page.map((node) => ({ node })),
    pageInfo: {
      hasNextPage: end < nodes.length,
      hasPreviousPage: begin > 0,
      endCursor: Buffer.from(String(end)).toString('base64'),
    },
  }
}

interface Search {
  input: {
    orderId?: { is?: string }
    createdAt?: { greaterThanOrEqualTo?: string }
    disbursementDate?: { greaterThanOrEqualTo?: string }
  }
  first?: number
  after?: string
}

const isSince = (time: number, from: string | undefined): boolean =>
  from === undefined || time >= Date.parse(from)

/** Whether something was sent to the bank since a day. */
const isSentSince =
  (sought: Search['input']['disbursementDate']) =>
  ({ disbursementDetails: sent }: { disbursementDetails: { date: string } | null }): boolean =>
    sought === undefined || (sent !== null && sent.date >= (sought.greaterThanOrEqualTo ?? ''))

/** The payments that were made here; the account has another provider’s, too. */
const paymentsOf = ({ records }: Account): Payment[] => records.payments.filter(isBraintrees)

const queries = (account: Account, { now, origin }: Now) => ({
  node({ id }: { id: string }) {
    const legacy = legacyId(id)
    const payment = paymentsOf(account).find((known) => known.id === legacy)
    if (payment) return transactionNode(payment, now)
    const method = account.records.methods.find((known) => known.id === legacy)
    if (method) return methodNode(account, method)
    throw notFound()
  },
  idFromLegacyId: ({ legacyId: id }: { legacyId: string }) => globalId('transaction', id),
  search: {
    transactions: ({ input, ...paging }: Search) =>
      connection(
        paymentsOf(account)
          .filter(({ metadata, created }) => {
            const { orderId, createdAt } = input
            return (
              (orderId?.is === undefined || metadata.key === orderId.is) &&
              isSince(created, createdAt?.greaterThanOrEqualTo)
            )
          })
          .map((payment) => transactionNode(payment, now))
          .filter(isSentSince(input.disbursementDate)),
        paging,
      ),
    refunds: ({ input, ...paging }: Search) =>
      connection(
        paymentsOf(account)
          .filter(({ refunds }) =>
            refunds.some(({ created }) => isSince(created, input.createdAt?.greaterThanOrEqualTo)),
          )
          .flatMap((payment) => refundNodes(payment, now))
          .filter(isSentSince(input.disbursementDate)),
        paging,
      ),
    disputes: ({ input: _, ...paging }: Search) =>
      connection(
        paymentsOf(account).flatMap((payment) => disputeNodes(payment, now)),
        paging,
      ),
  },
  report: {
    paymentLevelFees: ({
      date,
      merchantAccountId = 'quire_usd',
    }: {
      date: string
      merchantAccountId?: string
    }) =>
      isReported(date, now)
        ? { url: `${origin}/reports/${account.name}/${merchantAccountId}/${date}.csv` }
        : { url: null },
  },
})

/** Merchant accounts have the names that `varsOf` gives them: `quire_jpy`. */
function currencyOf(merchantAccountId = 'quire_usd'): string {
  const currency = /^quire_([a-z]{3})$/.exec(merchantAccountId)?.[1] ?? ''
  if (!SOLD_IN.has(currency)) throw refuse('VALIDATION', 'Merchant account ID is invalid.', '91513')
  return currency
}

interface ChargeInput {
  apiRequestKey?: string
  paymentMethodId: string
  transaction: { amount: string; orderId?: string; merchantAccountId?: string; paymentInitiator?: string }
}

const mutations = (account: Account, { now, tell }: Now) => ({
  createClientToken: () => ({
    clientToken: Buffer.from(JSON.stringify({ version: 3, account: account.name })).toString('base64'),
  }),
  createCustomer({ input }: { input: { customer?: { email?: string } } }) {
    const id = newId('bt')
    account.records.customers.push({ id, email: input.customer?.email ?? '', metadata: {}, created: now })
    return { customer: customerNode(account, id) }
  },
  deleteCustomer({ input }: { input: { customerId: string } }) {
    const id = legacyId(input.customerId)
    const { records } = account
    if (!records.customers.some((known) => known.id === id)) throw notFound()
    records.customers = records.customers.filter((known) => known.id !== id)
    records.methods = records.methods.filter(({ customer }) => customer !== id)
    return {}
  },
  vaultPaymentMethod({ input }: { input: { paymentMethodId: string; customerId?: string } }) {
    const source = account.nonces.get(input.paymentMethodId)
    if (!source) throw refuse('VALIDATION', 'Cannot use a single-use payment method more than once.', '93107')
    account.nonces.delete(input.paymentMethodId)
    const refused = objectionTo(source)
    const processorResponse = { legacyCode: refused?.processors ?? '1000', message: '' }
    const verification = {
      id: newId('v'),
      status: refused ? 'PROCESSOR_DECLINED' : 'VERIFIED',
      processorResponse,
    }
    if (refused) return { paymentMethod: null, verification }
    const customer = input.customerId ? legacyId(input.customerId) : null
    return {
      paymentMethod: methodNode(account, keepSource(account, { source, customer, now })),
      verification,
    }
  },
  chargePaymentMethod({ input }: { input: ChargeInput }) {
    const { apiRequestKey, transaction } = input
    const earlier =
      apiRequestKey && paymentsOf(account).find(({ metadata }) => metadata.apiRequestKey === apiRequestKey)
    if (earlier) return { transaction: transactionNode(earlier, now) }
    const method = account.records.methods.find(({ id }) => id === legacyId(input.paymentMethodId))
    if (!method || method.customer === null)
      throw refuse('VALIDATION', 'Unknown or expired payment method ID.', '91565')
    const currency = currencyOf(transaction.merchantAccountId)
    const made = charge(
      account,
      {
        customer: method.customer,
        method,
        amount: minorOf(transaction.amount, currency),
        currency,
        description: '',
        metadata: {
          ...(transaction.orderId ? { key: transaction.orderId } : {}),
          ...(apiRequestKey ? { apiRequestKey } : {}),
        },
        // The bank asks in the browser here, before anything is kept.
        isSomebodyThere: false,
      },
      { now, tell },
    )
    return { transaction: transactionNode(made, now) }
  },
  refundTransaction({
    input,
  }: {
    input: { transactionId: string; refund?: { amount?: string; orderId?: string } }
  }) {
    const payment = paymentsOf(account).find(({ id }) => id === legacyId(input.transactionId))
    if (!payment) throw notFound()
    const left = leftOf(payment)
    const amount = input.refund?.amount === undefined ? left : minorOf(input.refund.amount, payment.currency)
    if (payment.error || amount <= 0 || amount > left)
      throw refuse('VALIDATION', 'Refund amount is too large.', '91521')
    const key = input.refund?.orderId
    giveBack(account, payment, { amount, metadata: key ? { key } : {}, now, tell })
    return { refund: refundNodes(payment, now).at(-1) }
  },
  reverseTransaction({ input }: { input: { transactionId: string } }) {
    const payment = paymentsOf(account).find(({ id }) => id === legacyId(input.transactionId))
    if (!payment) throw notFound()
    if (payment.error || leftOf(payment) === 0)
      throw refuse('VALIDATION', 'Transaction can’t be voided.', '91504')
    payment.metadata.voided = 'true'
    giveBack(account, payment, { amount: leftOf(payment), metadata: {}, now, tell })
    return {}
  },
})

/** Answers as Braintree’s GraphQL interface does. */
export async function answerBraintree(account: Account, body: string, now: Now): Promise<Reply> {
  const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> }
  const result = await graphql({
    schema,
    source: query,
    ...(variables ? { variableValues: variables } : {}),
    rootValue: { ...queries(account, now), ...mutations(account, now) },
  })
  const errors = result.errors?.map(({ message, extensions }) => ({
    message,
    extensions: { errorClass: 'VALIDATION', ...extensions },
  }))
  return json({
    data: result.data ?? null,
    ...(errors ? { errors } : {}),
    extensions: { requestId: newId('r') },
  })
}
