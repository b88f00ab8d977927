import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { newToken, secretKindOf, TOKEN_REQUESTS } from '../../../schema/rules/access-tokens'
import { newId } from '../../../schema/rules/new-id'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { credentialWording } from '../../../schema/wording/credentials'
import { verifyToken } from '../../../worker/services/access-token/verify-token'
import { actorOf } from '../../../worker/services/policies/actor'
import { can } from '../../../worker/services/policies/can'
import { SITE } from '../../../worker/services/policies/site'
import { endpointContext, ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { begun, firstValue } from '../draft/support'
import { createToken, newProgram, withProgram } from './support'

const WHO = '{ result: viewer { __typename id } }'
const LIST = '{ result: accessTokens { __typename id tokens { id lastUsedAt isExpired } recentUntil } }'
const REVOKE =
  'mutation ($id: ID!) { result: revokeAccessToken(tokenId: $id) { __typename ... on AccessTokens { tokens { id } } ... on UserError { code } } }'
const CREATE_DRAFT =
  'mutation ($id: ID!) { result: createDraft(input: { postId: $id }) { __typename ... on Draft { id } ... on UserError { code } } }'
const DRAFT =
  'query ($id: ID!) { result: draft(postId: $id) { __typename ... on Draft { title } ... on UserError { code } } }'

describe('an access token', () => {
  test('acts for its owner without cookies, origin or xsrf value, with documents of its own', async () => {
    const { user, program } = await withProgram()
    expect(await program.ask(WHO)).toMatchObject({ status: 200, result: { id: user.id } })
    const id = newId()
    expect(await program.ask(CREATE_DRAFT, { id })).toMatchObject({ result: { __typename: 'Draft', id } })
    expect(await firstValue('SELECT creator_id FROM post WHERE id = ?', id)).toBe(user.id)
    expect((await program.ask('{ result: __type(name: "Post") { __typename name } }')).result).toMatchObject({
      name: 'Post',
    })
  })

  test('is told once, and stored as a hash alone', async () => {
    const { token } = await withProgram()
    const secret = token.slice(-48)
    const rows = await env.DB.prepare('SELECT * FROM access_token').all()
    expect(JSON.stringify(rows.results)).not.toContain(secret)
    expect(token).toMatch(/^quire_pat_[0-9a-f]{48}$/)
    expect([await secretKindOf(token), await secretKindOf(await newToken())]).toEqual(['pat', 'pat'])
    const other = token.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    expect(await secretKindOf(other)).toBeUndefined()
  })

  test('counts alone: cookies that come along are ignored', async () => {
    const { user, program } = await withProgram()
    const other = await signedIn()
    const cookies = [...other.visit.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = await program.send({ query: WHO }, { cookie: cookies })
    expect(await sent.json()).toMatchObject({ data: { result: { id: user.id } } })
    const id = newId()
    await program.send({ query: CREATE_DRAFT, variables: { id } }, { cookie: cookies })
    expect(await firstValue('SELECT creator_id FROM post WHERE id = ?', id)).toBe(user.id)
  })

  test('that isn’t valid is refused, even beside a session', async () => {
    const { visit } = await signedIn()
    for (const token of ['nonsense', await newToken()]) {
      const response = await visit.send('/_/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'https://quire.example',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ query: WHO }),
      })
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHORIZED' } }] })
    }
  })

  test('ends when it is revoked, when its time is over, and while its owner’s account is hidden', async () => {
    const { user, visit, program, token } = await withProgram()
    await env.DB.prepare('UPDATE user SET deactivated_at = ? WHERE id = ?').bind(NOON, user.id).run()
    expect(await program.ask(WHO)).toMatchObject({ status: 401 })
    await env.DB.prepare('UPDATE user SET deactivated_at = NULL WHERE id = ?').bind(user.id).run()
    expect(await program.ask(WHO)).toMatchObject({ status: 200 })
    expect(await newProgram(token, { now: NOON + 30 * DAY - 1 }).ask(WHO)).toMatchObject({ status: 200 })
    expect(await newProgram(token, { now: NOON + 30 * DAY }).ask(WHO)).toMatchObject({ status: 401 })
    const id = await firstValue('SELECT id FROM access_token WHERE user_id = ?', user.id)
    const stranger = await signedIn()
    expect((await stranger.visit.ask(REVOKE, { id })).data?.result).toMatchObject({ code: 'NOT_FOUND' })
    expect((await visit.ask(REVOKE, { id })).data?.result).toMatchObject({ tokens: [] })
    expect(await program.ask(WHO)).toMatchObject({ status: 401 })
  })

  test('is refused while its owner is suspended, and works again afterwards', async () => {
    const { user, visit, program } = await withProgram()
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(user.id).run()
    expect(await program.ask(WHO)).toMatchObject({ status: 401 })
    expect(await createToken(visit)).toMatchObject({
      code: 'FORBIDDEN',
      message: credentialWording.suspended,
    })
    await env.DB.prepare('UPDATE user SET is_suspended = 0 WHERE id = ?').bind(user.id).run()
    expect(await program.ask(WHO)).toMatchObject({ status: 200 })
  })

  test('opens no page, and works on the main host alone', async () => {
    const { program, token } = await withProgram()
    const page = await program.visit.get('/me/stories/drafts', { authorization: `Bearer ${token}` })
    expect([page.status, page.headers.get('location')]).toEqual([302, expect.stringContaining('/m/signin')])
    expect((await program.send({ query: WHO }, {}, 'https://ann.quire.example')).status).not.toBe(200)
  })

  test('is limited in its requests, and tells its owner when it was last used, to the hour', async () => {
    const { visit, program, token } = await withProgram()
    for (let i = 0; i < TOKEN_REQUESTS.most; i += 50)
      await Promise.all(Array.from({ length: 50 }, () => program.ask(WHO)))
    const refused = await program.send({ query: WHO })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300'])
    const also = await program.visit.get('/v1/me', { authorization: `Bearer ${token}` })
    expect([also.status, also.headers.get('retry-after')]).toEqual([429, '300'])
    expect(await also.json()).toMatchObject({ errors: [{ name: 'RATE_LIMITED' }] })
    expect((await visit.ask(LIST)).data?.result).toMatchObject({ tokens: [{ lastUsedAt: NOON }] })
    for (const [now, seen] of [
      [NOON + HOUR - 1, NOON],
      [NOON + HOUR, NOON + HOUR],
    ] as const) {
      await newProgram(token, { now }).ask(WHO)
      expect((await visit.ask(LIST)).data?.result).toMatchObject({ tokens: [{ lastUsedAt: seen }] })
    }
  })
})

describe('making a token', () => {
  test('needs a recent sign-in and one’s own session', async () => {
    const { user, visit } = await signedIn()
    await visit.signIn(user.id, { authenticatedAt: NOON - 15 * MINUTE })
    expect(await createToken(visit)).toMatchObject({ __typename: 'Forbidden', code: 'SIGN_IN_AGAIN' })
    expect(await createToken(newVisit())).toMatchObject({ code: 'UNAUTHORIZED' })
    expect((await newVisit().ask(LIST)).data?.result).toBeNull()
    expect(await firstValue('SELECT count(*) FROM access_token WHERE user_id = ?', user.id)).toBe(0)
  })

  test('is no business of tokens', async () => {
    const { program } = await withProgram({ scopes: ['READ', 'WRITE', 'PUBLISH', 'PUBLICATIONS'] })
    expect(await program.ask(LIST)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await program.ask(REVOKE, { id: 'x' })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ days: 31 }, 'days'],
  ])('is refused with %j', async (input, field) => {
    const { visit } = await signedIn()
    expect(await createToken(visit, input)).toMatchObject({ code: 'BAD_REQUEST', field })
  })

  test('is possible 20 times', async () => {
    const { visit } = await signedIn()
    for (let i = 0; i < 20; i++) expect(await createToken(visit)).toMatchObject({ token: expect.any(String) })
    expect(await createToken(visit)).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('the rights of a token', () => {
  test('are its owner’s at most: others’ drafts don’t exist', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const { program } = await withProgram()
    expect((await program.ask(DRAFT, { id: postId })).result).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('of staff are those of anybody', async () => {
    const { user, program } = await withProgram()
    await env.DB.prepare('UPDATE user SET is_staff = 1 WHERE id = ?').bind(user.id).run()
    expect(await program.ask('{ result: internalStatus { __typename } }')).toMatchObject({ status: 403 })
  })

  test('end where fields are for our own pages alone, in whatever fragment they are', async () => {
    const { program } = await withProgram()
    for (const query of [
      '{ result: viewer { __typename signOutToken } }',
      '{ result: viewer { __typename ...A } } fragment A on Viewer { ... { alias: unverifiedEmail } }',
      '{ result: viewer { __typename viewerEdge { id } ... on Viewer { isStaff @skip(if: true) } } }',
    ])
      expect(await program.ask(query), query).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await program.ask('{ result: viewer { __typename username } }')).toMatchObject({ status: 200 })
  })

  test('are those of no staff, whatever asks the policies', async () => {
    const { user, token } = await withProgram()
    await env.DB.prepare('UPDATE user SET is_staff = 1 WHERE id = ?').bind(user.id).run()
    const held = await verifyToken(endpointContext('/v1/me').parts, token)
    if (typeof held === 'string') throw new Error(held)
    expect(can(actorOf(held.session, ORIGIN), 'moderate', SITE)).toBe(false)
  })
})

test('a token that expired a month ago is swept away', async () => {
  const { user } = await withProgram()
  const count = () => firstValue('SELECT count(*) FROM access_token WHERE user_id = ?', user.id)
  await cronJob('sweep-tables', NOON + 60 * DAY - 1)
  expect(await count()).toBe(1)
  await cronJob('sweep-tables', NOON + 60 * DAY)
  expect(await count()).toBe(0)
})
