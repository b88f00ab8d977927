import { describe, expect, it } from 'vitest'
import { identifyCaller } from '../../../worker/graphql/middleware/caller'
import { readBrowser } from '../../../worker/services/identity/browser'
import { createKeys, sha256 } from '../../../worker/services/identity/keys'
import { xsrfValue } from '../../../worker/services/identity/sessions'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { ADDRESS, ask, codeOf, handle } from './support/ask'

const TYPENAME = { query: '{ __typename }' }
const session = '__Host-session=secret'

describe('a request from another origin', () => {
  it.each([
    'https://evil.example',
    'http://quire.example',
    'https://quire.example:8443',
    'null',
    'https://quire.example.evil.example',
  ])('(%s) is refused, with a token too', async (origin) => {
    const { status, body } = await ask(TYPENAME, { headers: { origin } })
    expect([status, codeOf(body as never)]).toEqual([403, 'FORBIDDEN'])
    const isValidToken = async () => true
    expect(
      (await ask(TYPENAME, { headers: { origin, authorization: 'Bearer t' }, isValidToken })).status,
    ).toBe(403)
  })

  it('is refused on a host of a person or publication, whose own origin is not', async () => {
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
  const withCookies = (cookie: string, token?: string) =>
    ask(TYPENAME, { headers: { cookie, ...(token ? { 'x-xsrf-token': token } : {}) } })

  const keys = createKeys(AUTH_SECRET)
  const own = async () => xsrfValue({ keys }, await sha256('secret'))

  it('says in a header what only the session’s own cookie says', async () => {
    expect((await withCookies(`${session}; xsrf=${await own()}`, await own())).status).toBe(200)
  })

  it('needs no cookie beside the session, which somebody else could have set', async () => {
    expect((await withCookies(`${session}; xsrf=tossed-in`, await own())).status).toBe(200)
    expect((await withCookies(`${session}; xsrf=tossed-in`, 'tossed-in')).status).toBe(403)
  })

  it.each([
    [`${session}; xsrf=abc`, undefined],
    [`${session}; xsrf=abc`, 'abd'],
    [session, 'abc'],
    [`${session}; xsrf=`, ''],
    [`${session}; xsrf=%`, '%'],
    [`xsrf2=abc; ${session}`, 'abc'],
  ])('is refused with the cookies "%s" and the header %j', async (cookie, token) => {
    expect((await withCookies(cookie, token)).status).toBe(403)
  })

  it('needs none when it has a token instead, or no session', async () => {
    const headers = { cookie: session, authorization: 'Bearer t' }
    expect((await ask(TYPENAME, { headers })).status).toBe(200)
    expect((await withCookies('theme=dark')).status).toBe(200)
  })
})

describe('a mutation is allowed', () => {
  const identify = (headers: Record<string, string>, isValid = false) => {
    const request = new Request(ADDRESS, { method: 'POST', headers })
    const parts = {
      browser: readBrowser(request, 'https://quire.example'),
      keys: createKeys('x'.repeat(32)),
    }
    return identifyCaller(request, parts, 'production', async () => isValid)
  }

  it('to our own pages, which a browser names as the origin', async () => {
    expect(await identify({ origin: 'https://quire.example' })).toMatchObject({ mayMutate: true })
  })

  it('to those who have a valid token', async () => {
    expect(await identify({ authorization: 'Bearer t' }, true)).toMatchObject({ mayMutate: true })
  })

  it('to nobody else', async () => {
    expect(await identify({})).toMatchObject({ mayMutate: false, mayWriteDocuments: false })
    expect(await identify({ authorization: 'Bearer t' })).toMatchObject({ mayMutate: false })
    expect(await identify({ authorization: 'Basic t' }, true)).toMatchObject({ mayMutate: false })
  })
})
