import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { block } from '../../../schema/tables/block'
import type { Param } from '../sql/params'
import { some } from '../sql/query'

type Person = SQLWrapper | Param<string>

/** Whether one person blocks another. */
export const blocks = (blocker: Person, blocked: Person): SQL =>
  some(block, and(sql`${block.blockerId} = ${blocker}`, sql`${block.blockedId} = ${blocked}`))

/** Whether either of two people blocks the other. Rule: docs/rules/blocks.md. */
export const areApart = (one: Person, another: Person): SQL =>
  sql`${or(blocks(one, another), blocks(another, one))}`

/** The row of a pair. */
export const isPair = (blockerId: Param<string>, blockedId: Param<string>): SQL | undefined =>
  and(eq(block.blockerId, blockerId), eq(block.blockedId, blockedId))
