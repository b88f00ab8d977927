import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTransport, GraphQLRequestError } from '../../../client/lib/graphql/transport'
import type { Operation } from '../../../schema/operation'

const query: Operation<unknown, { n: number }> = { name: 'Page', id: '0123456789abcdef', kind: 'query' }
const mutation: Operation<unknown, { n: number }> = { name: 'Clap', id: 'fedcba9876543210', kind: 'mutation' }

interface Sent {
  uri: string
  init: RequestInit
  headers: Record<string, string>
  operations: { documentId: string; operationName: string; variables: { n: number } }[]
}

let sent: Sent[]
/** The responses to the next requests; by default each operation's variables. */
let answers: ((request: Sent) => Response | Promise<Response>)[]

const echo = ({ operations }: Sent): Response =>
  Response.json(operations.map(({ variables }) => ({ data: variables })))

const fakeFetch: typeof fetch = async (input, init = {}) => {
  const request: Sent = {
    uri: String(input),
    init,
    headers: init.headers as Record<string, string>,
    operations: JSON.parse(String(init.body)),
  }
  sent.push(request)
  return (answers.shift() ?? echo)(request)
}

const transport = (routeName: string | undefined = 'ShowPost') =>
  createTransport({ uri: '/_/graphql', version: '1.2.3', routeName: () => routeName, fetch: fakeFetch })

/** The outcome of a promise, so that it isn't left unhandled. */
const outcome = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answers = []
  vi.stubGlobal('document', { cookie: 'theme=dark; xsrf=a%3Db' })
  vi.stubGlobal('location', { pathname: '/@ann/story-abc', search: '?page=2' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a batch', () => {
  it('leaves 20 ms after its first operation, with everything that came meanwhile', async () => {
    const execute = transport()
    const first = execute(query, { n: 1 })
    await vi.advanceTimersByTimeAsync(19)
    const second = execute(mutation, { n: 2 })
    expect(sent).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(1)
    expect(await Promise.all([first, second])).toEqual([{ n: 1 }, { n: 2 }])
    expect(sent[0]?.operations).toEqual([
      { documentId: query.id, operationName: 'Page', variables: { n: 1 } },
      { documentId: mutation.id, operationName: 'Clap', variables: { n: 2 } },
    ])
  })

  it('of 20 leaves at once, and the rest waits its own 20 ms', async () => {
    const execute = transport()
    const asked = Promise.all(Array.from({ length: 45 }, (_, n) => execute(query, { n })))
    expect(sent.map(({ operations }) => operations.length)).toEqual([20, 20])
    await vi.advanceTimersByTimeAsync(19)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent.map(({ operations }) => operations.length)).toEqual([20, 20, 5])
    expect(await asked).toEqual(Array.from({ length: 45 }, (_, n) => ({ n })))
  })

  it('is an array even if it has one operation', async () => {
    const asked = transport()(query, { n: 1 })
    await vi.advanceTimersByTimeAsync(20)
    expect(await asked).toEqual({ n: 1 })
    expect(sent[0]?.operations).toHaveLength(1)
  })

  it('that must outlive the page is sent separately', async () => {
    const execute = transport()
    const asked = Promise.all([execute(query, { n: 1 }), execute.keepalive(mutation, { n: 2 })])
    await vi.advanceTimersByTimeAsync(20)
    await asked
    expect(sent.map(({ init, operations }) => [init.keepalive, operations.length])).toEqual([
      [false, 1],
      [true, 1],
    ])
  })
})

describe('a request', () => {
  it('says what it requests and from where', async () => {
    const execute = transport()
    const asked = Promise.all([
      execute(query, { n: 1 }),
      execute(query, { n: 2 }),
      execute(mutation, { n: 3 }),
    ])
    await vi.advanceTimersByTimeAsync(20)
    await asked
    expect(sent[0]).toMatchObject({
      uri: '/_/graphql',
      init: { method: 'POST', credentials: 'same-origin' },
      headers: {
        'content-type': 'application/json',
        'graphql-operation': 'Page,Clap',
        'frontend-app': 'lite/1.2.3',
        'frontend-route': 'ShowPost',
        'frontend-path': '/@ann/story-abc?page=2',
        'x-xsrf-token': 'a=b',
      },
    })
  })

  it('of a visitor without a route has no xsrf token and says so', async () => {
    vi.stubGlobal('document', { cookie: 'theme=dark' })
    const asked = transport('')(query, { n: 1 })
    await vi.advanceTimersByTimeAsync(20)
    await asked
    expect(sent[0]?.headers).toMatchObject({ 'frontend-route': 'unidentified' })
    expect(sent[0]?.headers).not.toHaveProperty('x-xsrf-token')
  })

  it('times out after 15 seconds', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), milliseconds)
      return controller.signal
    })
    answers = [
      ({ init }) =>
        new Promise((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    ]
    let error: unknown
    const asked = outcome(transport()(mutation, { n: 1 })).then((value) => {
      error = value
    })
    await vi.advanceTimersByTimeAsync(20 + 14_999)
    expect(error).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(error).toMatchObject({ name: 'TimeoutError' })
  })
})

