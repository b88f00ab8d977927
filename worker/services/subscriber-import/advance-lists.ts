import { LIST_WAITS } from '../../../schema/rules/subscribers'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import {
  broughtSubscribers,
  countRemoved,
  deleteBrought,
  deleteTagsOfBrought,
  forgetBringing,
  type ListState,
  moveSubscriberImport,
  type SubscriberImport,
  subscriberImportById,
  subscriberImportsLeft,
} from '../../data/subscriber/imports'
import { findNewsletter } from '../newsletter/find-newsletter'
import type { JobNeeds, Needs } from '../parts'
import { bringPortion } from './bring-portion'
import { readStep } from './read-step'
import { fileOf, linesOf } from './stored-lines'

type Parts = JobNeeds<'clock' | 'db' | 'importFile' | 'imports' | 'keys' | 'newId'>

/** How long one step goes on before the queue hears of the next, in milliseconds. */
const STEP = 10_000

/** How many people an undo deletes at a time. */
const UNDONE_AT_ONCE = 500

/** Removes a list and its stored lines. */
const removeFiles = async ({ imports }: Pick<Parts, 'imports'>, importId: string): Promise<void> => {
  await Promise.all([imports.remove(fileOf(importId), null), imports.remove(linesOf(importId), null)])
}

/** Brings portions until the step is over. @returns whether there is more to do. */
async function bringStep(parts: Parts, row: SubscriberImport): Promise<boolean> {
  const { db, clock } = parts
  const { id, storedSize } = row
  const end = async (to: ListState, problem: string | null) => {
    await db.write([moveSubscriberImport(id, 'importing', to, problem, clock.now())])
    await removeFiles(parts, id)
    return false
  }
  const newsletter = await findNewsletter(parts, row.newsletterId)
  if (!newsletter) return end('failed', subscriberMessages.noNewsletter)
  const until = clock.now() + STEP
  let { position } = row
  while (position < storedSize) {
    const now = await db.first(subscriberImportById, id)
    if (now?.state !== 'importing') return false
    const next = await bringPortion(parts, now, position, subscriberMessages.stated(newsletter.name))
    if (next === undefined) return false
    position = next
    if (clock.now() >= until && position < storedSize) return true
  }
  return end('done', null)
}

/** Deletes those whom a list has brought until the step is over. @returns whether there is more to do. */
async function undoStep({ db, clock }: Parts, { id }: SubscriberImport): Promise<boolean> {
  const until = clock.now() + STEP
  for (;;) {
    const rows = await db.all(broughtSubscribers, id, UNDONE_AT_ONCE)
    if (rows.length === 0) break
    const ids = JSON.stringify(rows.map((row) => row.id))
    const [, removed = 0] = await db.write([deleteTagsOfBrought(id, ids), deleteBrought(id, ids)])
    await db.write([countRemoved(id, removed, clock.now())])
    if (clock.now() >= until) return true
  }
  await db.write([forgetBringing(id), moveSubscriberImport(id, 'undoing', 'undone', null, clock.now())])
  return false
}

async function advance(parts: Parts, importId: string): Promise<boolean> {
  const row = await parts.db.first(subscriberImportById, importId)
  if (row?.state === 'reading') await readStep(parts, row)
  if (row?.state === 'importing') return bringStep(parts, row)
  return row?.state === 'undoing' ? undoStep(parts, row) : false
}

/**
 * Makes a step of each list, which asks for the next. Rule: docs/rules/newsletters.md, "Bringing a list".
 *
 * @throws if the database or the bucket can't be reached.
 */
export async function advanceLists(parts: Parts, importIds: readonly string[]): Promise<void> {
  for (const importId of new Set(importIds))
    if (await advance(parts, importId)) await parts.imports.advanceList(importId)
}

/** States in which a list goes on by itself, and how long a step may be silent. */
const WORKING: readonly ListState[] = ['reading', 'importing', 'undoing']
const SILENT = 2 * MINUTE

/** How long a list is read, again and again, before it is given up. */
const READ_WITHIN = HOUR

/**
 * Has lists go on whose message was lost or whose worker was killed, and gives up those that can't be read and those that
 * nobody went on with, with their files: `perRun` in each state at most.
 */
export async function sweepLists(
  { db, clock, imports }: Needs<'db' | 'clock' | 'imports'>,
  perRun: number,
): Promise<void> {
  const now = clock.now()
  const [working, waiting] = await Promise.all([
    Promise.all(WORKING.map((state) => db.all(subscriberImportsLeft, state, now - SILENT, perRun))),
    db.all(subscriberImportsLeft, 'ready', now - LIST_WAITS, perRun),
  ])
  const giveUp = async (id: string, from: ListState, problem: string) => {
    await db.write([moveSubscriberImport(id, from, 'failed', problem, now)])
    await removeFiles({ imports }, id)
  }
  for (const { id, state, createdAt } of working.flat()) {
    if (state === 'reading' && createdAt < now - READ_WITHIN)
      await giveUp(id, state, subscriberMessages.unreadable)
    else await imports.advanceList(id)
  }
  for (const { id, state } of waiting) await giveUp(id, state, subscriberMessages.expired)
}
