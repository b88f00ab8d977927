import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../schema/rules/hex'
import { identifyCaller } from '../../../worker/graphql/middleware/caller'
import { readBrowser } from '../../../worker/services/identity/browser'
import { createKeys } from '../../../worker/services/identity/keys'
import { xsrfValue } from '../../../worker/services/identity/sessions'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { ADDRESS, ask, codeOf, HELD, handle } from './support/ask'

const TYPENAME = { query: '{ __typename }' }
const MUTATION = { query: 'mutation { unfollowTags(tagSlugs: ["x"]) { __typename } }' }
const session = '__Host-session=secret'

describe('a request from another origin', () => {
  it.each([
    'https://evil.example',
    'http://quire.example',
    'https://quire.example:8443',
    'null',
    'https://quire.example.evil.example',
  ])('(%s) is refused, even with a token', async (origin) => {
    const { status, body } = await ask(TYPENAME, { headers: { origin } })
    expect([status, codeOf(body as never)]).toEqual([403, 'FORBIDDEN'])
    const verify = async () => HELD
    expect((await ask(TYPENAME, { headers: { origin, authorization: 'Bearer t' }, verify })).status).toBe(403)
  })

  it('is refused on the host of a person or publication, whose own origin is accepted', async () => {
    const from = (origin: string) => {
      const headers = { origin, 'content-type': 'application/json' }
      const body = JSON.stringify(TYPENAME)
      return handle(new Request('https://ann.quire.example/_/graphql', { method: 'POST', headers, body }))
    }
    expect((await from('https://ann.quire.example')).status).toBe(200)
    expect((await from('https://quire.example')).status).toBe(403)
  })

  it('is refused as a form', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await handle(
      new Request(ADDRESS, { method: 'POST', headers, body: 'query={__typename}' }),
    )
    expect(response.status).toBe(403)
  })
})

describe('a request with a session', () => {
  const keys = createKeys(AUTH_SECRET)
  const own = async () => xsrfValue({ keys }, await sha256('secret'))
  const headersOf = (cookie: string, token?: string) => ({
    cookie,
    origin: 'https://quire.example',
    ...(token === undefined ? {} : { 'x-xsrf-token': token }),
  })
  const mutate = async (cookie: string, token?: string) => {
    const { status, body } = await ask(MUTATION, { headers: headersOf(cookie, token) })
    return [status, codeOf(body)]
  }
  const FORBIDDEN = [403, 'FORBIDDEN']

  it.each([undefined, '', 'abc'])('needs no xsrf value for queries: %j', async (token) => {
    const { status, body } = await ask(TYPENAME, { headers: headersOf(session, token) })
    expect([status, body]).toEqual([200, { data: { __typename: 'Query' } }])
  })

  it('runs mutations when its header repeats the session’s xsrf value', async () => {
    expect(await mutate(`${session}; xsrf=${await own()}`, await own())).not.toEqual(FORBIDDEN)
    expect(await mutate(`${session}; xsrf=tossed-in`, await own())).not.toEqual(FORBIDDEN)
    expect(await mutate('theme=dark')).not.toEqual(FORBIDDEN)
  })

  it.each([
    [`${session}; xsrf=abc`, undefined],
    [`${session}; xsrf=abc`, 'abd'],
    [`${session}; xsrf=tossed-in`, 'tossed-in'],
    [session, 'abc'],
    [`${session}; xsrf=`, ''],
    [`${session}; xsrf=%`, '%'],
    [`xsrf2=abc; ${session}`, 'abc'],
  ])('runs no mutation with the cookies "%s" and the header %j', async (cookie, token) => {
    expect(await mutate(cookie, token)).toEqual(FORBIDDEN)
  })

  it('runs the queries of a batch and refuses its mutations', async () => {
    const { status, body } = await ask([TYPENAME, MUTATION], { headers: headersOf(session) })
    const [query, refused] = body
    expect([status, query]).toEqual([200, { data: { __typename: 'Query' } }])
    expect(codeOf(refused)).toBe('FORBIDDEN')
  })

  it('is ignored beside a token', async () => {
    const headers = { cookie: session, authorization: 'Bearer t' }
    expect((await ask(TYPENAME, { headers, verify: async () => HELD })).status).toBe(200)
  })
})

describe('a mutation is allowed', () => {
  const identify = (headers: Record<string, string>, isValid = false) => {
    const request = new Request(ADDRESS, { method: 'POST', headers })
    const parts = {
      browser: readBrowser(request, 'https://quire.example'),
      keys: createKeys('x'.repeat(32)),
    }
    return identifyCaller(request, parts, 'production', async () => (isValid ? HELD : 'invalid'))
  }

  it('from our own pages, whose origin the browser sends', async () => {
    expect(await identify({ origin: 'https://quire.example' })).toMatchObject({ mayMutate: true })
  })

  it('from clients with a valid token', async () => {
    expect(await identify({ authorization: 'Bearer t' }, true)).toMatchObject({ mayMutate: true })
  })

  it('from nobody else', async () => {
    expect(await identify({})).toMatchObject({ mayMutate: false, mayWriteDocuments: false })
    await expect(identify({ authorization: 'Bearer t' })).rejects.toMatchObject({
      extensions: { code: 'UNAUTHORIZED' },
    })
    expect(await identify({ authorization: 'Basic t' }, true)).toMatchObject({ mayMutate: false })
  })
})
