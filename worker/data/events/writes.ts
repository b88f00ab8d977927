import type { ClientEvent } from '../../../schema/rules/events'
import type { Statement } from '../database'

/**
 * Keeps events; one that is there already stays as it is.
 *
 * @param userId who was signed in when they came.
 */
export const insertEvents = (
  events: readonly ClientEvent[],
  userId: string | null,
  now: number,
): Statement => ({
  sql: `INSERT INTO client_event (event_id, key, at, received_at, user_id, data)
        SELECT e.value ->> 'eventId', e.value ->> 'key', e.value ->> 'timestamp', ?3, ?2, e.value -> 'data'
        FROM json_each(?1) e WHERE true
        ON CONFLICT (event_id) DO NOTHING`,
  params: [JSON.stringify(events), userId, now],
})

/** Sweeps out events that came before a time. */
export const deleteEventsBefore = (time: number, limit: number): Statement => ({
  sql: `DELETE FROM client_event WHERE event_id IN
          (SELECT event_id FROM client_event INDEXED BY client_event_by_receipt WHERE received_at <= ?1 LIMIT ?2)`,
  params: [time, limit],
})
