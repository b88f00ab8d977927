import { PAYMENT_PROVIDERS } from '../../../schema/rules/membership/payment-providers'
import { chargesToCompare } from '../../data/reconciliation/differences'
import { movementsDue } from '../../data/reconciliation/movements'
import type { LookParts } from '../membership/look'
import { compareWithMovements } from './compare-charge'
import { compareMovement } from './compare-movement'
import { readMovements } from './read-movements'

/** Does a part of the work. If it fails, the log says so, and the others are done all the same. */
async function attempt(part: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(JSON.stringify({ event: 'reconciliation-failed', part, error: String(error) }))
  }
}

/**
 * Reads what providers have moved, and compares it with the books: `perRun` movements and charges at most. It may be
 * killed anywhere and run twice. Rule: docs/rules/reconciliation.md.
 *
 * @throws if the database can't be reached.
 */
export async function reconcile(parts: LookParts, perRun: number): Promise<void> {
  const { db, clock, payments } = parts
  for (const name of PAYMENT_PROVIDERS) {
    const provider = payments.named(name)
    if (provider) await attempt(`read ${name}`, () => readMovements(parts, provider))
  }
  for (const { id } of await db.all(movementsDue, clock.now(), perRun))
    await attempt(`movement ${id}`, () => compareMovement(parts, id))
  for (const { id } of await db.all(chargesToCompare, clock.now(), perRun))
    await attempt(`charge ${id}`, () => compareWithMovements(parts, id))
}
