import type { Statement } from '../database'

/** Puts a thing away for good, unless the person has put away so many already. Twice is once. */
export const dismissFlag = (userId: string, flag: string, now: number, most: number): Statement => ({
  sql: `INSERT OR IGNORE INTO dismissed_flag (user_id, flag, dismissed_at)
        SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM dismissed_flag WHERE user_id = ?1) < ?4`,
  params: [userId, flag, now, most],
})

/** Keeps preferences. @param values JSON list of [preference, value as JSON]. */
export const keepPreferences = (userId: string, values: string, now: number): Statement => ({
  sql: `INSERT INTO user_preference (user_id, name, value, updated_at)
        SELECT ?1, json_extract(j.value, '$[0]'), json_extract(j.value, '$[1]'), ?3 FROM json_each(?2) j WHERE true
        ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
  params: [userId, values, now],
})
