import { createExecutionContext, runDurableObjectAlarm, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { outboxStatements } from '../../../worker/data/outbox/outbox-statements'
import type { PublicPageStub, PurgeOutcome } from '../../../worker/edge-cache/edge-cache'
import { requestPurge } from '../../../worker/edge-cache/request-purge'
import { cronJob, takeUp } from '../../factories/jobs'
import { page } from './support/origin'
import {
  change,
  coordinator,
  newCoordinator,
  openTags,
  outbox,
  restartCoordinator,
  wakesIn,
  write,
} from './support/outbox'
import { freshUrl, localRig, read } from './support/rig'
import { TestClock } from './support/test-clock'

const FINE: PurgeOutcome = { success: true, metered: false, limited: false, guarded: true }
const BROKEN: PurgeOutcome = { ...FINE, success: false, error: 'broken' }

/** A cache that records what it was told to purge. */
class PurgeLog implements PublicPageStub {
  calls: string[][] = []
  outcome: PurgeOutcome = FINE
  meanwhile: () => Promise<unknown> = async () => {}

  fetch = async (): Promise<Response> => new Response()

  async purge(tags: string[]): Promise<PurgeOutcome> {
    this.calls.push(tags)
    await this.meanwhile()
    return this.outcome
  }
}

let log: PurgeLog
let clock: TestClock
beforeEach(async () => {
  log = new PurgeLog()
  clock = new TestClock()
  await newCoordinator(log)
})
afterEach(() => {
  vi.useRealTimers()
})

const purgeOpen = () => coordinator().purgeOpen(clock.now())

describe('a change', () => {
  test('is visible to readers as soon as the request that made it has asked for its purge', async () => {
    const rig = await localRig()
    await newCoordinator(rig.pages)
    await env.DB.exec("CREATE TABLE title (text TEXT); INSERT INTO title VALUES ('before')")
    const title = env.DB.prepare('SELECT text FROM title')
    rig.origin.handler = async () =>
      page((await title.first<string>('text')) ?? '', { 'cache-tag': 'post-9' })
    const url = freshUrl()
    await read(rig.cache, url)
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT', text: 'before' })

    const ctx = createExecutionContext()
    await write([
      { sql: 'UPDATE title SET text = ?', params: ['after'] },
      ...outboxStatements(['post-9'], { now: rig.clock.now() }),
    ])
    // The queue’s message would come in five seconds, in the midst of another test.
    const JOBS = { send: async () => {} } as unknown as Env['JOBS']
    void requestPurge({ PURGE_COORDINATOR: env.PURGE_COORDINATOR, JOBS }, ctx, rig.clock)
    await waitOnExecutionContext(ctx)
    expect((await read(rig.cache, url)).text).toBe('after')
    expect(await openTags()).toEqual([])
  })

  test('and its tags are written together or not at all', async () => {
    const failing = write([
      ...outboxStatements(['post-1'], { now: clock.now() }),
      { sql: 'INSERT INTO no_such_table VALUES (1)', params: [] },
    ])
    await expect(failing).rejects.toThrow()
    expect(await outbox()).toEqual([])
  })

  test('without tags writes nothing', () => {
    expect(outboxStatements([], { now: 0 })).toEqual([])
  })

  test('isn’t undone when the purge can’t be requested', async () => {
    const ctx = createExecutionContext()
    const failing = { getByName: () => ({ purgeOpen: () => Promise.reject(new Error('away')) }) }
    const parts = { PURGE_COORDINATOR: failing, JOBS: { send: () => Promise.reject(new Error('away')) } }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(requestPurge(parts as unknown as Env, ctx, clock)).resolves.toBeUndefined()
    expect(logged).toHaveBeenCalledTimes(2)
    logged.mockRestore()
  })
})

describe('open rows', () => {
  test('with the same tag are purged by one call', async () => {
    await change(['post-1', 'user-1'], { now: clock.now() })
    await change(['post-1'], { now: clock.now() })
    expect(await purgeOpen()).toEqual({ calls: 1, done: 3, failed: 0 })
    expect(log.calls).toEqual([['post-1', 'user-1']])
    expect(await openTags()).toEqual([])
  })

  test('are purged at once, whichever caller’s clock is ahead', async () => {
    const apart = [-400, 500, 30, 90, -300, 499]
    for (const ahead of apart) {
      const now = clock.now() + ahead
      await change(['post-1'], { now })
      await coordinator().purgeOpen(now)
      expect(await openTags(), String(ahead)).toEqual([])
    }
    expect(log.calls).toHaveLength(apart.length)
  })

  test('are purged once, however many requests process them', async () => {
    await change(['post-1'], { now: clock.now() })
    await Promise.all([purgeOpen(), purgeOpen(), purgeOpen()])
    await takeUp('purge', [{ type: 'purge' }], clock.now())
    await cronJob('purge', clock.now())
    expect(log.calls).toEqual([['post-1']])
  })

  test('go out 100 tags at a time, take-downs first', async () => {
    await change(
      Array.from({ length: 150 }, (_, i) => `post-${i}`),
      { now: clock.now() },
    )
    await change(['user-bad'], { urgent: true, now: clock.now() })
    await purgeOpen()
    expect(log.calls.map((tags) => tags.length)).toEqual([100, 51])
    expect(log.calls[0]?.[0]).toBe('user-bad')
  })

  test('that are added while their tag is being purged are purged again', async () => {
    await change(['post-1'], { now: clock.now() })
    log.meanwhile = async () => {
      log.meanwhile = async () => {}
      await change(['post-1'], { now: clock.now() })
    }
    await purgeOpen()
    expect(log.calls).toEqual([['post-1'], ['post-1']])
    expect(await openTags()).toEqual([])
  })

  test('with a tag that no page can carry don’t hold up the others', async () => {
    const alarms = vi.spyOn(console, 'error').mockImplementation(() => {})
    await change(['not a tag', 'post-1'], { now: clock.now() })
    await purgeOpen()
    expect(log.calls).toEqual([['post-1']])
    expect(await openTags()).toEqual([])
    expect(alarms).toHaveBeenCalledOnce()
    alarms.mockRestore()
  })

  test('are found by the sweep when nobody requested their purge, even after a restart', async () => {
    await change(['post-1'], { now: clock.now() })
    await restartCoordinator(log)
    await cronJob('purge', clock.now())
    expect(log.calls).toEqual([['post-1']])
  })

  test('are deleted a week after they are done', async () => {
    await change(['post-1'], { now: clock.now() })
    await purgeOpen()
    clock.advance(6 * 86_400)
    await change(['post-2'], { now: clock.now() })
    await cronJob('sweep-tables', clock.now())
    expect((await outbox()).map((row) => row.tag)).toEqual(['post-1', 'post-2'])
    clock.advance(1.1 * 86_400)
    await cronJob('sweep-tables', clock.now())
    expect((await outbox()).map((row) => row.tag)).toEqual(['post-2'])
  })
})

/** How far the test's clock and the object's may differ, in milliseconds. */
const CLOCKS_APART = 500

describe('a purge that fails', () => {
  test('leaves the row open and is retried with increasing delays', async () => {
    log.outcome = BROKEN
    const alarms = vi.spyOn(console, 'error').mockImplementation(() => {})
    await change(['post-1'], { now: clock.now() })
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600]) {
      const before = clock.now()
      await purgeOpen()
      const due = (await outbox())[0]?.nextAttemptAt ?? 0
      // The attempt was some time between the two readings of the clock; the object's own differs a little.
      expect(due - before).toBeGreaterThanOrEqual(seconds * 1000 - CLOCKS_APART)
      expect(due - clock.now()).toBeLessThanOrEqual(seconds * 1000 + CLOCKS_APART)
      clock.advance((due - clock.now()) / 1000 + 0.5)
    }
    expect(log.calls).toHaveLength(12)
    alarms.mockRestore()
    log.outcome = FINE
    await purgeOpen()
    expect(await openTags()).toEqual([])
  })

  test('isn’t retried early', async () => {
    log.outcome = BROKEN
    await change(['post-1'], { now: clock.now() })
    await purgeOpen()
    await purgeOpen()
    expect(log.calls).toHaveLength(1)
  })

  test('is retried by the coordinator itself', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    log.outcome = BROKEN
    await change(['post-1'], { now: Date.now() })
    await coordinator().purgeOpen(Date.now())
    expect(await wakesIn()).toBeCloseTo(2, 1)
    log.outcome = FINE
    vi.setSystemTime(Date.now() + 2100)
    await runDurableObjectAlarm(coordinator())
    expect(await openTags()).toEqual([])
    expect(await wakesIn()).toBeUndefined()
  })

  test('raises an alarm when it keeps failing, and is still retried', async () => {
    const alarms = vi.spyOn(console, 'error').mockImplementation(() => {})
    log.outcome = BROKEN
    await change(['post-1'], { now: clock.now() })
    for (let i = 0; i < 8; i++) {
      expect(alarms).not.toHaveBeenCalled()
      await purgeOpen()
      clock.advance(601)
    }
    const said = JSON.parse(String(alarms.mock.calls[0]?.[0]))
    expect(said).toEqual({ event: 'purge-stuck', alarm: true, tags: ['post-1'], error: 'broken' })
    expect(await openTags()).toEqual(['post-1'])
    alarms.mockRestore()
  })

  test('is handled the same way when it throws', async () => {
    log.meanwhile = () => Promise.reject(new Error('away'))
    await change(['post-1'], { now: clock.now() })
    expect(await purgeOpen()).toEqual({ calls: 0, done: 0, failed: 1 })
    expect(await openTags()).toEqual(['post-1'])
  })
})
