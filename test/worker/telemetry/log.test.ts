import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { openLog } from '../../../worker/platform/log/log'
import { openLogService } from '../../../worker/platform/log/log-service'
import { outside } from '../../support/outside'

const TOKEN = 'a token/with signs'

function opened(more: Partial<Env> = {}) {
  const work: Promise<unknown>[] = []
  const log = openLog(more, (one) => work.push(one))
  return { log, settled: () => Promise.all(work) }
}

/** The configuration of a service that a test can look into. */
const at = (service: ReturnType<typeof outside>, more: Partial<Env> = {}): Partial<Env> => ({
  LOG_SERVICE_URL: `${service.url('logs')}?dd={datacenter}&token={token}`,
  LOG_SERVICE_TOKEN: TOKEN,
  ...more,
})

const LINE = { source: 'quire', status: 'error', event: 'request-failed' } as const
/** Forwards without pausing between the attempts. */
const quick = (service: ReturnType<typeof outside>, timeLimit = 10_000) =>
  openLogService(at(service), { firstWait: 1, timeLimit })?.forward(LINE)

let printed: Record<'error' | 'warn', Mock<(...line: unknown[]) => void>>
beforeEach(() => {
  const spyOn = (method: 'error' | 'warn') => vi.spyOn(console, method).mockImplementation(() => {})
  printed = { error: spyOn('error'), warn: spyOn('warn') }
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a line of the log', () => {
  test('is one line of JSON', () => {
    opened().log('error', 'request-failed', { requestId: 'r1' })
    expect(printed.error.mock.calls).toEqual([
      ['{"level":"error","event":"request-failed","requestId":"r1"}'],
    ])
  })

  test('is left out below the configured level', () => {
    const { log } = opened({ LOG_LEVEL: 'error' })
    log('warn', 'odd')
    log('error', 'broken')
    expect([printed.warn.mock.calls.length, printed.error.mock.calls.length]).toEqual([0, 1])
    opened({ LOG_LEVEL: 'silent' }).log('error', 'broken')
    expect(printed.error.mock.calls.length).toBe(1)
  })

  test('is forwarded with its source and status, to the datacenter and with the token', async () => {
    const service = outside()
    const { log, settled } = opened(at(service, { LOG_SERVICE_DATACENTER: 'eu' }))
    log('error', 'request-failed', { requestId: 'r1' })
    await settled()
    const { seen } = await service.look()
    expect(
      seen.map(({ method, url, body }) => [method, url.replace(/^[^?]*/, ''), JSON.parse(body)]),
    ).toEqual([
      [
        'POST',
        `?dd=eu&token=${encodeURIComponent(TOKEN)}`,
        { source: 'quire', status: 'error', event: 'request-failed', requestId: 'r1' },
      ],
    ])
  })

  test('isn’t forwarded if no service is configured', async () => {
    const { log, settled } = opened()
    log('error', 'request-failed')
    expect(await settled()).toEqual([])
  })
})

describe('forwarding', () => {
  test('is tried again after a failure that may pass', async () => {
    const service = outside()
    await service.fail({ status: 503 }, { lost: true })
    await quick(service)
    expect((await service.look()).seen).toHaveLength(3)
    expect(printed.warn).not.toHaveBeenCalled()
  })

  test.each([
    ['an answer that won’t change', [{ status: 403 }], 1],
    ['three failures', [{ status: 500 }, { status: 500 }, { status: 500 }], 3],
    ['no answer', [{ hangs: true }, { hangs: true }, { hangs: true }], 3, 300],
  ] as const)('gives up after %s, and says so without the token', async (_, faults, attempts, timeLimit?) => {
    const service = outside()
    await service.fail(...faults)
    await quick(service, timeLimit)
    expect((await service.look()).seen).toHaveLength(attempts)
    const [[line] = []] = printed.warn.mock.calls
    expect(String(line)).toContain('log-not-forwarded')
    expect(String(line)).not.toContain('token')
  })

  test('of more lines at once than the service should get leaves out the rest', async () => {
    const service = outside()
    await Promise.all(Array.from({ length: 60 }, () => quick(service)))
    expect((await service.look()).seen.length).toBeLessThanOrEqual(20)
  })

  test.each<Partial<Env>>([
    { LOG_SERVICE_TOKEN: '' },
    { LOG_SERVICE_DATACENTER: 'moon' },
    { LOG_SERVICE_URL: 'http://logs.example/{token}' },
  ])('is off if it is misconfigured, which is said: %o', (wrong) => {
    expect(openLogService({ ...at(outside()), ...wrong })).toBeUndefined()
    expect(String(printed.error.mock.calls[0]?.[0])).toContain('log-service-misconfigured')
  })
})
