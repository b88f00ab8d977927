import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { ClapPost } from '../../client/features/clap/clap-post.generated'
import { PublishPostResponse } from '../../client/features/response/publish-post-response.generated'
import type { Operation } from '../../schema/operation'
import { XSRF_HEADER } from '../../schema/rules/session'
import { applyMigrations } from '../../worker/commands/apply-migrations'
import { DEVELOPMENT_BUNDLE } from '../../worker/commands/bundle'
import { developmentVars, type Instance, startInstance } from '../../worker/commands/instance'
import type { PurgeCoordinator } from '../../worker/durable/purge-coordinator'
import type { RenderFlight } from '../../worker/durable/render-flight'
import { COORDINATOR } from '../../worker/edge-cache/request-purge'
import { createKeys } from '../../worker/services/identity/keys'
import { send } from '../bench/http'
import { cases } from '../support/cases'
import { randomFrom } from '../support/random'
import { sessionOf } from '../support/session'
import { cookiesOf, referenceOf } from '../support/session-cookie'
import { freePort } from '../support/site'

const AUTH_SECRET = 'a secret of sites that are killed, longer than 32'
const state = mkdtempSync(join(tmpdir(), 'quire-killed-'))
const port = await freePort()
const host = `localhost:${port}`
let instance: Instance | undefined

/** Kills the site outright, if there is one, and starts it over the same folder. */
async function start(): Promise<Env> {
  await instance?.stop()
  const vars = { ...developmentVars(port), AUTH_SECRET }
  instance = await startInstance({ port, state, bundle: DEVELOPMENT_BUNDLE, vars })
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

  const after = await start()
  await expect
    .poll(() => rows(after), { timeout: 15_000 })
    .toEqual([{ tag: 'post-1', attempts: 1, doneAt: expect.any(Number) }])
}, 300_000)

const SEED = 11
const READERS = cases(500)
const CLAPS_OF_EACH = 20
const RESPONSES_OF_EACH = 2
const STORY = 'c1a900000000'

/** Creates the readers, who have been here for long, with a session each, and the story that they rush to. */
async function gather({ DB }: Env): Promise<string[]> {
  const people = Array.from({ length: READERS }, (_, i) => `c1a${i.toString(16).padStart(9, '0')}`)
  await DB.prepare(
    'INSERT INTO user (id, username, name, created_at, email_verified_at) SELECT value, value, value, 1, 1 FROM json_each(?)',
  )
    .bind(JSON.stringify([...people, 'c1affffffff0']))
    .run()
  await DB.prepare(
    `INSERT INTO post (id, state, creator_id, title, created_at, updated_at, first_published_at, is_listed)
      VALUES (?, 'published', 'c1affffffff0', 'Loved', 1, 1, 1, 1)`,
  )
    .bind(STORY)
    .run()
  // A few at a time: each statement is made synchronously, and a connection that is kept alive meanwhile may be closed.
  for (let i = 0; i < people.length; i += 25)
    await DB.batch(people.slice(i, i + 25).map((id) => sessionOf(DB, id, id, host)))
  return people
}

test('the claps and responses of a rush of readers are all there, once, though the site is killed twice', async () => {
  const random = randomFrom(SEED)
  let env = await start()
  const people = await gather(env)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  /** When the site is killed, by the number of answers until then. */
  const kills = [READERS / 10 + random(READERS / 5), (READERS * 3) / 5 + random(READERS / 5)]
  let answers = 0
  let isUp: Promise<unknown> = Promise.resolve()
  const keys = createKeys(AUTH_SECRET)
  const ask = <Variables>({ id, name }: Operation<unknown, Variables>, variables: Variables) => ({
    documentId: id,
    operationName: name,
    variables,
  })
  /** What a reader does within a moment, which a browser sends together. */
  const actsOf = (userId: string) => [
    ask(ClapPost, { targetPostId: STORY, numClaps: CLAPS_OF_EACH, key: userId }),
    ...Array.from({ length: RESPONSES_OF_EACH }, (_, n) =>
      ask(PublishPostResponse, {
        inResponseToPostId: STORY,
        text: `${n} of ${userId}`,
        key: `response-${n}`,
      }),
    ),
  ]
  /** Sends that until it is answered, each time the same; some answers get lost on their way. */
  async function act(userId: string): Promise<void> {
    const hash = createHash('sha256').update(referenceOf(userId)).digest('hex')
    const headers = {
      ...cookiesOf(userId),
      origin: `http://${host}`,
      'content-type': 'application/json',
      [XSRF_HEADER]: await keys.hash('xsrf', hash),
    }
    const sending = { path: '/_/graphql', method: 'POST', headers, body: JSON.stringify(actsOf(userId)) }
    for (let lost = random(8) === 0 ? 1 : 0; ; ) {
      await isUp
      const answer = await send(`http://${host}`, sending, agent).catch(() => undefined)
      if (!answer || answer.status >= 500) {
        await setTimeout(20)
        continue
      }
      const results = JSON.parse(answer.bytes.toString()) as { data?: object }[]
      expect(results.flatMap(({ data }) => Object.values(data ?? {}))).toMatchObject(
        actsOf(userId).map(() => ({ __typename: 'Post' })),
      )
      answers += 1
      if (answers === kills[0]) {
        kills.shift()
        // What was still under way may be answered while the site starts again.
        isUp = isUp.then(start).then((now) => {
          env = now
        })
      }
      if (lost-- <= 0) return
    }
  }
  await Promise.all(people.map(act))
  agent.destroy()
  expect(kills).toEqual([])

  const all = async (sql: string) => (await env.DB.prepare(sql).bind(STORY).all()).results
  // Some were answered while they were only kept: they are stored within seconds.
  await expect
    .poll(() => all('SELECT clap_count AS claps, response_count AS responses FROM post WHERE id = ?'), {
      timeout: 10_000,
    })
    .toEqual([{ claps: READERS * CLAPS_OF_EACH, responses: READERS * RESPONSES_OF_EACH }])
  expect(await all('SELECT count, count(*) AS people FROM clap WHERE target_id = ? GROUP BY count')).toEqual([
    { count: CLAPS_OF_EACH, people: READERS },
  ])
  const written = await all(
    `SELECT r.author_id AS id, group_concat(p.title, '|' ORDER BY p.title) AS said FROM post_response r
      JOIN post p ON p.id = r.post_id WHERE r.root_id = ? GROUP BY 1 ORDER BY 1`,
  )
  expect(written).toEqual(people.map((id) => ({ id, said: `0 of ${id}|1 of ${id}` })))
}, 300_000)
