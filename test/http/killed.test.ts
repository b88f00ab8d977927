import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyMigrations } from '../../worker/commands/apply-migrations'
import { DEVELOPMENT_BUNDLE } from '../../worker/commands/bundle'
import { developmentVars, type Instance, startInstance } from '../../worker/commands/instance'
import type { PurgeCoordinator } from '../../worker/durable/purge-coordinator'
import type { RenderFlight } from '../../worker/durable/render-flight'
import { COORDINATOR } from '../../worker/edge-cache/request-purge'
import { freePort } from '../support/site'

const state = mkdtempSync(join(tmpdir(), 'quire-killed-'))
let instance: Instance | undefined

/** A site over the same folder each time. Stopping it kills its workerd outright. */
async function start(): Promise<Env> {
  const port = await freePort()
  instance = await startInstance({ port, state, bundle: DEVELOPMENT_BUNDLE, vars: developmentVars(port) })
  return instance.miniflare.getBindings<Env>()
}
afterAll(async () => {
  await instance?.stop()
  rmSync(state, { recursive: true, force: true })
})

const rows = async ({ DB }: Env) =>
  (await DB.prepare('SELECT tag, attempts, done_at AS doneAt FROM purge_outbox').all()).results

test('a failed purge is done after the site was killed, without anybody requesting it', async () => {
  const before = await start()
  await applyMigrations(before)
  const flight = before.RENDER_FLIGHT.getByName('local') as unknown as RenderFlight
  await flight.setFaults({ failing: true }, Date.now())
  await before.DB.prepare(
    "INSERT INTO purge_outbox (tag, created_at, next_attempt_at) VALUES ('post-1', ?1, ?1)",
  )
    .bind(Date.now())
    .run()
  const coordinator = before.PURGE_COORDINATOR.getByName(COORDINATOR) as unknown as PurgeCoordinator
  expect(await coordinator.purgeOpen(Date.now())).toEqual({ calls: 0, done: 0, failed: 1 })
  await instance?.stop()

  const after = await start()
  await expect
    .poll(() => rows(after), { timeout: 15_000 })
    .toEqual([{ tag: 'post-1', attempts: 1, doneAt: expect.any(Number) }])
})
