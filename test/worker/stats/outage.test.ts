import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../../schema/rules/time-units'
import { forgetEverything } from '../../../worker/isolate-memory'
import type { JobMessage } from '../../../worker/jobs/messages'
import { takeMessages } from '../../../worker/jobs/take-messages'
import type { VisitMessage } from '../../../worker/services/stats/report-visit'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { hashesOf, readsOf, report, viewsOf } from '../reading-history/support'

/* docs/rules/stats.md, "The way of a fact": a database of stats is down for an hour. */

const [settings = ''] = Object.values(
  import.meta.glob<string>('../../../wrangler.toml', { eager: true, query: '?raw', import: 'default' }),
)

/** The settings of the queue's consumer. */
function consumer(): Record<string, number> {
  const [, text = ''] =
    /\[\[queues\.consumers\]\]\nqueue = "quire-visits"\n((?:\w+ = .*\n)+)/.exec(settings) ?? []
  return Object.fromEntries([...text.matchAll(/^(\w+) = (\d+)$/gm)].map(([, name, n]) => [name, Number(n)]))
}

const down = {
  prepare: () => ({ bind: () => ({}) }),
  batch: () => Promise.reject(new Error('The database is down')),
} as unknown as D1Database

/** The queue as the platform has it: what isn't acknowledged is there at the next try. */
let waiting: VisitMessage[]
const queue = {
  send: async (message: VisitMessage) => void waiting.push(message),
} as unknown as Env['VISITS']

/** Delivers what waits, in batches. @returns how many messages are still waiting. */
async function deliver(now: number, bindings: Partial<Env>): Promise<number> {
  const kept: VisitMessage[] = []
  const { max_batch_size: size = 0 } = consumer()
  for (let at = 0; at < waiting.length; at += size) {
    const bodies = waiting.slice(at, at + size)
    const messages = bodies.map((body, i) => ({ id: String(i), timestamp: new Date(now), attempts: 1, body }))
    const batch = createMessageBatch('quire-visits', messages as never)
    await takeMessages(batch as MessageBatch<JobMessage>, { ...env, ...bindings } as Env, { now: () => now })
    const { retryMessages, explicitAcks } = await getQueueResult(batch, createExecutionContext())
    expect(retryMessages.length + explicitAcks.length).toBe(bodies.length)
    for (const { msgId } of retryMessages) kept.push(...bodies.slice(Number(msgId), Number(msgId) + 1))
  }
  waiting = kept
  return kept.length
}

let writer: Awaited<ReturnType<typeof signedIn>>
let story: string
beforeEach(async () => {
  waiting = []
  forgetEverything()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writer = await signedIn()
  story = (await createStory({ creatorId: writer.user.id, readingTime: 300 })).id
})
afterEach(() => void vi.restoreAllMocks())

describe('while the database is down', () => {
  test('the queue tries for longer than an hour', () => {
    const { max_retries: retries = 0, retry_delay: delay = 0 } = consumer()
    expect(retries * delay * SECOND).toBeGreaterThan(3 * HOUR)
    expect(consumer().max_batch_size).toBe(100)
  })

  test('visits wait, and are counted afterwards, in their own hour and once', async () => {
    const { retry_delay: delay = 0 } = consumer()
    let readers = 0
    for (let now = NOON; now < NOON + HOUR; now += delay * SECOND) {
      readers += 1
      const visit = newVisit({
        now,
        address: `198.51.100.${readers}`,
        env: { STATS_DB_0: down, VISITS: queue },
      })
      // The reader's page learns nothing of it.
      expect((await report(visit, story, { seconds: 1 })).status).toBe(200)
      await report(visit, story, { seconds: 40 })
      expect(await deliver(now, { STATS_DB_0: down })).toBe(2 * readers)
    }
    expect([await viewsOf(story, NOON), await hashesOf(story)]).toEqual([0, []])
    // The consumer counts, but its answer is lost: the platform delivers all of it again, in the wrong order.
    const sent = waiting
    expect(await deliver(NOON + HOUR, {})).toBe(0)
    waiting = sent.toReversed()
    expect(await deliver(NOON + HOUR + MINUTE, {})).toBe(0)
    expect(await viewsOf(story, NOON)).toBe(readers)
    expect(await readsOf(story, NOON)).toEqual({ reads: readers, seconds: 40 * readers })
    const { results } = await env.STATS_DB_0.prepare(
      'SELECT hour, views FROM stat_running WHERE subject = ? AND dimension = 0',
    )
      .bind(story)
      .all()
    expect(results).toEqual([{ hour: NOON / HOUR, views: readers }])
  })

  test('pages of stats say so, programs are told, and stories stay where they are', async () => {
    const visit = newVisit({ env: { STATS_DB_0: down } })
    await visit.signIn(writer.user.id)
    const { data } = await visit.ask('{ viewer { areStatsReadable } }')
    expect(data).toEqual({ viewer: { areStatsReadable: false } })
    const asked = await visit.ask('{ viewer { stats { views } } }')
    expect(asked.errors?.[0]?.message).toBe('Unexpected error.')
    expect((await writer.visit.ask('{ viewer { areStatsReadable } }')).data).toEqual({
      viewer: { areStatsReadable: true },
    })
    expect((await visit.get(`/p/${story}`)).status).toBeLessThan(400)
  })
})
