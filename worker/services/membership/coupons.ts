import * as v from 'valibot'
import { keptBy, oneOf, opaque } from '../../../schema/inputs/text'
import { DISCOUNTS, type DiscountName, OPEN_COUPONS } from '../../../schema/rules/membership/discounts'
import { DAY } from '../../../schema/rules/time-units'
import { programMessages } from '../../../schema/wording/program-messages'
import type { Statement } from '../../data/database'
import {
  endCoupon,
  insertCoupon,
  isCodeTaken,
  type ListedCoupon,
  listedCoupon,
  listedCoupons,
} from '../../data/membership/coupons'
import { userByUsername } from '../../data/user/queries'
import { FROM_BOTTOM, type Key, type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

/* What operators do with coupons. Their answers are for people who write commands. */

const { coupon } = programMessages

const MOST_USES = 1_000_000
/** Nobody types a longer username. */
const LONGEST_NAME = 100

const names = Object.keys(DISCOUNTS) as DiscountName[]

const code = v.pipe(
  v.string(coupon.noCode),
  v.transform((text) => text.trim().toUpperCase()),
  v.regex(/^[A-Z0-9-]{4,40}$/, coupon.code),
  v.description('4 to 40 letters, digits and hyphens.'),
)

/** The end of a day in UTC. */
function endOfDay(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : time + DAY
}

const lastDay = v.pipe(
  v.string(),
  keptBy(endOfDay, coupon.lastDay),
  v.description('The last day in UTC, such as `2027-03-31`.'),
)
const uses = coupon.uses(MOST_USES)

/** A coupon as operators see it. */
export interface Coupon extends Omit<ListedCoupon, 'expiresAt' | 'createdAt'> {
  plan: string | null
  expiresAt: string | null
  createdAt: string
  state: 'works' | 'used up' | 'expired'
}

function couponOf(row: ListedCoupon, now: number): Coupon {
  const isExpired = row.expiresAt !== null && row.expiresAt <= now
  const isUsedUp = row.mostUses !== null && row.uses >= row.mostUses
  return {
    ...row,
    plan: Object.hasOwn(DISCOUNTS, row.discount) ? DISCOUNTS[row.discount as DiscountName].plan : null,
    expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
    state: isExpired ? 'expired' : isUsedUp ? 'used up' : 'works',
  }
}

type Parts = Needs<'db' | 'clock'>

const notThere = (wanted: string) => fail('NOT_FOUND', coupon.notFound(wanted), 'code')

async function stored({ db, clock }: Parts, wanted: string): Promise<Result<Coupon, Failure<'NOT_FOUND'>>> {
  const row = await db.first(listedCoupon, wanted)
  return row ? ok(couponOf(row, clock.now())) : notThere(wanted)
}

/** What a coupon is. */
export const couponEntries = {
  code,
  discount: oneOf(names, coupon.discount(names.join(', '))),
  mostUses: v.nullish(
    v.pipe(v.number(uses), v.integer(uses), v.minValue(1, uses), v.maxValue(MOST_USES, uses)),
  ),
  lastDay: v.nullish(lastDay),
  username: v.nullish(opaque(LONGEST_NAME, coupon.longName(LONGEST_NAME))),
}

const couponInput = v.object(couponEntries)

/** The code of a coupon that exists, in any case. */
export const couponCode = code

/**
 * Makes a coupon: for everybody, or for one person, who can use it once. Rule: docs/rules/membership.md, "Coupons".
 *
 * @param log what records it, in the same batch.
 */
export async function addCoupon(
  parts: Parts,
  { code: wanted, discount, mostUses, lastDay: expiresAt, username }: v.InferOutput<typeof couponInput>,
  log: readonly Statement[] = [],
): Promise<Result<Coupon, Failure<'ALREADY_EXISTS' | 'NOT_FOUND' | 'BAD_REQUEST'>>> {
  const { db, clock } = parts
  const now = clock.now()
  if (expiresAt != null && expiresAt <= now) return fail('BAD_REQUEST', coupon.pastDay, 'lastDay')
  const owner = username ? await db.first(userByUsername, username.toLowerCase()) : undefined
  if (username && !owner) return fail('NOT_FOUND', coupon.noPerson(username), 'username')
  const taken = () => fail('ALREADY_EXISTS', coupon.exists(wanted), 'code')
  if (Object.hasOwn(OPEN_COUPONS, wanted)) return taken()
  const statements = [
    insertCoupon({
      code: wanted,
      userId: owner?.id ?? null,
      discount,
      mostUses: mostUses ?? (owner ? 1 : null),
      expiresAt: expiresAt ?? null,
      createdAt: now,
    }),
    ...log,
  ]
  try {
    await db.write(statements)
  } catch (error) {
    if (!isCodeTaken(error)) throw error
    return taken()
  }
  return stored(parts, wanted)
}

/**
 * Ends a coupon: nobody can use it from now on. Done again, it changes nothing.
 *
 * @param log what records it, in the same batch.
 */
export async function closeCoupon(
  parts: Parts,
  wanted: string,
  log: readonly Statement[] = [],
): Promise<Result<Coupon, Failure<'NOT_FOUND'>>> {
  const { db, clock } = parts
  const now = clock.now()
  const before = await db.first(listedCoupon, wanted)
  if (!before) return notThere(wanted)
  if (before.expiresAt === null || before.expiresAt > now) await db.write([endCoupon(wanted, now), ...log])
  return stored(parts, wanted)
}

/** Coupons by their code, also those that are over. */
export async function couponsFor({ db, clock }: Parts, paging?: Paging | null): Promise<PageOf<Coupon>> {
  const page = await readPage(
    paging,
    ([, after], limit) => db.all(listedCoupons, after, limit),
    ({ code }): Key => [0, code],
    FROM_BOTTOM,
  )
  const now = clock.now()
  return { ...page, items: page.items.map((row) => couponOf(row, now)) }
}
