import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { monthNamed } from '../../../schema/inputs/partner'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import { insertAct } from '../../data/moderation/acts'
import { type MonthRow, monthByName, setAsked, setCarriesOver } from '../../data/partner/months'
import { openMonth } from '../../data/partner/rounds'
import { expectNotAsked, setAsideCount } from '../../data/partner/staff'
import { isOutdated } from '../membership/retry-on-conflict'
import { requireModerator } from '../moderation/require-moderator'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { advance, type CloseParts, ratesOf, refusal } from './close-month'
import { type StaffMonth, staffMonth } from './staff-month'

/** How long staff waits for the first part, in milliseconds. */
const FIRST_PART = 3000

/** Whether nothing is left to ask for. */
const isAsked = (row: MonthRow | undefined, carry: boolean): boolean =>
  row?.askedAt != null && (!carry || row.carriesOver === 1 || row.state !== 'OPEN')

/** Why a month isn't closed without somebody doing something first. */
async function refusedFor(parts: CloseParts, month: string, carries: boolean) {
  const refused = await refusal(parts, month)
  if (!refused.ok) return refused
  const rates = await ratesOf(parts, month)
  if (!rates.ok) return rates
  const setAside = await parts.db.first(setAsideCount, boundsOfMonth(month).end)
  return carries || (setAside?.count ?? 0) === 0
    ? undefined
    : fail('CONFLICT', messages.setAsideFirst(month), 'carry')
}

/**
 * Staff has a month closed: the log says who, and why, in the batch from which on the cron goes on with it. A first part
 * is done at once. Asked again, it only goes on. Rule: docs/rules/partner.md, "What staff sees".
 */
export const startMonthClosing = defineUseCase(
  v.object({
    month: monthNamed,
    carry: v.pipe(v.boolean(), v.description('Whether what is set aside in it goes to the next month.')),
    reason,
  }),
  async (
    parts: CloseParts & Needs<'viewer'>,
    { month, carry, reason: why },
  ): Promise<Result<StaffMonth, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'CONFLICT'>>> => {
    const moderator = await requireModerator(parts)
    if (!moderator.ok) return moderator
    const { db, clock } = parts
    const known = await db.first(monthByName, month)
    if (known?.state === 'CLOSED') return ok(await staffMonth(parts, month))
    const refused = await refusedFor(parts, month, carry || known?.carriesOver === 1)
    if (refused) return refused
    const now = clock.now()
    if (!isAsked(known, carry))
      try {
        await db.write([
          openMonth({ month, state: 'OPEN' }),
          ...(known?.askedAt == null ? [expectNotAsked(month)] : []),
          ...(carry ? [setCarriesOver(month)] : []),
          setAsked(month, now),
          insertAct({
            at: now,
            staffId: moderator.value.id,
            action: 'CLOSE_MONTH',
            subjectKind: 'MONTH',
            subjectId: month,
            reason: why,
            detail: carry ? 'carry' : null,
          }),
        ])
      } catch (error) {
        // Somebody else has asked for it at the same time, and their act is in the log.
        if (!isOutdated(error)) throw error
      }
    const advanced = await advance(parts, month, FIRST_PART)
    return advanced.ok ? ok(await staffMonth(parts, month)) : advanced
  },
)
