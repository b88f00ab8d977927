import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { HELD_AT_ONCE, MAIL_EVENT_KEPT } from '../../../schema/rules/mail-events'
import { inputWording } from '../../../schema/wording/inputs'
import { dropMailEvent, takeHeldMailEvent } from '../../data/mail/events'
import { heldMailEvents, type StoredMailEvent } from '../../data/mail/queries'
import { subscriberById } from '../../data/newsletter/queries'
import { suppressionHash } from '../newsletter/suppression'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { effectsOf } from './effects-of'

type Parts = Needs<'db' | 'clock' | 'keys'>

const kind = v.picklist(['bounced', 'complained'])

/** A held event as operators see it. */
interface HeldEvent {
  id: string
  letterId: string | null
  subscriberId: string | null
  receivedAt: string
}

const LONGEST_ID = 300

/** Lists what is held of a kind, oldest first, from the event after which the page before ended. */
export const listHeldEvents = defineUseCase(
  v.object({ kind, after: v.nullish(opaque(LONGEST_ID, inputWording.invalid), null) }),
  async ({ db }: Parts, { kind, after }): Promise<Result<{ events: HeldEvent[]; next: string | null }>> => {
    const [time = '', ...rest] = (after ?? '').split(' ')
    const since = /^\d{1,15}$/.test(time) ? Number(time) : -1
    const rows = await db.all(heldMailEvents, kind, since, rest.join(' '), HELD_AT_ONCE)
    const last = rows.length === HELD_AT_ONCE ? rows.at(-1) : undefined
    return ok({
      events: rows.map(({ id, letterId, subscriberId, receivedAt }) => ({
        id,
        letterId,
        subscriberId,
        receivedAt: new Date(receivedAt).toISOString(),
      })),
      next: last ? `${last.receivedAt} ${last.id}` : null,
    })
  },
)

/** The address of an event, if the subscription that it names still has it. */
async function addressOf(parts: Parts, { subscriberId, emailHash }: StoredMailEvent) {
  const row = subscriberId === null ? undefined : await parts.db.first(subscriberById, subscriberId)
  return row && (await suppressionHash(parts, row.email)) === emailHash ? row.email : undefined
}

/**
 * Takes or drops what is held of a kind, oldest first: some at once, so that operators ask until none is left. Idempotent.
 * Rule: docs/rules/mail.md, "What comes back".
 */
export const decideHeldEvents = defineUseCase(
  v.object({ kind, isTrue: v.boolean() }),
  async (parts: Parts, { kind, isTrue }): Promise<Result<{ decided: number; isAll: boolean }>> => {
    const { db, clock } = parts
    const now = clock.now()
    const rows = await db.all(heldMailEvents, kind, -1, '', HELD_AT_ONCE)
    for (const row of rows) {
      const expiresAt = now + MAIL_EVENT_KEPT
      await db.write(
        isTrue
          ? [takeHeldMailEvent(row.id), ...effectsOf(row, await addressOf(parts, row), now, expiresAt)]
          : [dropMailEvent(row.id, expiresAt)],
      )
    }
    return ok({ decided: rows.length, isAll: rows.length < HELD_AT_ONCE })
  },
)
