import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import { newToken } from '../../../schema/rules/access-tokens'
import { DAY } from '../../../schema/rules/time-units'
import { follow } from '../../../schema/tables/follow'
import { createCollection } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { withProgram } from './support'

const visit = newVisit({ env: { ENVIRONMENT: 'production' } })
let someone: Awaited<ReturnType<typeof withProgram>>

beforeAll(async () => {
  someone = await withProgram({ scopes: ['READ'] })
})

interface Body {
  data?: unknown
  next?: string | null
  errors?: { code: number; name: string; field?: string; message: string }[]
}

/** What a program is answered at an address. */
async function answered(path: string, token: string | undefined = someone.token, init: RequestInit = {}) {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...init.headers }
  const response = await visit.send(path, { ...init, headers })
  const text = await response.text()
  const body = (text ? JSON.parse(text) : {}) as Body
  return { status: response.status, headers: response.headers, body, code: body.errors?.[0]?.name }
}

const ofUser = (id: string) => `/v1/users/${id}/publications`
const ofPublication = (id: string) => `/v1/publications/${id}/contributors`

async function followed(userId: string, targetId: string): Promise<void> {
  const row = { userId, kind: 'collection' as const, targetId, createdAt: NOON, viewedAt: NOON }
  await drizzle(env.DB).insert(follow).values(row)
}

