import { afterEach, expect, type Mock, test, vi } from 'vitest'
import { forwardErrors } from '../../../worker/platform/log/forward-errors'
import { openLog } from '../../../worker/platform/log/log'
import { outside } from '../../support/outside'

let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

/** Forwards to a service that the test can look into. */
function forwarding(more: Partial<Env> = {}) {
  const printed: Mock<(...line: unknown[]) => void> = vi.spyOn(console, 'error').mockImplementation(() => {})
  const service = outside()
  const work: Promise<unknown>[] = []
  const env = { LOG_SERVICE_URL: service.url('logs'), LOG_SERVICE_TOKEN: 'token', ...more }
  stop = forwardErrors(env, (one) => work.push(one))
  const forwarded = async (): Promise<unknown[]> => {
    await Promise.all(work)
    return (await service.look()).seen.map(({ body }) => JSON.parse(body))
  }
  return { env, printed, work, forwarded }
}

test('what jobs and libraries print as an error is forwarded too', async () => {
  const { printed, forwarded } = forwarding()
  console.error(JSON.stringify({ event: 'job-failed', type: 'mail' }))
  console.error('Something broke:', new RangeError('too far'), { a: 1 })
  const common = { source: 'quire', status: 'error' }
  expect(await forwarded()).toEqual([
    { ...common, event: 'job-failed', type: 'mail' },
    { ...common, event: 'printed', detail: expect.stringContaining('Something broke: RangeError: too far') },
  ])
  expect(printed).toHaveBeenCalledTimes(2)
})

test('a line of the log is forwarded once', async () => {
  const { env, work, forwarded } = forwarding()
  openLog(env, (one) => work.push(one))('error', 'request-failed')
  expect(await forwarded()).toHaveLength(1)
})

test('nothing changes without a service, and a wrong one is printed once', () => {
  const { printed, work } = forwarding({ LOG_SERVICE_URL: '' })
  console.error('a')
  expect([printed.mock.calls, work]).toEqual([[['a']], []])
  stop()
  vi.restoreAllMocks()
  const wrong = forwarding({ LOG_SERVICE_DATACENTER: 'moon' })
  console.error('a')
  console.error('b')
  expect(wrong.printed.mock.calls.flat().map((line) => String(line).slice(0, 36))).toEqual([
    'a',
    '{"event":"log-service-misconfigured"',
    'b',
  ])
  expect(wrong.work).toEqual([])
})

test('an error outside of any request is printed all the same', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const env = { LOG_SERVICE_URL: outside().url('logs'), LOG_SERVICE_TOKEN: 'token' }
  stop = forwardErrors(env, () => {
    throw new Error('There is no request')
  })
  console.error('a')
  expect(printed.mock.calls).toEqual([['a']])
})
