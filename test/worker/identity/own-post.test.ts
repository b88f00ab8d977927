import { expect, test } from 'vitest'
import { SESSION_COOKIE, XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { isOwnPost } from '../../../worker/endpoints/identity/own-post'
import { readBrowser } from '../../../worker/services/identity/browser'
import { createKeys } from '../../../worker/services/identity/keys'
import { AUTH_SECRET, ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'

const HERE = new URL('https://quire.example/m/callback/email')
const session = { cookie: `${SESSION_COOKIE}=abc; ${XSRF_COOKIE}=guessed` }

test.each<[Record<string, string>, boolean]>([
  [{ origin: 'https://quire.example' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://aiko.quire.example', 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null' }, false],
  // A program, which has no pages and no session.
  [{}, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  // A form without script.
  [{ ...session, origin: 'https://quire.example' }, true],
  [{ ...session, 'sec-fetch-site': 'same-origin' }, true],
  // A session that nothing vouches for; a cookie that somebody else set doesn’t.
  [session, false],
  [{ ...session, [XSRF_HEADER]: 'guessed' }, false],
  // A token, whose request has no session.
  [{ ...session, authorization: 'Bearer quire_pat_x' }, true],
])('a POST with %j: ours is %s', async (headers, expected) => {
  const request = new Request(HERE, { method: 'POST', headers })
  const parts = { browser: readBrowser(request, ORIGIN), keys: createKeys(AUTH_SECRET) }
  expect(await isOwnPost({ request, url: HERE, parts })).toBe(expected)
})

test('helper addresses ask a session for its xsrf value where nothing says which page sends', async () => {
  const { visit } = await signedIn()
  const { id } = await createStory()
  const xsrf = { [XSRF_HEADER]: visit.cookies().get(XSRF_COOKIE) ?? '' }
  const post = async (path: string, headers: Record<string, string>) =>
    (await visit.send(path, { method: 'POST', headers })).status
  for (const path of [`/_/vote/p/${id}`, `/_/bookmark/p/${id}`, `/p/${id}/state/read`]) {
    expect([path, await post(path, {})]).toEqual([path, 403])
    expect([path, await post(path, { [XSRF_HEADER]: 'guessed' })]).toEqual([path, 403])
    expect([path, await post(path, xsrf)]).toEqual([path, 200])
    expect([path, await post(path, { origin: ORIGIN })]).toEqual([path, 200])
  }
})
