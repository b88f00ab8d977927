import type * as v from 'valibot'
import { Database } from '../../data/database'
import { closePartnerMonth } from '../../services/partner/close-month'
import { listSetAside } from '../../services/partner/list-set-aside'
import { setPartnerRate } from '../../services/partner/set-rate'
import type { Result } from '../../services/result'
import { yearOfTaxes } from '../../services/tax/year-of-taxes'
import type { Endpoint, EndpointContext } from '../endpoint'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

/** What an address asks for; its use case checks it. */
const givenBy = <Given>({ url }: EndpointContext): Given =>
  Object.fromEntries(url.searchParams) as unknown as Given

function outcomeOf(result: Result<object>, detail: string): AdminOutcome {
  if (result.ok) return { status: 200, body: result.value, detail }
  const { failure } = result
  return refusedInput({ ...failure, status: failure.code === 'CONFLICT' ? 409 : 400 })
}

async function close(context: EndpointContext): Promise<AdminOutcome> {
  const { env, clock, parts } = context
  const result = await closePartnerMonth(
    { db: new Database(env.DB), clock, keys: parts.keys, pause: parts.pause },
    givenBy<v.InferInput<typeof closePartnerMonth.input>>(context),
  )
  return outcomeOf(result, result.ok ? `${result.value.month} is ${result.value.state}` : '')
}

async function rate(context: EndpointContext): Promise<AdminOutcome> {
  const { env, clock } = context
  const result = await setPartnerRate(
    { db: new Database(env.DB), clock },
    givenBy<v.InferInput<typeof setPartnerRate.input>>(context),
  )
  return outcomeOf(
    result,
    result.ok ? `${result.value.currency} in ${result.value.month} is ${result.value.rate} millionths` : '',
  )
}

async function setAside({ env }: EndpointContext): Promise<AdminOutcome> {
  const result = await listSetAside({ db: new Database(env.DB) }, {})
  return outcomeOf(result, result.ok ? `listed ${result.value.payments.length}` : '')
}

async function taxes(context: EndpointContext): Promise<AdminOutcome> {
  const { env, parts } = context
  const result = await yearOfTaxes(
    { db: new Database(env.DB), taxKeys: parts.taxKeys },
    givenBy<v.InferInput<typeof yearOfTaxes.input>>(context),
  )
  if (!result.ok) return outcomeOf(result, '')
  const { year, table, rows } = result.value
  return { status: 200, body: table, detail: `${year}: ${rows} rows`, type: 'text/csv; charset=utf-8' }
}

/**
 * `POST /_/admin/partner/taxes?year=2026`: what writers were paid, and what was withheld, as CSV, with what is sealed in
 * their forms. Rule: docs/rules/partner.md, "Yearly totals".
 */
export const adminPartnerTaxes: Endpoint = (context) =>
  withAdminKey(context, 'partner-taxes', () => taxes(context))

/**
 * `POST /_/admin/partner/close?month=2026-10`, or with `&carry=yes`: closes a month, or goes on with it. Rule: docs/rules/partner.md, "Months".
 */
export const adminPartnerClose: Endpoint = (context) =>
  withAdminKey(context, 'partner-close', () => close(context))

/**
 * `POST /_/admin/partner/rate?month=2026-10&currency=CAD&rate=0.7312`: stores a rate. Rule: docs/rules/partner.md,
 * "Currencies".
 */
export const adminPartnerRate: Endpoint = (context) =>
  withAdminKey(context, 'partner-rate', () => rate(context))

/** `POST /_/admin/partner/set-aside`: payments that couldn't be divided. Rule: docs/rules/partner.md, "Set aside". */
export const adminPartnerSetAside: Endpoint = (context) =>
  withAdminKey(context, 'partner-set-aside', () => setAside(context))
