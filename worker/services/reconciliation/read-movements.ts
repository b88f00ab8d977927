import { payoutOfKey } from '../../../schema/rules/payout/payouts'
import type { Movement } from '../../../schema/rules/reconciliation/entries'
import { FIRST_READ, READ_EVERY } from '../../../schema/rules/reconciliation/limits'
import {
  advanceReading,
  insertMovement,
  putReading,
  type ReadingRow,
  readingOf,
} from '../../data/reconciliation/movements'
import type { PaymentProvider } from '../membership/provider'
import type { JobNeeds } from '../parts'

/** How many pages of a provider's list one run reads; the next run continues. */
const PAGES = 5

/** The reading that goes on, or a new one if it is time; otherwise nothing. */
async function begin(
  { db, clock }: JobNeeds<'db' | 'clock'>,
  provider: PaymentProvider['name'],
): Promise<ReadingRow | undefined> {
  const now = clock.now()
  const last = await db.first(readingOf, provider)
  if (last && last.finishedAt === null) return last
  if (last && now - last.startedAt < READ_EVERY) return undefined
  const next = { provider, since: last?.startedAt ?? now - FIRST_READ, startedAt: now }
  await db.write([putReading({ ...next, cursor: null, finishedAt: null })])
  return { ...next, cursor: null, finishedAt: null, pages: last?.pages ?? 0 }
}

/** A movement's row. What is about a transfer names the payout that it was for. */
const rowOf = (provider: PaymentProvider['name'], { id, ...movement }: Movement, now: number) => ({
  ...movement,
  id: `${provider}:${id}`,
  provider,
  about: movement.kind === 'transfer' ? payoutOfKey(movement.about) : movement.about,
  readAt: now,
  dueAt: now,
})

/**
 * Reads what a provider has moved since the last reading, page by page, and stores it. It goes on where it was
 * interrupted; what is read twice is stored once. Rule: docs/rules/reconciliation.md, "Reading".
 */
export async function readMovements(
  parts: JobNeeds<'db' | 'clock'>,
  provider: PaymentProvider,
): Promise<void> {
  let reading = await begin(parts, provider.name)
  for (let i = 0; reading && i < PAGES; i++) {
    const { since, cursor, pages } = reading
    const answer = await provider.movementsSince(since, cursor, parts.clock.now())
    if (answer.is === 'unavailable') return
    const now = parts.clock.now()
    const { movements, next } = answer.value
    await parts.db.write([
      ...movements.map((movement) => insertMovement(rowOf(provider.name, movement, now))),
      advanceReading(provider.name, pages, next, next === null ? now : null),
    ])
    reading = next === null ? undefined : await parts.db.first(readingOf, provider.name)
  }
}
