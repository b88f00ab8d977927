import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { chargeByKey, chargeByProviderId } from '../../data/membership/charges'
import { eventById, settleEvent } from '../../data/membership/events'
import {
  findMembershipsBy,
  methodsChargedBy,
  methodsToldOfBy,
  setMethod,
} from '../../data/membership/memberships'
import { change } from './change'
import { findKnown, nextNoticeAt, noticeOfNewMethod, readKnown } from './known'
import { type LookParts, look } from './look'
import { methodExpiry } from './method'
import type { PaymentProvider } from './provider'
import type { Subjects } from './receive-event'
import { retryOnConflict } from './retry-on-conflict'

/** After so many attempts an event is left to the daily comparison. */
const ATTEMPTS = 12
/** More memberships than one method pays for. */
const MOST = 10

/** Stores what has become of a charge. @returns false if the provider can't be asked. */
async function lookAt(parts: LookParts, provider: PaymentProvider, chargeId: string): Promise<boolean> {
  const { db } = parts
  const known = await db.first(chargeByProviderId, chargeId)
  if (known) return (await look(parts, known.id)) !== undefined
  // An event may arrive before the answer to the charge itself; the key then says which charge it is about.
  const answer = await provider.readCharge(chargeId)
  if (answer.is === 'unavailable') return false
  const row = answer.value?.key ? await db.first(chargeByKey, answer.value.key) : undefined
  if (row) await look(parts, row.id)
  else console.warn(JSON.stringify({ event: 'charge-unknown', provider: provider.name, chargeId }))
  return true
}

/** A payment that needed another card is due again, since the card has a new number or date. */
const retryWith = (parts: LookParts, membershipId: string): Promise<unknown> =>
  retryOnConflict(async () => {
    const known = await findKnown(parts.db, membershipId)
    if (known?.subscription.refusal?.remedy !== 'card') return
    const id = `method-renewed ${known.facts.length}`
    await change(parts, known, [{ id, at: parts.clock.now(), kind: 'method-renewed' }])
  })

/** Stores what a method is now, since banks replace cards. @returns false if the provider can't be asked. */
async function readMethod(parts: LookParts, provider: PaymentProvider, methodId: string): Promise<boolean> {
  const { db, clock } = parts
  const answer = await provider.readMethod(methodId)
  if (answer.is === 'unavailable') return false
  if (answer.value === null) return true
  const { customerId, method, fingerprint = null } = answer.value
  const methodExpiresAt = methodExpiry(method)
  for (const row of await db.all(findMembershipsBy, methodId, MOST)) {
    const { subscription } = await readKnown(db, row)
    const now = clock.now()
    const noticeAt =
      methodExpiresAt === row.methodExpiresAt
        ? nextNoticeAt(subscription, row, now)
        : noticeOfNewMethod(subscription, methodExpiresAt, now)
    await db.write([
      setMethod(
        row.id,
        row.provider,
        customerId,
        methodId,
        JSON.stringify(method),
        fingerprint,
        methodExpiresAt,
        noticeAt,
      ),
    ])
    if (row.method !== JSON.stringify(method)) await retryWith(parts, row.id)
  }
  return true
}

/** For how long ahead cards are read again, in milliseconds; a later renewal is preceded by another report. */
const AHEAD = 45 * DAY
/** Most cards that one report has read again, of each kind. */
const MOST_CARDS = 300

/**
 * The methods for which a new number or date matters now: of payments that failed or are due, and of cards that expire.
 * Everything else is charged with what its provider has by then.
 */
async function methodsToRead({ db, clock }: LookParts, { name }: PaymentProvider): Promise<string[]> {
  const until = clock.now() + AHEAD
  const [told, charged] = await Promise.all([
    db.all(methodsToldOfBy, name, until, MOST_CARDS),
    db.all(methodsChargedBy, name, until, MOST_CARDS),
  ])
  return [...new Set([...told, ...charged].map(({ methodId }) => methodId))]
}

/**
 * Works off an event: asks the provider about every charge and method that it names. Worked off again, it changes
 * nothing. Rule: docs/rules/membership.md, "Jobs".
 */
export async function processEvent(parts: LookParts, eventId: string): Promise<void> {
  const { db, clock, payments } = parts
  const row = await db.first(eventById, eventId)
  if (!row || row.dueAt === null) return
  const provider = payments.named(row.provider)
  const { chargeIds, methodIds, hasNewCards } = JSON.parse(row.subjects) as Subjects
  let isDone = provider !== undefined
  if (provider) {
    for (const chargeId of chargeIds) isDone = (await lookAt(parts, provider, chargeId)) && isDone
    const more = hasNewCards ? await methodsToRead(parts, provider) : []
    for (const methodId of [...methodIds, ...more])
      isDone = (await readMethod(parts, provider, methodId)) && isDone
  }
  const isOver = isDone || row.attempts + 1 >= ATTEMPTS
  const pause = 2 ** Math.min(row.attempts, 8) * MINUTE
  await db.write([settleEvent(eventId, isOver ? null : clock.now() + pause)])
}
