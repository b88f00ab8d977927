import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyMigrations } from '../../worker/commands/apply-migrations'
import { DEVELOPMENT_BUNDLE } from '../../worker/commands/bundle'
import { developmentVars, type Instance, startInstance } from '../../worker/commands/instance'
import type { ClapCounter } from '../../worker/durable/clap-counter'
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

test('claps are all counted, once, however often the site is killed while they are sent', async () => {
  const people = Array.from({ length: 200 }, (_, i) => `c1a${i.toString(16).padStart(9, '0')}`)
  const story = 'c1a900000000'
  let env = await start()
  await env.DB.prepare(
    'INSERT INTO user (id, username, name, created_at) SELECT value, value, value, 1 FROM json_each(?)',
  )
    .bind(JSON.stringify(people))
    .run()
  await env.DB.prepare(
    "INSERT INTO post (id, state, creator_id, title, created_at, updated_at) VALUES (?, 'published', 'c1a900000001', 'Loved', 1, 1)",
  )
    .bind(story)
    .run()
  const countOf = (i: number) => 1 + (i % 50)
  let open = people.map((userId, i) => ({ userId, count: countOf(i), key: `k${i}` }))
  for (let turn = 0; open.length > 0; turn++) {
    const counter = env.CLAP_COUNTER.getByName(`post:${story}`) as unknown as ClapCounter
    const answered = new Set<string>()
    const sending = open.map(async ({ userId, count, key }) => {
      await counter.give('post', story, Date.now(), userId, count, key)
      answered.add(userId)
      // The first two instances are killed as soon as somebody has an answer.
      if (turn < 2 && answered.size === 1) await instance?.stop()
    })
    await Promise.allSettled(sending)
    // Whoever has no answer sends the same again, and so do some who have one.
    open = open.filter(({ userId }, i) => !answered.has(userId) || (turn < 2 && i % 7 === 0))
    if (turn < 2) env = await start()
  }
  const { results } = await env.DB.prepare('SELECT user_id AS id, count FROM clap WHERE target_id = ?')
    .bind(story)
    .all<{ id: string; count: number }>()
  expect(new Map(results.map(({ id, count }) => [id, count]))).toEqual(
    new Map(people.map((id, i) => [id, countOf(i)])),
  )
  const post = await env.DB.prepare('SELECT clap_count AS count FROM post WHERE id = ?').bind(story).first()
  expect(post).toEqual({ count: people.reduce((sum, _, i) => sum + countOf(i), 0) })
})
