import type { Statement } from '../database'

/** Ends one of a person's sessions, by the id that lists have, and those handed over from it. */
export const deleteSessionOfUser = (userId: string, id: string): Statement => ({
  sql: `DELETE FROM session WHERE user_id = ?1
          AND (id = ?2 OR parent_hash = (SELECT hash FROM session WHERE user_id = ?1 AND id = ?2))`,
  params: [userId, id],
})