describe('/v1/me', () => {
  test('tells whom the token belongs to', async () => {
    const { id, username, name } = someone.user
    const { status, body, headers } = await answered('/v1/me')
    expect([status, body]).toEqual([
      200,
      { data: { id, username, name, url: `${ORIGIN}/@${username}`, imageUrl: null } },
    ])
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('has the address of the person’s picture', async () => {
    const imageId = 'ab'.repeat(12)
    const { token, user } = await withProgram()
    await env.DB.prepare('UPDATE user SET image_id = ? WHERE id = ?').bind(imageId, user.id).run()
    const { data } = (await answered('/v1/me', token)).body as { data: { imageUrl: string } }
    expect(data.imageUrl).toMatch(new RegExp(`^${ORIGIN}/_/image/.+/${imageId}$`))
  })

  test('of HEAD is the same without a body', async () => {
    const { status, headers, body } = await answered('/v1/me', someone.token, { method: 'HEAD' })
    expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json', {}])
  })
})

describe('a person’s publications', () => {
  test('are those that they run, write in and follow, each once', async () => {
    const { user, token } = await withProgram()
    const [owned, written, liked, removed, other] = await Promise.all([
      createCollection({ name: 'Owned', tagline: 'A line', slug: 'owned-x' }),
      createCollection({ name: 'Written', description: 'At length' }),
      createCollection({ name: 'Liked' }),
      createCollection({ isRemoved: true }),
      createCollection({ name: 'Nothing to do with it' }),
    ])
    await createRoles(owned.id, { [user.id]: 'OWNER' })
    await createRoles(written.id, { [user.id]: 'WRITER' })
    await createRoles(removed.id, { [user.id]: 'OWNER' })
    await followed(user.id, owned.id)
    await followed(user.id, liked.id)
    await createRoles(other.id, { [(await createUser()).id]: 'OWNER' })
    const { status, body } = await answered(ofUser(user.id), token)
    expect([status, body.next]).toEqual([200, null])
    expect(body.data).toEqual(
      [
        { id: owned.id, name: 'Owned', description: 'A line', url: `${ORIGIN}/owned-x`, role: 'owner' },
        {
          id: written.id,
          name: 'Written',
          description: 'At length',
          url: `${ORIGIN}/${written.slug}`,
          role: 'writer',
        },
        { id: liked.id, name: 'Liked', description: '', url: `${ORIGIN}/${liked.slug}`, role: null },
      ]
        .map((one) => ({ ...one, imageUrl: null }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    )
  })

  test('are told to their owner alone', async () => {
    const other = await createUser()
    for (const id of [other.id, 'nobody', 'x'.repeat(500)])
      expect(await answered(ofUser(id))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('come in pages of 50', async () => {
    const { user, token } = await withProgram()
    const made: string[] = []
    for (let i = 0; i < 51; i++) {
      const { id } = await createCollection()
      await followed(user.id, id)
      made.push(id)
    }
    const first = await answered(ofUser(user.id), token)
    const { next } = first.body
    expect([(first.body.data as unknown[]).length, first.headers.get('link')]).toEqual([
      50,
      `<${ORIGIN}${ofUser(user.id)}?after=${next}>; rel="next"`,
    ])
    const second = await answered(`${ofUser(user.id)}?after=${next}`, token)
    expect([second.body.next, second.headers.get('link')]).toEqual([null, null])
    const ids = [first, second].flatMap(({ body }) => (body.data as { id: string }[]).map(({ id }) => id))
    expect(ids).toEqual([...made].sort())
  })

  test('are refused with a place that no page had', async () => {
    const refused = await answered(`${ofUser(someone.user.id)}?after=!`)
    expect(refused).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      body: { errors: [{ field: 'after' }] },
    })
  })
})

describe('a publication’s contributors', () => {
  test('are its people with their roles', async () => {
    const { id } = await createCollection()
    const [owner, editor, writer, left] = await Promise.all([
      createUser(),
      createUser(),
      createUser(),
      createUser({ deactivatedAt: NOON }),
    ])
    await createRoles(id, {
      [owner.id]: 'OWNER',
      [editor.id]: 'EDITOR',
      [writer.id]: 'WRITER',
      [left.id]: 'EDITOR',
    })
    const { status, body } = await answered(ofPublication(id))
    const roles = { [owner.id]: 'owner', [editor.id]: 'editor', [writer.id]: 'writer' }
    expect([status, body]).toEqual([
      200,
      {
        data: Object.keys(roles)
          .sort()
          .map((userId) => ({ publicationId: id, userId, role: roles[userId] })),
        next: null,
      },
    ])
  })

  test('of none that is shown are a 404', async () => {
    const { id } = await createCollection({ isRemoved: true })
    for (const each of [id, 'nothing'])
      expect(await answered(ofPublication(each))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('every one of these addresses', () => {
  const paths = () => ['/v1/me', ofUser(someone.user.id), ofPublication('x')]

  test('is refused without a token, whatever cookies come along', async () => {
    const { visit: signed } = someone
    for (const path of paths()) {
      const response = await signed.get(path)
      expect([response.status, response.headers.get('www-authenticate')], path).toEqual([401, 'Bearer'])
      expect(await response.json()).toMatchObject({ errors: [{ name: 'UNAUTHORIZED', code: 401 }] })
    }
  })

  test('is refused with a token that isn’t valid, or not any more', async () => {
    const { visit: owner, token, user } = await withProgram()
    for (const path of paths())
      for (const wrong of ['nonsense', await newToken()]) {
        const { status, code, headers } = await answered(path, wrong)
        expect([status, code, headers.get('www-authenticate')]).toEqual([
          401,
          'UNAUTHORIZED',
          'Bearer error="invalid_token"',
        ])
      }
    visit.now = NOON + 30 * DAY
    expect(await answered('/v1/me', token)).toMatchObject({ status: 401 })
    visit.now = NOON
    expect(await answered('/v1/me', token)).toMatchObject({ status: 200 })
    const { id } = (await env.DB.prepare('SELECT id FROM access_token WHERE user_id = ?')
      .bind(user.id)
      .first<{ id: string }>()) ?? { id: '' }
    await owner.ask('mutation ($id: ID!) { revokeAccessToken(tokenId: $id) { __typename } }', { id })
    expect(await answered('/v1/me', token)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  })

  test('needs the scope that reads', async () => {
    const { token } = await withProgram({ scopes: ['PUBLISH'] })
    for (const path of paths()) {
      const { status, code, headers } = await answered(path, token)
      expect([status, code, headers.get('www-authenticate')]).toEqual([
        403,
        'FORBIDDEN',
        'Bearer error="insufficient_scope", scope="read"',
      ])
    }
  })

  test('is refused with another method, in JSON too', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, code, headers } = await answered('/v1/me', someone.token, { method })
      expect([status, code, headers.get('allow')], method).toEqual([405, 'BAD_REQUEST', 'GET, HEAD'])
    }
  })

  test('exists on the main host alone', async () => {
    const { username } = someone.user
    const response = await visit.get(`https://${username}.quire.example/v1/me`, {
      authorization: `Bearer ${someone.token}`,
    })
    expect(response.status).not.toBe(200)
  })
})
