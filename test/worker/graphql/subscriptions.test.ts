import { createSchema } from 'graphql-yoga'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { codeOf, HELD, post, SCOPES } from './support/ask'

/** How often a subscription of `forever` ended. */
let ended = 0

const schema = createSchema({
  typeDefs: `
    ${SCOPES}
    type Query { ok: Int }
    type Subscription {
      count(to: Int!): Int
      forever: Int
      breaks: Int @scope(needs: READ)
      refuses: Int @scope(needs: READ)
      later: Int @scope(needs: READ)
    }
  `,
  resolvers: {
    Subscription: {
      count: {
        async *subscribe(_root: unknown, { to }: { to: number }) {
          for (let n = 1; n <= to; n++) yield { count: n }
        },
      },
      forever: {
        async *subscribe() {
          try {
            for (let n = 1; ; n++) {
              yield { forever: n }
              await new Promise((resolve) => setTimeout(resolve, 5))
            }
          } finally {
            ended += 1
          }
        },
      },
      breaks: {
        async *subscribe() {
          yield { breaks: 1 }
          throw new Error('no such table: secrets')
        },
      },
      refuses: {
        subscribe() {
          throw new Error('no such table: secrets')
        },
      },
      later: {
        async *subscribe() {
          yield { later: 1 }
        },
        resolve() {
          throw new Error('no such table: secrets')
        },
      },
    },
  },
})

const headers = { accept: 'text/event-stream' }
const subscribe = (query: string, options = {}) =>
  post(JSON.stringify({ query }), { schema, headers, ...options })

/** The events of a complete stream. */
async function eventsOf(response: Response): Promise<{ event: string; data: unknown }[]> {
  const text = await response.text()
  return text.split('\n\n').flatMap((block) => {
    const event = /^event: (.*)$/m.exec(block)?.[1]
    const data = /^data: ?(.*)$/m.exec(block)?.[1]
    return event ? [{ event, data: data ? JSON.parse(data) : undefined }] : []
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a subscription', () => {
  it('sends an event for each result, and one at the end', async () => {
    const response = await subscribe('subscription { count(to: 3) }')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await eventsOf(response)).toEqual([
      ...[1, 2, 3].map((count) => ({ event: 'next', data: { data: { count } } })),
      { event: 'complete', data: undefined },
    ])
  })

  it('sends each result as soon as it is available, and ends when the reader leaves', async () => {
    const before = ended
    const reader = (await subscribe('subscription { forever }')).body?.getReader()
    let text = ''
    while (!text.includes('"forever":3')) {
      text += new TextDecoder().decode((await reader?.read())?.value)
    }
    await reader?.cancel()
    await vi.waitFor(() => expect(ended).toBe(before + 1))
  })

  it.each(['breaks', 'refuses', 'later'])('never reveals internal errors: %s', async (field) => {
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
    const options = { environment: 'production', verify: async () => HELD }
    const withToken = { ...options, headers: { ...headers, authorization: 'Bearer t' } }
    const response = await subscribe(`subscription Watch { ${field} }`, withToken)
    const text = JSON.stringify(await eventsOf(response))
    expect(text).toContain('Unexpected error.')
    expect(text).not.toContain('secrets')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ operationName: 'Watch', requestId: 'request-1' })
  })

  it('is refused to clients that don’t accept a stream', async () => {
    const response = await subscribe('subscription { count(to: 1) }', {
      headers: { accept: 'application/json' },
    })
    expect(response.status).toBe(406)
  })

  it('is subject to the limits of every document', async () => {
    const inProduction = await subscribe('subscription { count(to: 1) }', { environment: 'production' })
    const [refused] = await eventsOf(inProduction)
    expect(codeOf(refused?.data as never)).toBe('FORBIDDEN')
    const foreign = { headers: { ...headers, origin: 'https://evil.example' } }
    expect((await subscribe('subscription { count(to: 1) }', foreign)).status).toBe(403)
    const many = `subscription { ${Array.from({ length: 16 }, (_, i) => `a${i}: count(to: 1)`).join(' ')} }`
    const [limited] = await eventsOf(await subscribe(many))
    expect(codeOf(limited?.data as never)).toBe('LIMIT_EXCEEDED')
  })
})
