import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CRON, type CronJob } from '../../../worker/jobs/cron'
import { runCron, runCronJob, takeCron } from '../../../worker/jobs/run-cron'
import { NOON } from '../../factories/ids'

const [settings = ''] = Object.values(
  import.meta.glob<string>('../../../wrangler.toml', { eager: true, query: '?raw', import: 'default' }),
)

const clock = { now: () => NOON }
const bindings = env as Env

let logged: unknown[] = []
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(JSON.parse(line)))
})
afterEach(() => vi.restoreAllMocks())

/** A job that notes when it begins and ends. */
const noting = (notes: string[], name: string, more: Partial<CronJob> = {}): CronJob => ({
  does: 'notes itself',
  run: async () => {
    notes.push(`${name} begins`)
    await scheduler.wait(5)
    notes.push(`${name} ends`)
  },
  ...more,
})

const failing: CronJob = { does: 'fails', run: () => Promise.reject(new Error('No room')) }

describe('the cron’s table', () => {
  test('has the rhythms that the platform calls it in', () => {
    const [, crons = ''] = /^crons = (\[.*\])$/m.exec(settings) ?? []
    expect(Object.keys(CRON).toSorted()).toEqual(JSON.parse(crons).toSorted())
  })

  test('names only jobs before a job that it waits for', () => {
    for (const jobs of Object.values(CRON)) {
      const names = Object.keys(jobs)
      for (const [name, { after }] of Object.entries<CronJob>(jobs))
        if (after !== undefined) expect(names.slice(0, names.indexOf(name)), name).toContain(after)
    }
  })

  test.each(Object.values(CRON).flatMap((jobs) => Object.entries<CronJob>(jobs)))(
    'has a job %s that runs',
    async (_, job) => {
      await runCronJob(bindings, clock, job)
      expect(logged).toEqual([])
    },
  )
})

describe('a run', () => {
  test('does everything at the same time, unless a job comes after another', async () => {
    const notes: string[] = []
    const jobs = { a: noting(notes, 'a'), b: noting(notes, 'b', { after: 'a' }), c: noting(notes, 'c') }
    expect(await runCron(bindings, clock, jobs)).toEqual([])
    expect(notes.slice(0, 2)).toEqual(['a begins', 'c begins'])
    expect(notes.indexOf('b begins')).toBeGreaterThan(notes.indexOf('a ends'))
    expect(notes).toHaveLength(6)
  })

  test('of which a job fails says so, and does the others, also those that come after it', async () => {
    const notes: string[] = []
    const jobs = { failing, a: noting(notes, 'a', { after: 'failing' }), b: noting(notes, 'b') }
    expect(await runCron(bindings, clock, jobs)).toEqual(['failing'])
    expect(notes).toHaveLength(4)
    expect(logged).toEqual([{ event: 'job-failed', job: 'failing', error: 'Error: No room' }])
  })

  test('tells each job how many it may handle', async () => {
    const told: number[] = []
    const run = async (_: unknown, perRun: number) => void told.push(perRun)
    await runCron(bindings, clock, { a: { does: '', perRun: 3, run }, b: { does: '', run } })
    expect(told).toEqual([3, Number.POSITIVE_INFINITY])
  })

  test('that failed is shown as failed by the platform', async () => {
    const DB = { batch: () => Promise.reject(new Error('Down')), prepare: () => ({ bind: () => ({}) }) }
    await expect(takeCron({ ...bindings, DB } as unknown as Env, clock, '* * * * *')).rejects.toThrow(
      'empty-trash',
    )
    expect(logged).toContainEqual(expect.objectContaining({ event: 'job-failed', job: 'empty-trash' }))
  })
})

describe('what a job asks for', () => {
  test('is requested once when it has ended, even if it failed', async () => {
    const sent: unknown[] = []
    const JOBS = {
      send: async (message: unknown) => void sent.push(message),
      sendBatch: async (messages: Iterable<{ body: unknown }>) =>
        void sent.push(...[...messages].map(({ body }) => body)),
    } as unknown as Env['JOBS']
    const job: CronJob = {
      does: 'asks, and fails',
      run: async ({ purger, reindex, decorate }) => {
        for (let i = 0; i < 2; i++) {
          await purger.request()
          reindex(['p1'], ['u1'], ['tides'], ['c1'], ['l1'])
        }
        decorate('v1')
        expect(sent).toEqual([])
        throw new Error('No room')
      },
    }
    await expect(runCronJob({ ...bindings, JOBS }, clock, job)).rejects.toThrow('No room')
    expect(sent).toHaveLength(7)
    expect(sent).toEqual(
      expect.arrayContaining([
        { type: 'purge' },
        { type: 'decorate-version', versionId: 'v1' },
        { type: 'index-post', postId: 'p1' },
        { type: 'index-user', userId: 'u1' },
        { type: 'index-tag', slug: 'tides' },
        { type: 'index-collection', collectionId: 'c1' },
        { type: 'index-catalog', catalogId: 'l1' },
      ]),
    )
  })
})
