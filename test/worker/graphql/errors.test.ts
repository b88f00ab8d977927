import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ADDRESS, ask, codeOf, HELD, handle, post } from './support/ask'
import { ran, schema } from './support/test-schema'

const production = { schema, environment: 'production', verify: async () => HELD }
const asClient = { ...production, headers: { authorization: 'Bearer t' } }
let lines: string[] = []

beforeEach(() => {
  lines = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('an unexpected error', () => {
  it.each(['broken', 'missing', 'rejected', 'thrownText', 'uncoded'])('is masked: %s', async (field) => {
    const { status, body } = await ask({ query: `query Ask { ${field} }` }, asClient)
    expect(status).toBe(200)
    expect(body.errors?.[0]).toMatchObject({ message: 'Unexpected error.', path: [field] })
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId: 'request-1' })
  })

  it('is logged as one line with the request and the operation', async () => {
    const headers = { ...asClient.headers, 'frontend-route': 'ShowPost' }
    await ask({ query: 'query Ask { ok broken }' }, { ...asClient, headers })
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('\n')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      event: 'graphql.unexpected',
      requestId: 'request-1',
      operationName: 'Ask',
      route: 'ShowPost',
      path: 'broken',
      message: 'no such table: secrets',
      stack: expect.stringContaining('test-schema'),
    })
  })

  it('is logged once, however many fields it affected', async () => {
    const { body } = await ask({ query: '{ brokenList broken }' }, asClient)
    expect(body).toMatchObject({ data: { brokenList: [1, null, null], broken: null } })
    expect(body.errors).toHaveLength(3)
    expect(lines).toHaveLength(1)
  })

  it('doesn’t affect the rest of the response', async () => {
    expect((await ask({ query: '{ ok broken }' }, asClient)).body.data).toEqual({ ok: 1, broken: null })
    expect((await ask({ query: '{ ok missing }' }, asClient)).body.data).toBeNull()
  })

  it('shows its own message only in development', async () => {
    const { body } = await ask({ query: '{ broken }' }, { schema, environment: 'development' })
    expect(body.errors?.[0]).toMatchObject({
      message: 'Unexpected error.',
      extensions: { original: 'no such table: secrets' },
    })
  })

  it('of the endpoint itself is a masked 500', async () => {
    const verify = async () => Promise.reject(new Error('the database is away'))
    const response = await post('{"query":"{ ok }"}', { ...asClient, verify })
    expect(response.status).toBe(500)
    expect(codeOf(await response.json())).toBe('INTERNAL_SERVER_ERROR')
    expect(lines).toHaveLength(1)
  })
})

describe('an error for the sender', () => {
  it('keeps the message and code of the resolver', async () => {
    const { body } = await ask({ query: '{ refused }' }, asClient)
    expect(body.errors?.[0]).toMatchObject({ message: 'Not today.', extensions: { code: 'FORBIDDEN' } })
    expect(lines).toEqual([])
  })

  it('names the invalid variable', async () => {
    const request = { query: 'query ($n: Int) { number(n: $n) }', variables: { n: 'two' } }
    const { body } = await ask(request, asClient)
    expect(codeOf(body)).toBe('BAD_USER_INPUT')
    expect(body.errors?.[0]?.message).toContain('$n')
    expect(body).not.toHaveProperty('data')
  })
})

describe('a mutation', () => {
  const bump = { query: 'mutation Bump { bump }' }

  it('runs for our own pages', async () => {
    expect((await ask(bump, { schema })).body).toEqual({ data: { bump: ran.bumps } })
  })

  it('doesn’t run without an origin or a valid token', async () => {
    const before = ran.bumps
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(bump)
    const response = await handle(new Request(ADDRESS, { method: 'POST', headers, body }), { schema })
    expect([response.status, codeOf(await response.json())]).toEqual([403, 'FORBIDDEN'])
    expect(ran.bumps).toBe(before)
    const withToken = { ...headers, authorization: 'Bearer t' }
    const allowed = await handle(
      new Request(ADDRESS, { method: 'POST', headers: withToken, body }),
      production,
    )
    expect(allowed.status).toBe(200)
    expect(ran.bumps).toBe(before + 1)
  })

  it('doesn’t run as a form', async () => {
    const before = ran.bumps
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('query=mutation{bump}', { schema, headers })).status).toBe(415)
    expect(ran.bumps).toBe(before)
  })

  it('doesn’t run beside a query that hides it', async () => {
    const before = ran.bumps
    const query = 'query A { ok } mutation B { bump }'
    expect((await ask({ query, operationName: 'A' }, { schema })).body).toEqual({ data: { ok: 1 } })
    expect(ran.bumps).toBe(before)
  })
})
