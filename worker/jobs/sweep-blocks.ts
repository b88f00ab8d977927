import { BLOCK_SENDING_KEPT } from '../../schema/rules/blocks'
import { deleteSendingsUntil } from '../data/block/writes'
import { Database } from '../data/database'
import type { Clock } from '../platform/clock'

/** How many rows one sweep deletes; the next follows in a minute. */
const ROWS = 500

/** Forgets by which sendings people blocked somebody. Idempotent. Rule: docs/rules/blocks.md, "Blocking". */
export async function sweepBlocks(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  await new Database(env.DB).write([deleteSendingsUntil(clock.now() - BLOCK_SENDING_KEPT, ROWS)])
}
