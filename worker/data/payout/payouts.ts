import {
  and,
  asc,
  desc,
  eq,
  exists,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PayoutStatus } from '../../../schema/rules/payout/payouts'
import { partner } from '../../../schema/tables/partner'
import { payout, payoutAccount } from '../../../schema/tables/payout'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import { idsDue } from '../sql/ids-due'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { only, without } from '../sql/rows'
import { update, write } from '../sql/write'

/* Payouts to writers. Rule: docs/rules/partner.md, "Payouts". */

export const payoutById = query('payoutById', (id: Param<string>) =>
  select(without(payout)).from(payout).where(eq(payout.id, id)),
)
export type PayoutRow = RowOf<typeof payoutById>

/** Payouts about which something is to be done, the one that has waited longest first. */
export const duePayouts = idsDue('duePayouts', { id: payout.id, at: payout.dueAt }, 'payout_due')

/** Which payouts of those that wait for their writers: since before a time, told so often, and last before a time. */
type Waiting = [since: Param<number>, warnings: Param<number>, toldBefore: Param<number>]

const haveWaited = (...[since, warnings, toldBefore]: Waiting) =>
  and(
    eq(payout.warnings, warnings),
    lte(payout.waitsSince, since),
    lte(sql`coalesce(${payout.warnedAt}, 0)`, toldBefore),
  )

/** The one that has waited longest first. */
const longestFirst = (limit: Param<number>, ...conditions: (SQL | undefined)[]) =>
  select(without(payout))
    .from(indexedBy(payout, 'payout_waiting'))
    .where(and(...conditions))
    .orderBy(asc(payout.waitsSince), asc(payout.id))
    .limit(limit)

/** Its writer has an account, and can't be told anything now. */
const hasNoReader = exists(
  select({ one: sql`1` })
    .from(partner)
    .innerJoin(user, eq(user.id, partner.userId))
    .where(and(eq(partner.id, payout.partnerId), or(isNotNull(user.deactivatedAt), isNull(user.email)))),
)

/** Payouts of which their writers are to be told, as soon as they can be. */
export const waitingPayouts = query(
  'waitingPayouts',
  (...[since, warnings, toldBefore, limit]: [...Waiting, limit: Param<number>]) =>
    longestFirst(limit, haveWaited(since, warnings, toldBefore), not(hasNoReader)),
)

/** Payouts whose writers were told as often as they are, and whose money is at home. */
export const lapsingPayouts = query(
  'lapsingPayouts',
  (...[since, warnings, toldBefore, limit]: [...Waiting, limit: Param<number>]) =>
    longestFirst(limit, haveWaited(since, warnings, toldBefore), isNull(payout.transferId)),
)

/** A writer's payouts before a month, the latest first. @param before a text after all months for the first page. */
export const payoutsOfPartner = query(
  'payoutsOfPartner',
  (partnerId: Param<string>, before: Param<string>, limit: Param<number>) =>
    select(without(payout))
      .from(indexedBy(payout, 'payout_once'))
      .where(and(eq(payout.partnerId, partnerId), lt(payout.month, before)))
      .orderBy(desc(payout.month))
      .limit(limit),
)

/** Whose account a writer's number stands for, and where mail reaches them. */
export const personOfPartner = query('personOfPartner', (partnerId: Param<string>) =>
  select({ userId: user.id, ...only(user, 'email', 'deactivatedAt') })
    .from(partner)
    .innerJoin(user, eq(user.id, partner.userId))
    .where(eq(partner.id, partnerId)),
)

/** Stores what has become of a payout. If it has changed meanwhile, the batch fails: the column may not be null. */
export const updatePayout = write(
  (
    id: Param<string>,
    version: Param<number>,
    status: Param<PayoutStatus>,
    attempt: Param<number>,
    attemptsBefore: Param<number>,
    refusals: Param<number>,
    providerAccountId: Param<string | null>,
    transferId: Param<string | null>,
    providerPayoutId: Param<string | null>,
    fee: Param<number>,
    withheld: Param<number>,
    withheldRate: Param<number | null>,
    usSource: Param<number | null>,
    taxFormId: Param<string | null>,
    failureCode: Param<string | null>,
    reason: Param<string | null>,
    isStaffs: Param<boolean>,
    waitsSince: Param<number | null>,
    warnings: Param<number>,
    warnedAt: Param<number | null>,
    dueAt: Param<number | null>,
    arrivesAt: Param<number | null>,
    paidAt: Param<number | null>,
    changedAt: Param<number>,
  ) =>
    update(payout)
      .set({
        status,
        attempt,
        attemptsBefore,
        refusals,
        providerAccountId,
        transferId,
        providerPayoutId,
        fee,
        withheld,
        withheldRate,
        usSource,
        taxFormId,
        failureCode,
        reason,
        isStaffs,
        waitsSince,
        warnings,
        warnedAt,
        dueAt,
        arrivesAt,
        paidAt,
        changedAt,
        version: sql`case when ${payout.version} = ${version} then ${payout.version} + 1 end`,
      })
      .where(eq(payout.id, id)),
)

/** A payout is looked at now, if it was sent and isn't looked at for good. Done again, it changes nothing. */
export const lookSoon = write((id: Param<string>, now: Param<number>) =>
  update(payout)
    .set({ dueAt: sql`min(coalesce(${payout.dueAt}, ${now}), ${now})` })
    .where(and(eq(payout.id, id), isNotNull(payout.transferId))),
)

/** A writer's payouts go on that have waited for them since before their account last changed, or were sent to another account. */
export const resumePayouts = write((partnerId: Param<string>, now: Param<number>, changedAt: Param<number>) =>
  update(payout)
    .set({ dueAt: now })
    .where(
      and(
        eq(payout.partnerId, partnerId),
        isNotNull(payout.waitsSince),
        or(
          lte(payout.waitsSince, changedAt),
          ne(
            payout.providerAccountId,
            scalar(
              select({ id: payoutAccount.providerAccountId })
                .from(payoutAccount)
                .where(eq(payoutAccount.partnerId, partnerId)),
            ),
          ),
        ),
        isNull(payout.dueAt),
      ),
    ),
)
