import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { externalIdentity } from '../../../schema/tables/credential'
import { ORIGIN } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import {
  begin,
  comeBack,
  goAndComeBack,
  goThere,
  providerVisit,
  START,
  viewerOf,
} from './support/at-provider'

const SETTINGS = `${ORIGIN}/me/settings/security`
const SIGN_IN = `${ORIGIN}/m/signin?redirectUrl=%2Fme%2Fsettings%2Fsecurity`
const connect = { operation: 'connect' }
const connected = (userId: string) =>
  drizzle(env.DB)
    .select()
    .from(externalIdentity)
    .then((rows) => rows.filter((row) => row.userId === userId).map(({ provider, name }) => [provider, name]))

/** A signed-in person who has just proven their identity. */
async function signedIn(given: Parameters<typeof createUser>[0] = {}, more: Partial<Env> = {}) {
  const person = await createUser({ email: `${Math.random()}@people.example`, emailVerifiedAt: 1, ...given })
  const visit = providerVisit({ env: more })
  await visit.signIn(person.id)
  return { visit, id: person.id }
}

describe('an external account', () => {
  test('is connected by a signed-in person, and signs them in from then on', async () => {
    for (const provider of ['google', 'apple', 'facebook', 'twitter'] as const) {
      const { visit, id } = await signedIn()
      const login = `link-${provider}`
      expect(await goAndComeBack(visit, provider, login, connect)).toBe(SETTINGS)
      const name = provider === 'twitter' ? login : expect.any(String)
      if (provider === 'apple') expect(await connected(id)).toEqual([['apple', 'Ada Example']])
      else expect(await connected(id)).toEqual([[provider, name]])
      const elsewhere = providerVisit()
      expect(await goAndComeBack(elsewhere, provider, login)).toBe(`${ORIGIN}/`)
      expect((await viewerOf(elsewhere))?.id).toBe(id)
    }
  })

  test('is connected, whatever its address', async () => {
    await createUser({ email: 'other@people.example', emailVerifiedAt: 1 })
    const { visit, id } = await signedIn()
    expect(await goAndComeBack(visit, 'google', 'other', connect)).toBe(SETTINGS)
    expect(await connected(id)).toEqual([['google', 'Other Example']])
  })

  test('that signs in somebody else is ACCOUNT_TAKEN', async () => {
    await goAndComeBack(providerVisit(), 'google', 'theirs', { operation: 'register' })
    const { visit, id } = await signedIn()
    expect(await goAndComeBack(visit, 'google', 'theirs', connect)).toBe(`${SETTINGS}?error=ACCOUNT_TAKEN`)
    expect(await connected(id)).toEqual([])
  })

  test('is ALREADY_CONNECTED when it or another one of that provider is connected', async () => {
    const { visit, id } = await signedIn()
    await goAndComeBack(visit, 'google', 'first', connect)
    for (const login of ['first', 'second']) {
      expect(await goAndComeBack(visit, 'google', login, connect)).toBe(`${SETTINGS}?error=ALREADY_CONNECTED`)
    }
    expect(await connected(id)).toEqual([['google', 'First Example']])
  })

  test('of a members’ provider is NON_MEMBER for everybody else', async () => {
    const more = { MEMBERS_ONLY_PROVIDERS: 'apple, twitter' }
    const reader = await signedIn({}, more)
    expect(await begin(reader.visit, 'twitter', connect)).toBe(`${SETTINGS}?error=NON_MEMBER`)
    expect(await goAndComeBack(reader.visit, 'google', 'reader', connect)).toBe(SETTINGS)
    const member = await signedIn({ membershipTier: 'member' }, more)
    expect(await goAndComeBack(member.visit, 'twitter', 'member', connect)).toBe(SETTINGS)
    // Signing up with it needs no membership.
    expect(
      await goAndComeBack(providerVisit({ env: more }), 'twitter', 'newcomer', { operation: 'register' }),
    ).toBe(`${ORIGIN}/get-started/name`)
  })

  test('is UNKNOWN when the provider fails or isn’t configured; declining causes no message', async () => {
    const { visit, id } = await signedIn()
    const unknown = `${SETTINGS}?error=UNKNOWN`
    expect(await goAndComeBack(visit, 'google', 'liar fault=wrong-nonce', connect)).toBe(unknown)
    const off = await signedIn({}, { GOOGLE_CLIENT_ID: '' })
    expect(await begin(off.visit, 'google', connect)).toBe(unknown)
    expect(await goAndComeBack(visit, 'google', null, connect)).toBe(SETTINGS)
    expect(await connected(id)).toEqual([])
  })

  test('is connected once by two concurrent requests', async () => {
    const { visit, id } = await signedIn()
    const ways = [
      await goThere(await begin(visit, 'google', connect), 'left'),
      await goThere(await begin(visit, 'google', connect), 'right'),
    ]
    const places = await Promise.all(ways.map((way) => comeBack(visit, way)))
    expect(places.sort()).toEqual([SETTINGS, `${SETTINGS}?error=ALREADY_CONNECTED`])
    expect(await connected(id)).toHaveLength(1)
  })
})

describe('connecting', () => {
  test('needs a recent sign-in', async () => {
    expect(await begin(providerVisit(), 'google', connect)).toBe(SIGN_IN)
    const direct = await providerVisit().get(`${START.google}?operation=connect`)
    expect(direct.headers.get('location')).toBe(SIGN_IN)
    const { visit, id } = await signedIn()
    const way = await goThere(await begin(visit, 'google', connect), 'slow')
    visit.now += 16 * 60 * 1000
    expect(await begin(visit, 'google', connect)).toBe(SIGN_IN)
    visit.now -= 7 * 60 * 1000
    expect(await comeBack(visit, way)).toBe(SETTINGS)
    expect(await connected(id)).toHaveLength(1)
  })

  test('isn’t available to staff who are acting as somebody else', async () => {
    const person = await createUser()
    const staff = await createUser({ isStaff: true as never })
    const visit = providerVisit()
    await visit.signIn(staff.id, { actsAsUserId: person.id })
    expect(await begin(visit, 'google', connect)).toBe(`${SETTINGS}?error=UNKNOWN`)
  })

  test('can’t be started by another site’s page without a token of this browser', async () => {
    const { visit } = await signedIn()
    const go = async (headers: Record<string, string>, token?: string) => {
      const query = new URLSearchParams({ ...connect, ...(token ? { token } : {}) })
      const response = await visit.get(`${START.google}?${query}`, headers)
      return response.headers.get('location') ?? ''
    }
    const unknown = `${SETTINGS}?error=UNKNOWN`
    expect(await go({})).toBe(unknown)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await go({ 'sec-fetch-site': site })).toBe(unknown)
    const token = String((await visit.ask('{ accountToken }')).data?.accountToken)
    expect(await go({}, token)).toContain('/auth?')
    expect(await go({ 'sec-fetch-site': 'same-origin' }, `${token}x`)).toBe(unknown)
  })

  test('ends with the account for which it was started', async () => {
    const { visit, id } = await signedIn()
    const way = await goThere(await begin(visit, 'google', connect), 'switched')
    const other = await createUser()
    await visit.signIn(other.id)
    expect(await comeBack(visit, way)).toBe(`${SETTINGS}?error=UNKNOWN`)
    expect([await connected(id), await connected(other.id)]).toEqual([[], []])
  })
})
