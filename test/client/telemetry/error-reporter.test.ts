import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createErrorReporter } from '../../../client/lib/telemetry/error-reporter'
import {
  ERROR_FLUSH_DELAY,
  ERROR_QUEUE,
  ERROR_TEXTS,
  type ErrorReport,
  MOST_ERRORS,
} from '../../../schema/rules/error-reports'

const AT = Date.UTC(2026, 10, 22)
const LOCATION = 'https://quire.example/@ada/a-story-0123456789ab?sk=secret#here'

function newPage() {
  const requests: { errors: ErrorReport[]; keepalive: boolean }[] = []
  const worker = { answer: (): Promise<boolean> => Promise.resolve(true) }
  const reporter = createErrorReporter({
    send: (errors, keepalive) => {
      requests.push({ errors: [...errors], keepalive })
      return worker.answer()
    },
    build: '1.2.3',
    userId: () => 'u1',
    userAgent: 'Browser/1',
  })
  return {
    requests,
    worker,
    reporter,
    report: (error: unknown) => reporter.report({ error, at: AT, location: LOCATION }),
    messages: () => requests.map(({ errors }) => errors.map(({ message }) => message)),
  }
}

let page: ReturnType<typeof newPage>
beforeEach(() => {
  vi.useFakeTimers()
  page = newPage()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('errors leave together, 5 seconds after the first', async () => {
  page.report(new Error('one'))
  await pass(ERROR_FLUSH_DELAY - 1)
  page.report(new Error('two'))
  expect(page.messages()).toEqual([])
  await pass(1)
  expect(page.messages()).toEqual([['one', 'two']])
  await pass(60_000)
  expect(page.requests).toHaveLength(1)
})

test('an error says what happened, and where without secrets', async () => {
  const error = new TypeError('x is undefined')
  error.stack = 'TypeError: x is undefined\n    at draw (https://quire.example/assets/post-a1.js?v=1:12:34)'
  page.report(error)
  page.reporter.flush()
  expect(page.requests[0]?.errors).toEqual([
    {
      name: 'TypeError',
      message: 'x is undefined',
      stack: error.stack,
      timestamp: AT,
      fileName: 'https://quire.example/assets/post-a1.js',
      lineNumber: 12,
      extra: {
        client: 'lite',
        build: '1.2.3',
        userId: 'u1',
        userAgent: 'Browser/1',
        location: 'https://quire.example/@ada/a-story-0123456789ab',
      },
    },
  ])
})

test.each([
  ['a text', 'string'],
  [undefined, 'undefined'],
  [null, 'object'],
  [{ a: 1 }, 'object'],
])('whatever is thrown is reported: %j', async (thrown, name) => {
  page.report(thrown)
  page.reporter.flush()
  expect(page.requests[0]?.errors[0]).toMatchObject({ name, message: String(thrown), stack: '' })
})

/** What the content security policy has refused, as browsers tell. */
const violation = (more: Partial<SecurityPolicyViolationEvent> = {}): Event =>
  Object.assign(new Event('securitypolicyviolation'), {
    disposition: 'report',
    effectiveDirective: 'require-trusted-types-for',
    blockedURI: 'trusted-types-sink',
    sample: 'Element innerHTML|<p>somebody’s words',
    sourceFile: 'https://quire.example/assets/post-a1.js?v=1',
    lineNumber: 12,
    ...more,
  })

test('what the policy refuses is reported without the text that was refused', () => {
  page.report(violation())
  page.report(
    violation({
      disposition: 'enforce',
      effectiveDirective: 'style-src-elem',
      blockedURI: 'inline',
      sample: '',
    }),
  )
  page.report(
    violation({ effectiveDirective: 'frame-src', blockedURI: 'https://a.example/b?c=d', sample: '' }),
  )
  page.reporter.flush()
  expect(page.requests[0]?.errors).toMatchObject([
    {
      name: 'SecurityPolicyViolation',
      message: 'report require-trusted-types-for trusted-types-sink Element innerHTML',
      stack: '',
      fileName: 'https://quire.example/assets/post-a1.js',
      lineNumber: 12,
    },
    { message: 'enforce style-src-elem inline' },
    { message: 'report frame-src https://a.example/b' },
  ])
})

test('what a reader’s extensions do isn’t reported', () => {
  page.report(violation({ sourceFile: 'chrome-extension' }))
  page.report(violation({ blockedURI: 'moz-extension://a/b.css' }))
  page.reporter.flush()
  expect(page.requests).toEqual([])
})

test('long texts are cut', () => {
  const error = new Error('m'.repeat(5000))
  error.stack = 's'.repeat(50_000)
  page.report(error)
  page.reporter.flush()
  const [sent] = page.requests[0]?.errors ?? []
  expect([sent?.message.length, sent?.stack.length]).toEqual([ERROR_TEXTS.message, ERROR_TEXTS.stack])
})

describe('of many errors', () => {
  test('no more than 10 wait', async () => {
    for (let i = 0; i < ERROR_QUEUE + 5; i += 1) page.report(new Error(`${i}`))
    await pass(ERROR_FLUSH_DELAY)
    expect(page.messages()).toEqual([Array.from({ length: ERROR_QUEUE }, (_, i) => `${i}`)])
  })

  test('no more than 50 are reported', async () => {
    for (let i = 0; i < 20; i += 1) {
      for (let j = 0; j < ERROR_QUEUE; j += 1) page.report(new Error('again'))
      await pass(ERROR_FLUSH_DELAY)
    }
    expect(page.messages().flat()).toHaveLength(MOST_ERRORS)
  })
})

describe('errors that couldn’t be sent', () => {
  test.each([() => Promise.resolve(false), () => Promise.reject(new TypeError('Failed to fetch'))])(
    'go out with the next',
    async (answer) => {
      page.worker.answer = answer
      page.report(new Error('one'))
      await pass(ERROR_FLUSH_DELAY)
      page.worker.answer = () => Promise.resolve(true)
      page.report(new Error('two'))
      await pass(ERROR_FLUSH_DELAY)
      expect(page.messages()).toEqual([['one'], ['one', 'two']])
    },
  )
})

test('a page that is being closed sends what waits in a request that outlives it', () => {
  page.report(new Error('one'))
  page.reporter.flush(true)
  page.reporter.flush(true)
  expect(page.requests.map(({ keepalive }) => keepalive)).toEqual([true])
})
