import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { block } from '../../../schema/tables/block'
import type { Param } from '../sql/params'
import { some } from '../sql/query'

type Person = SQLWrapper | Param<string | null>

/** Whether one person blocks another. */
export const blocks = (blocker: Person, blocked: Person): SQL =>
  some(block, and(sql`${block.blockerId} = ${blocker}`, sql`${block.blockedId} = ${blocked}`))

/**
 * Whether either of two people blocks the other. Most people neither block anybody nor are blocked: for them a statement
 * looks once, however many others it compares them with. Rule: docs/rules/blocks.md.
 *
 * @param one the same person in all of a statement.
 */
export const areApart = (one: Param<string | null>, another: Person): SQL => {
  const blocksAnybody = some(block, sql`${block.blockerId} = ${one}`)
  const isBlocked = some(block, sql`${block.blockedId} = ${one}`)
  return sql`((${blocksAnybody} and ${blocks(one, another)}) or (${isBlocked} and ${blocks(another, one)}))`
}

/** The row of a pair. */
export const isPair = (blockerId: Param<string>, blockedId: Param<string>): SQL | undefined =>
  and(eq(block.blockerId, blockerId), eq(block.blockedId, blockedId))
