import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { SESSION_LIFETIME } from '../../../schema/rules/identity'
import { DAY } from '../../../schema/rules/time-units'
import { session } from '../../../schema/tables/session'
import { createKeys } from '../../../worker/services/identity/keys'
import { signOutValue } from '../../../worker/services/identity/sessions'
import { AUTH_SECRET, ORIGIN } from '../../factories/endpoint-context'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const VIEWER = '{ viewer { id username } }'
const stored = () => drizzle(env.DB).select().from(session)
const isSignedIn = async (visit: ReturnType<typeof newVisit>) =>
  (await visit.ask(VIEWER)).data?.viewer !== null

describe('a session', () => {
  test('signs its requests in', async () => {
    const user = await createUser()
    const visit = newVisit()
    expect((await visit.ask(VIEWER)).data).toEqual({ viewer: null })
    await visit.signIn(user.id)
    expect((await visit.ask(VIEWER)).data).toEqual({ viewer: { id: user.id, username: user.username } })
  })

  test('lasts 90 days from the last visit, which is recorded once an hour', async () => {
    const user = await createUser()
    const visit = newVisit()
    const hash = await visit.signIn(user.id)
    const lastSeen = async () => (await stored()).find((row) => row.hash === hash)?.lastSeenAt
    const start = visit.now
    visit.now += 30 * 60 * 1000
    await visit.ask(VIEWER)
    expect(await lastSeen()).toBe(start)
    visit.now = start + 80 * DAY
    expect(await isSignedIn(visit)).toBe(true)
    expect(await lastSeen()).toBe(visit.now)
    visit.now += SESSION_LIFETIME - 1
    expect(await isSignedIn(visit)).toBe(true)
    visit.now += SESSION_LIFETIME
    expect(await isSignedIn(visit)).toBe(false)
  })

  test('with an invalid cookie counts as a visitor, and its cookies are cleared', async () => {
    for (const value of ['x', 'A'.repeat(43), `${'A'.repeat(42)}=`, '']) {
      const visit = newVisit()
      visit.cookies().set('__Host-session', value)
      const response = await visit.get('/explore-topics')
      expect(response.status).toBe(200)
      expect(response.headers.get('x-cache-eligibility')).toBe('disabled; reason=signed-in')
      expect(await response.text()).not.toContain('Sign out')
    }
    const visit = newVisit()
    visit.cookies().set('__Host-session', 'A'.repeat(43))
    const user = await createUser()
    const { id } = await createStory({ creatorId: user.id })
    await visit.follow(`/p/${id}`)
    expect(visit.cookies().has('__Host-session')).toBe(false)
  })

  test('is valid only on its own host', async () => {
    const user = await createUser()
    const visit = newVisit()
    await visit.signIn(user.id, { host: 'elsewhere.example' })
    expect(await isSignedIn(visit)).toBe(false)
  })

  test('of a deactivated person is invalid', async () => {
    const user = await createUser({ deactivatedAt: 1 })
    const visit = newVisit()
    await visit.signIn(user.id)
    expect(await isSignedIn(visit)).toBe(false)
  })
})

describe('a page for signed-in people', () => {
  test('sends a visitor to sign in, and back', async () => {
    const response = await newVisit().get('/me/settings')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `${ORIGIN}/m/signin?redirectUrl=%2Fme%2Fsettings`,
    ])
  })

  test('sends people with an expired session to sign in too', async () => {
    const visit = newVisit()
    visit.cookies().set('__Host-session', 'A'.repeat(43))
    expect((await visit.get('/me/settings')).status).toBe(302)
  })
})

describe('signing out', () => {
  const keys = createKeys(AUTH_SECRET)
  const address = async (hash: string) => `/m/signout/${await signOutValue({ keys }, hash)}`

  test('ends the session with its own value, and clears the cookies', async () => {
    const user = await createUser()
    const visit = newVisit()
    const hash = await visit.signIn(user.id)
    const response = await visit.get(await address(hash))
    expect([response.status, response.headers.get('location')]).toEqual([303, `${ORIGIN}/`])
    expect(visit.cookies().size).toBe(0)
    expect((await stored()).some((row) => row.hash === hash)).toBe(false)
  })

  test('is refused with any other value, even the xsrf one, and the session stays', async () => {
    const user = await createUser()
    const visit = newVisit()
    const hash = await visit.signIn(user.id)
    const xsrf = visit.cookies().get('xsrf') ?? ''
    const other = await address('0'.repeat(64))
    for (const path of ['/m/signout/x', `/m/signout/${xsrf}`, other]) {
      expect((await visit.get(path)).status).toBe(403)
      expect((await visit.send(path, { method: 'POST' })).status).toBe(403)
    }
    expect((await stored()).some((row) => row.hash === hash)).toBe(true)
    expect(await isSignedIn(visit)).toBe(true)
  })

  test('isn’t done by a HEAD request', async () => {
    const user = await createUser()
    const visit = newVisit()
    const hash = await visit.signIn(user.id)
    expect((await visit.send(await address(hash), { method: 'HEAD' })).status).toBe(200)
    expect(await isSignedIn(visit)).toBe(true)
  })
})

describe('a signed-out reader', () => {
  test('gets a response without a look at the session', async () => {
    const user = await createUser()
    const { id } = await createStory({ creatorId: user.id })
    const asked: string[] = []
    const DB = new Proxy(env.DB, {
      get: (target, key) =>
        key === 'withSession'
          ? (constraint: string) => {
              asked.push(constraint)
              return target.withSession(constraint as D1SessionConstraint)
            }
          : Reflect.get(target, key),
    })
    const visit = newVisit({ env: { DB } })
    await visit.ask(`{ post(id: "${id}") { title viewerEdge: creator { viewerEdge { isUser } } } }`)
    expect(asked).toEqual(['first-unconstrained'])
  })
})
