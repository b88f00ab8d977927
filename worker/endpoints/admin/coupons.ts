import * as v from 'valibot'
import { Database } from '../../data/database'
import { endCoupon, listCoupons, makeCoupon } from '../../services/membership/coupons'
import type { Failure, Result } from '../../services/result'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

const MOST_BYTES = 4096
const USAGE =
  'Send JSON: {"do": "make", "code": …, "discount": …}, {"do": "end", "code": …} or {"do": "list"}.'

/** The rest is checked by what is to be done. */
const Asked = v.looseObject({ do: v.picklist(['make', 'end', 'list'], USAGE) }, USAGE)

const STATUS: Partial<Record<Failure['code'], number>> = { ALREADY_EXISTS: 409, NOT_FOUND: 404 }

function outcomeOf(result: Result<unknown>, detail: string): AdminOutcome {
  if (result.ok) return { status: 200, body: result.value, detail }
  const { failure } = result
  return refusedInput({ ...failure, status: STATUS[failure.code] ?? 400 })
}

async function coupons({ request, env, clock }: EndpointContext): Promise<AdminOutcome> {
  const input = await readInput(request, Asked, { most: MOST_BYTES, usage: USAGE })
  if (!input.ok) return refusedInput(input.failure)
  const { do: what, ...given } = input.value
  const parts = { db: new Database(env.DB), clock }
  if (what === 'list') return outcomeOf(await listCoupons(parts, given), 'listed')
  if (what === 'end') {
    const ended = await endCoupon(parts, given as v.InferInput<typeof endCoupon.input>)
    return outcomeOf(ended, ended.ok ? `ended ${ended.value.code}` : '')
  }
  const made = await makeCoupon(parts, given as v.InferInput<typeof makeCoupon.input>)
  return outcomeOf(made, made.ok ? `made ${made.value.code}: ${made.value.discount}` : '')
}

/**
 * `POST /_/admin/coupons` with `{"do": "make" | "end" | "list", …}`: makes a coupon, ends one, or lists them. Rule:
 * docs/rules/membership.md, "Coupons".
 */
export const adminCoupons: Endpoint = (context) => withAdminKey(context, 'coupons', () => coupons(context))
