import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { type PartnerState, TAKING_PART } from '../../../schema/rules/partner/months'
import { partner } from '../../../schema/tables/partner'
import { payoutAccount } from '../../../schema/tables/payout'
import type { RowOf } from '../database'
import { excluded, indexedBy } from '../sql/fragments'
import { upsertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, without } from '../sql/rows'
import { update, write } from '../sql/write'

/* Writers' accounts at the provider. Rule: docs/rules/partner.md, "Payout accounts". */

export const accountOfPartner = query('payoutAccountOfPartner', (partnerId: Param<string>) =>
  select(without(payoutAccount)).from(payoutAccount).where(eq(payoutAccount.partnerId, partnerId)),
)
export type PayoutAccountRow = RowOf<typeof accountOfPartner>

/** Stores a writer's account, or what it is now, unless another one has taken its place. */
export const putAccount = upsertWhere(
  payoutAccount,
  ['createdAt'],
  () => sql`${excluded(payoutAccount.number)} >= ${payoutAccount.number}`,
)

/** Writers whose accounts are to be looked at, the one that has waited longest first. */
export const accountsToCheck = query('payoutAccountsToCheck', (now: Param<number>, limit: Param<number>) =>
  select(only(payoutAccount, 'partnerId'))
    .from(indexedBy(payoutAccount, 'payout_account_to_check'))
    .where(lte(payoutAccount.checkAt, now))
    .orderBy(asc(payoutAccount.checkAt))
    .limit(limit),
)

/** An account is looked at now. */
export const checkSoon = write((providerAccountId: Param<string>, now: Param<number>) =>
  update(payoutAccount)
    .set({ checkAt: sql`min(coalesce(${payoutAccount.checkAt}, ${now}), ${now})` })
    .where(eq(payoutAccount.providerAccountId, providerAccountId)),
)

/** An account couldn't be looked at. */
export const checkLater = write((partnerId: Param<string>, at: Param<number>) =>
  update(payoutAccount).set({ checkAt: at }).where(eq(payoutAccount.partnerId, partnerId)),
)

/** Whether a writer who takes part has something to do before money is sent to them. */
export const setPartnerState = write((id: Param<string>, status: Param<PartnerState>, now: Param<number>) =>
  update(partner)
    .set({ status, changedAt: now })
    .where(
      and(eq(partner.id, id), inArray(partner.status, TAKING_PART), sql`${partner.status} <> ${status}`),
    ),
)
