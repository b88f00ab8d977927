import { describe, expect, it } from 'vitest'
import { createUser } from '../../factories/user'
import { ADDRESS, ask, codeOf, handle, post } from './support/ask'

const TYPENAME = { query: '{ __typename }' }
const USER = 'query Someone($id: ID) { user(id: $id) { id name viewerEdge { id } } }'

/** Ids of new people. */
const ids = (count: number) => Promise.all(Array.from({ length: count }, async () => (await createUser()).id))

describe('a request', () => {
  it('with one operation is answered with an object', async () => {
    const { status, body, headers } = await ask(TYPENAME)
    expect([status, body]).toEqual([200, { data: { __typename: 'Query' } }])
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('that accepts the newer media type gets it, and a meaningful status', async () => {
    const headers = { accept: 'application/graphql-response+json, application/json;q=0.9' }
    const good = await ask(TYPENAME, { headers })
    expect(good.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
    expect(good.status).toBe(200)
    expect((await ask({ query: '{ nothing' }, { headers })).status).toBe(400)
    expect((await ask({ query: '{ nothing' })).status).toBe(200)
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
    'by %s is refused with the allowed method',
    async (method) => {
      const response = await handle(new Request(`${ADDRESS}?query={__typename}`, { method }))
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    },
  )

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/graphql',
    'application/json; charset=utf-16',
    'application/jsonp',
    '',
  ])('of the media type "%s" is refused', async (type) => {
    const response = await post(JSON.stringify(TYPENAME), { headers: { 'content-type': type } })
    expect(response.status).toBe(415)
  })

  it.each(['application/json', 'application/graphql+json', 'Application/JSON; charset="UTF-8"'])(
    'of the media type %s is read',
    async (type) => {
      expect((await post(JSON.stringify(TYPENAME), { headers: { 'content-type': type } })).status).toBe(200)
    },
  )

  it.each(['', '{', 'null', '1', '"text"', '{"query":1}', '{"query":"{a}","variables":[]}'])(
    'whose body is %j is a 400',
    async (text) => {
      const response = await post(text)
      expect(response.status).toBe(400)
      expect(codeOf(await response.json())).toBe('BAD_REQUEST')
    },
  )

  it('that isn’t UTF-8 is a 400', async () => {
    expect((await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).status).toBe(400)
  })

  it('of more than 256 kB is refused, whatever length it states', async () => {
    const large = JSON.stringify({ ...TYPENAME, variables: { text: 'x'.repeat(256 * 1024) } })
    expect((await post(large)).status).toBe(413)
    const told = new Request(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '10' },
      body: new Blob([large]).stream(),
    })
    expect((await handle(told)).status).toBe(413)
  })

  it('of just under 256 kB is accepted', async () => {
    const body = { ...TYPENAME, variables: { text: 'é'.repeat(127 * 1024) } }
    expect((await ask(body)).status).toBe(200)
  })
})

describe('a batch', () => {
  it('is answered in order', async () => {
    const [first, second] = await ids(2)
    const { body } = await ask([
      { query: USER, variables: { id: second } },
      TYPENAME,
      { query: USER, variables: { id: first } },
    ])
    expect(body.map(({ data }) => (data?.user as { id: string } | undefined)?.id)).toEqual([
      second,
      undefined,
      first,
    ])
  })

  it('of one is answered with an array of one', async () => {
    expect((await ask([TYPENAME])).body).toEqual([{ data: { __typename: 'Query' } }])
  })

  it('of 20 reads the database once, and reports it', async () => {
    const wanted = await ids(20)
    const { status, body, headers } = await ask(wanted.map((id) => ({ query: USER, variables: { id } })))
    expect(status).toBe(200)
    expect(body.map(({ data }) => (data?.user as { id: string } | undefined)?.id)).toEqual(wanted)
    expect(headers.get('server-timing')).toMatch(
      /^d1;dur=[\d.]+;desc="1 round trips, 1 statements, \d+ rows read"$/,
    )
  })

  it('of none or of 21 is a 400', async () => {
    expect((await ask([])).status).toBe(400)
    expect((await ask(Array.from({ length: 21 }, () => TYPENAME))).status).toBe(400)
  })

  it('confines a failure to its operation', async () => {
    const { status, body } = await ask([
      TYPENAME,
      { query: '{ unknown }' },
      { documentId: 'ffffffffffffffff' },
      7 as unknown as object,
      { query: USER, variables: { id: { not: 'an id' } } },
      TYPENAME,
    ])
    expect(status).toBe(200)
    expect(body.map(codeOf)).toEqual([
      undefined,
      'GRAPHQL_VALIDATION_FAILED',
      'PERSISTED_QUERY_NOT_FOUND',
      'BAD_REQUEST',
      'BAD_USER_INPUT',
      undefined,
    ])
  })
})
