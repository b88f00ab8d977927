import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Database, type Statement } from '../../../../worker/data/database'
import { type OutboxOptions, outboxStatements } from '../../../../worker/data/outbox/outbox-statements'
import type { PurgeCoordinator } from '../../../../worker/durable/purge-coordinator'
import type { PublicPageStub } from '../../../../worker/edge-cache/edge-cache'
import { COORDINATOR } from '../../../../worker/edge-cache/request-purge'

export const coordinator = (): DurableObjectStub<PurgeCoordinator> =>
  env.PURGE_COORDINATOR.getByName(COORDINATOR)

/** Writes statements as one batch. */
export const write = (statements: Statement[]): Promise<number[]> => new Database(env.DB).write(statements)

/** A change that made the tags stale. */
export const change = (tags: string[], options: OutboxOptions): Promise<number[]> =>
  write(outboxStatements(tags, options))

/** An empty outbox, and a fresh coordinator that purges these pages. */
export async function newCoordinator(pages: PublicPageStub): Promise<void> {
  await env.DB.exec('DELETE FROM purge_outbox')
  await runInDurableObject(coordinator(), async (_, state) => {
    await state.storage.deleteAlarm()
    await state.storage.deleteAll()
  })
  await restartCoordinator(pages)
}

/** Restarts the coordinator: its memory is gone. */
export async function restartCoordinator(pages: PublicPageStub): Promise<void> {
  await evictDurableObject(coordinator())
  await runInDurableObject(coordinator(), async (instance: PurgeCoordinator) => {
    instance.pages = pages
  })
}

/** In how many seconds the coordinator wakes up by itself. */
export async function wakesIn(): Promise<number | undefined> {
  const at = await runInDurableObject(coordinator(), (_, state) => state.storage.getAlarm())
  return at === null ? undefined : (at - Date.now()) / 1000
}

interface Row {
  tag: string
  done: boolean
  attempts: number
  /** In milliseconds since 1970 UTC. */
  nextAttemptAt: number
}

/** The rows of the outbox, oldest first. */
export async function outbox(): Promise<Row[]> {
  const sql =
    'SELECT tag, done_at AS doneAt, attempts, next_attempt_at AS nextAttemptAt FROM purge_outbox ORDER BY id'
  const { results } = await env.DB.prepare(sql).all<Row & { doneAt: number | null }>()
  return results.map(({ doneAt, ...row }) => ({ ...row, done: doneAt !== null }))
}

/** The tags that aren't purged yet. */
export const openTags = async (): Promise<string[]> =>
  (await outbox()).filter((row) => !row.done).map((row) => row.tag)
