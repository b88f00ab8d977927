import { type Sweep, sweeps } from '../../data/retention/sweeps'
import type { Needs } from '../parts'

/** How many rows one statement deletes, so that it holds up nothing else. */
const AT_ONCE = 500

async function sweep({ db, clock }: Needs<'db' | 'clock'>, { statements }: Sweep, perRun: number) {
  const limit = Math.min(perRun, AT_ONCE)
  for (let done = 0; done < perRun; done += limit) {
    const deleted = await db.write(statements(clock.now(), limit))
    if ((deleted.at(-1) ?? 0) < limit) return
  }
}

/**
 * Deletes rows that have been kept for as long as their table says. Idempotent. Rule: docs/rules/data.md, "Retention".
 *
 * @param perRun how many rows of a table at most, unless the table says another number.
 * @throws if a table couldn't be swept; the others are.
 */
export async function sweepTables(parts: Needs<'db' | 'clock'>, perRun: number): Promise<void> {
  const failed: string[] = []
  const attempt = async (table: Sweep) => {
    try {
      await sweep(parts, table, table.perRun ?? perRun)
    } catch (error) {
      failed.push(`${table.table}: ${String(error)}`)
    }
  }
  await Promise.all(sweeps().map(attempt))
  if (failed.length > 0) throw new Error(failed.join('; '))
}