describe('a request that fails in transit', () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'))

  it('is retried once after half a second if it was a query', async () => {
    answers = [fail]
    const asked = transport()(query, { n: 1 })
    await vi.advanceTimersByTimeAsync(20 + 499)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toEqual({ n: 1 })
    expect(sent).toHaveLength(2)
  })

  it('is not retried a second time', async () => {
    answers = [fail, fail]
    const asked = outcome(transport()(query, { n: 1 }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toBeInstanceOf(TypeError)
    expect(sent).toHaveLength(2)
  })

  it('is never retried for a mutation, while the queries beside it are', async () => {
    answers = [fail]
    const execute = transport()
    const asked = Promise.all([outcome(execute(mutation, { n: 1 })), outcome(execute(query, { n: 2 }))])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toEqual([expect.any(TypeError), { n: 2 }])
    expect(sent.map(({ operations }) => operations.map(({ operationName }) => operationName))).toEqual([
      ['Clap', 'Page'],
      ['Page'],
    ])
  })

  it.each([500, 502, 503])('with %i is retried', async (status) => {
    answers = [() => new Response('away', { status })]
    const asked = transport()(query, { n: 1 })
    await vi.advanceTimersByTimeAsync(520)
    expect(await asked).toEqual({ n: 1 })
  })

  it.each([400, 403, 413])('with %i isn’t, because the request itself is wrong', async (status) => {
    answers = [() => new Response('{}', { status })]
    const asked = outcome(transport()(query, { n: 1 }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toMatchObject({ name: 'GraphQLRequestError', status })
    expect(sent).toHaveLength(1)
  })

  it('includes one whose response isn’t JSON', async () => {
    answers = [() => new Response('<html>'), () => new Response('<html>')]
    const asked = outcome(transport()(query, { n: 1 }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await asked).toBeInstanceOf(SyntaxError)
    expect(sent).toHaveLength(2)
  })
})

describe('a response', () => {
  const answer = async (body: unknown, count = 1) => {
    answers = [() => Response.json(body)]
    const execute = transport()
    const asked = Promise.all(Array.from({ length: count }, (_, n) => outcome(execute(query, { n }))))
    await vi.advanceTimersByTimeAsync(20)
    return asked
  }

  it('that lacks operations fails those', async () => {
    const [first, second] = await answer([{ data: { n: 0 } }], 2)
    expect(first).toEqual({ n: 0 })
    expect(second).toBeInstanceOf(GraphQLRequestError)
    expect(second).toMatchObject({ message: 'GraphQL gave no answer' })
  })

  it.each([[{ data: { n: 0 } }], [null], ['text']])('that isn’t an array, %j, fails all', async (body) => {
    const outcomes = await answer(body, 2)
    expect(outcomes).toEqual([expect.any(GraphQLRequestError), expect.any(GraphQLRequestError)])
  })

  it('with errors and data yields the data', async () => {
    const errors = [{ message: 'Unexpected error.', path: ['aside'] }]
    expect(await answer([{ data: { story: 1, aside: null }, errors }])).toEqual([{ story: 1, aside: null }])
  })

  it('with only errors fails with their message and code', async () => {
    const errors = [
      { message: 'No document has this id.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    ]
    const [error] = await answer([{ data: null, errors }])
    expect(error).toMatchObject({ message: 'No document has this id.', code: 'PERSISTED_QUERY_NOT_FOUND' })
  })

  it('that fails one operation leaves the others', async () => {
    const outcomes = await answer([{ errors: [{ message: 'No.' }] }, { data: { n: 1 } }], 2)
    expect(outcomes).toEqual([expect.any(GraphQLRequestError), { n: 1 }])
  })
})
