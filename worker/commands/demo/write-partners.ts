import { addMonths } from '../../../schema/rules/membership/periods'
import { boundsOfMonth, monthOfTime } from '../../../schema/rules/partner/months'
import { DAY } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import { membershipById } from '../../data/membership/memberships'
import { monthByName } from '../../data/partner/months'
import { insertPartner, partnerOfUser } from '../../data/partner/partners'
import { putAccount } from '../../data/payout/accounts'
import { keepRead } from '../../data/reading-history/writes'
import { lifeStatements } from '../../endpoints/development/member-states'
import { closePartnerMonth } from '../../services/partner/close-month'
import { divideFees } from '../../services/partner/divide-due'
import { publishPartnerMonths } from '../../services/partner/publish-month'
import { currencyOfBanks } from '../payments/currencies'
import { CROWD } from './crowd'
import type { Demo } from './demo'
import { featureRequestStatements } from './feature-requests'
import { demoId, plausible } from './ids'
import { accountIdOf, PARTNERS } from './partners'
import { taxFormStatements } from './tax-forms'
import { circleStatements, isOfCircle, settleHeld } from './write-held-earnings'
import { makePayouts, settlePayouts } from './write-payouts'

/** When the first and the last of the crowd began to pay for a year, in days before now. */
const BEGAN = [350, 120] as const
/** Stories for members that each of them reads in a month, at most. */
const READS = 3
/** How often what has ended is divided, and how much at once. */
const DIVIDED_EVERY = 4 * DAY
const MOST_CYCLES = 500
/** How many parts the closing of a month of the demo takes at most. */
const MOST_PARTS = 50

/** Writers in the programme with their accounts at the provider. */
function partnerStatements(since: number): Statement[] {
  return PARTNERS.flatMap((writer) => {
    const { username, country, account } = writer
    const id = demoId('partner', username)
    const hasBank = account !== 'NEW'
    return [
      insertPartner({
        id,
        userId: demoId('user', username),
        status: account === 'READY' ? 'ACTIVE' : 'PENDING_ACTION',
        joinedOn: Math.floor(since / DAY),
        changedAt: since,
      }),
      putAccount({
        partnerId: id,
        number: 1,
        providerAccountId: accountIdOf(writer),
        country,
        state: account,
        bankName: hasBank ? 'STRIPE TEST BANK' : null,
        bankLastFour: hasBank ? '6789' : null,
        bankCurrency: hasBank ? currencyOfBanks(country).toUpperCase() : null,
        checkAt: null,
        createdAt: since,
        changedAt: since,
      }),
    ]
  })
}

/** What the members have read of the stories for members since they pay. */
function readStatements({ parts }: Demo, userId: string, since: number, now: number): Statement[] {
  const stories = parts.flatMap((part) => part.stories).filter(({ access }) => access === 'locked')
  const statements: Statement[] = []
  for (let at = since; at < now; at = addMonths(at, 1))
    for (let i = 0; i < READS; i += 1) {
      const key = `read ${i} of ${userId} at ${Math.round((now - at) / DAY)}`
      const readAt = at + plausible(`day of ${key}`, 0, 27) * DAY
      const story = stories[plausible(`story of ${key}`, 0, stories.length)]
      if (!story || story.published > readAt || readAt > now) continue
      const seconds = plausible(`seconds of ${key}`, 90, 420)
      statements.push(keepRead(demoId('post', story.key), Math.floor(readAt / DAY), userId, seconds, 1))
    }
  return statements
}

/** Has the crowd pay for a year, and read. */
async function writeMembers(demo: Demo): Promise<void> {
  const { db, now } = demo
  for (const [i, { id: userId, username }] of CROWD.entries()) {
    const id = demoId('membership', username)
    if (await db.first(membershipById, id)) continue
    const days = Math.round(BEGAN[0] - ((BEGAN[0] - BEGAN[1]) * i) / CROWD.length)
    await db.write([
      ...lifeStatements(userId, id, { plan: 'yearly', days, paid: 1 }, now),
      ...(isOfCircle(userId)
        ? circleStatements(demo, userId, id, now - days * DAY)
        : readStatements(demo, userId, now - days * DAY, now)),
    ])
  }
}

/** Nobody reads meanwhile. */
const pause = async () => {}

/** Divides what has ended every few days of a time, as the cron does each minute. */
async function divideUntil({ db, keys }: Demo, from: number, until: number): Promise<void> {
  for (let at = from + DIVIDED_EVERY; at < until; at += DIVIDED_EVERY)
    await divideFees({ db, keys, pause, clock: { now: () => at } }, MOST_CYCLES)
}

/**
 * Writes a year of the partner programme: members who pay and read, months that are closed, and payouts in each state.
 * Months and payouts that are there already aren't changed.
 *
 * @throws Error if a month can't be closed.
 */
export async function writePartners(demo: Demo): Promise<void> {
  const { db, keys, now } = demo
  const { start } = boundsOfMonth(monthOfTime(now - BEGAN[0] * DAY))
  const [first] = PARTNERS
  if (first && !(await db.first(partnerOfUser, demoId('user', first.username))))
    await db.write([
      ...partnerStatements(start),
      ...(await taxFormStatements(start, now)),
      ...featureRequestStatements(demo),
    ])
  await writeMembers(demo)
  for (let at = start; boundsOfMonth(monthOfTime(at)).end < now; at = addMonths(at, 1)) {
    const month = monthOfTime(at)
    // As an operator does on the second day of the next month.
    const closedAt = Math.min(boundsOfMonth(month).end + DAY, now)
    const parts = { db, keys, pause, clock: { now: () => closedAt } }
    await divideUntil(demo, boundsOfMonth(month).start, closedAt)
    for (let part = 0; (await db.first(monthByName, month))?.state !== 'CLOSED'; part += 1) {
      const closed = await closePartnerMonth(parts, { month })
      if (!closed.ok || part > MOST_PARTS)
        throw new Error(
          `The demo's ${month} can't be closed${closed.ok ? '' : `: ${closed.failure.message}`}`,
        )
    }
    await settleHeld(demo, month, closedAt)
    await publishPartnerMonths(parts, 1)
    await makePayouts(demo, month, closedAt)
  }
  await divideUntil(demo, boundsOfMonth(monthOfTime(now)).start, now)
  await settlePayouts(demo)
}
