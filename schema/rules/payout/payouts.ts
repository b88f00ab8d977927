import type { PartnerState } from '../partner/months'
import { DAY, HOUR, MINUTE } from '../time-units'

/** Payouts to writers. Rules: docs/rules/partner.md, "Payouts". */

export const PAYOUT_STATUSES = [
  'PENDING',
  'PROCESSING',
  'PAID',
  'INTERNAL_FAILED',
  'PROVIDER_FAILED',
  'ON_HOLD',
  'REVERSED',
  'FORFEITED',
] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

/** Of a writer's account at the provider. */
export const PAYOUT_ACCOUNT_STATES = ['NEW', 'CHECKING', 'READY', 'RESTRICTED', 'CLOSED'] as const
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number]

/**
 * The state of a writer who takes part.
 *
 * @param account the state of the account that they are paid to; nothing as long as they have opened none.
 * @param asks whether a tax form of theirs is missing.
 */
export const stateOfPayee = (
  account: PayoutAccountState | undefined,
  asks: boolean,
): Extract<PartnerState, 'ACTIVE' | 'PENDING_ACTION'> =>
  account === undefined || (account === 'READY' && !asks) ? 'ACTIVE' : 'PENDING_ACTION'

/** Less than this is kept for the next month, in minor units. */
export const LEAST_PAYOUT = 1000
/** How long a payout waits for its writer, in milliseconds. */
export const FORFEITED_AFTER = 180 * DAY
/** How long it has waited when its writer is told so: at once, and in two warnings. */
export const TOLD_AFTER = [0, 120 * DAY, 166 * DAY] as const
/** What lies at least between two of these mails, and between the last one and the end. */
export const TOLD_BEFORE = 14 * DAY

/** How long a payout has waited for its writer, and how often they were told so. */
interface Waiting {
  waitsSince: number
  warnings: number
  warnedAt: number | null
}

/** When a waiting payout is lost at the earliest: whoever was told late has time between the mails and after the last. */
export function lapsesAt({ waitsSince, warnings, warnedAt }: Waiting, now: number): number {
  const left = TOLD_AFTER.length - warnings
  const afterLast = (warnedAt ?? waitsSince) + TOLD_BEFORE
  const next = left > 0 ? Math.max(now, afterLast) : afterLast
  return Math.max(waitsSince + FORFEITED_AFTER, next + left * TOLD_BEFORE)
}

/** How soon something is tried again: after no answer, after a refusal of what isn't ready yet, after a look. */
export const AGAIN_AFTER = { silence: 10 * MINUTE, refusal: 6 * HOUR, look: DAY } as const
/** How soon a payout that has failed is tried again, by how often it was. */
const RETRIES = [DAY, 3 * DAY, 7 * DAY] as const
/** How long a paid payout is looked at, since banks change their minds. */
export const WATCHED_FOR = 14 * DAY
/** How often the provider may refuse what should be there in a while. */
export const MOST_REFUSALS = 28

/** When a payout that has failed is tried again; null once its writer has to do something first. */
export function retryAt(attempt: number, now: number): number | null {
  const pause = RETRIES[attempt - 1]
  return pause === undefined ? null : now + pause
}

/** Reasons for which only the writer can do something, as the provider names them. */
const WRITERS_REASONS: ReadonlySet<string> = new Set([
  'account_closed',
  'account_frozen',
  'account_gone',
  'account_invalid',
  'bank_account_restricted',
  'bank_ownership_changed',
  'debit_not_authorized',
  'incorrect_account_holder_address',
  'incorrect_account_holder_name',
  'incorrect_account_holder_tax_id',
  'insufficient_capabilities_for_transfer',
  'invalid_account_number',
  'invalid_account_number_length',
  'invalid_currency',
  'no_account',
  'payouts_not_allowed',
  'resource_missing',
  'unsupported_card',
])
export const isForWriter = (code: string): boolean => WRITERS_REASONS.has(code)

/** Reasons for which our own side has to do something. */
const OUR_REASONS: ReadonlySet<string> = new Set(['balance_insufficient'])
export const isForUs = (code: string): boolean => OUR_REASONS.has(code)

/** A payout that is neither sent nor over, so that staff can hold it, and that its writer can lose. */
export const isAtHome = ({
  status,
  transferId,
}: {
  status: PayoutStatus
  transferId: string | null
}): boolean =>
  transferId === null &&
  (status === 'PENDING' || status === 'INTERNAL_FAILED' || status === 'PROVIDER_FAILED')

/** Names an attempt to the provider. Rule: docs/decisions/067-payouts.md. */
export const keyOfAttempt = ({ id, attempt }: { id: string; attempt: number }): string => `${id}:${attempt}`
/** The payout of an attempt's name. */
export const payoutOfKey = (key: string): string => key.split(':')[0] ?? ''
