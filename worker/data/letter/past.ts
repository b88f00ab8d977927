import { sql } from 'drizzle-orm'
import { letterRecipient } from '../../../schema/tables/letter'
import { jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { write } from '../sql/write'

/** What became of a letter to somebody. */
export interface PastRecipient {
  id: string
  state: (typeof letterRecipient.$inferSelect)['state']
  /** Null as long as it waits. */
  settledAt: number | null
}

/** Stores to whom a letter of the past has gone, and what became of it, as a demo has it. @param recipients a JSON list. */
export const insertPastRecipients = write((letterId: Param<string>, recipients: Param<string>) => {
  const { from, part } = jsonEach(recipients)
  return insertFrom(
    letterRecipient,
    select({
      letterId: sql<string>`${letterId}`,
      subscriberId: part<string>('$.id'),
      state: part<PastRecipient['state']>('$.state'),
      isWhole: sql<boolean>`1`,
      settledAt: part<number | null>('$.settledAt'),
    })
      .from(from)
      // Without a condition, SQLite reads "on conflict" as the condition of a join.
      .where(sql`true`),
  ).onConflictDoNothing()
})
