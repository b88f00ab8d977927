import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { externalIdentity } from '../../../schema/tables/credential'
import { user } from '../../../schema/tables/user'
import { openProvider } from '../../../worker/platform/identity-providers/open-provider'
import { providerFetch } from '../../../worker/platform/identity-providers/provider-fetch'
import { ORIGIN } from '../../factories/endpoint-context'
import { begin, comeBack, goAndComeBack, goThere, providerVisit, viewerOf } from './support/at-provider'

const register = { operation: 'register' }
const FAILED = `${ORIGIN}/m/signin?operation=register&error=PROVIDER_FAILED`
const counts = async () => {
  const db = drizzle(env.DB)
  return [(await db.select().from(user)).length, (await db.select().from(externalIdentity)).length]
}
const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const logged = (spy: ReturnType<typeof silent>) => spy.mock.calls.map(([line]) => JSON.parse(String(line)))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a provider’s token', () => {
  test.each([
    'wrong-issuer',
    'wrong-audience',
    'wrong-party',
    'wrong-nonce',
    'no-nonce',
    'no-subject',
    'expired',
    'wrong-hash',
    'bad-signature',
    'alg-none',
    'alg-hs256',
  ])('that is invalid signs nobody in and creates no account: %s', async (fault) => {
    const errors = silent()
    const before = await counts()
    for (const provider of ['google', 'apple'] as const) {
      const visit = providerVisit()
      expect(await goAndComeBack(visit, provider, `liar fault=${fault}`, register)).toBe(FAILED)
      expect(await viewerOf(visit)).toBeNull()
    }
    expect(await counts()).toEqual(before)
    expect(logged(errors)).toMatchObject([
      { event: 'provider-failed', provider: 'google', reason: 'invalid' },
      { event: 'provider-failed', provider: 'apple', reason: 'invalid' },
    ])
  })

  test('may be signed by a key that was published since the keys were last fetched', async () => {
    silent()
    const login = 'rotated fault=next-key'
    const { GOOGLE_ISSUER } = inject('providers').vars
    // The keys are known by now, and don't hold the next one.
    await goAndComeBack(providerVisit(), 'google', 'before', register)
    expect(await goAndComeBack(providerVisit(), 'google', login, register)).toBe(FAILED)
    await fetch(`${GOOGLE_ISSUER}/_publish`)
    const later = Date.now() + 11_000
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    expect(await goAndComeBack(providerVisit(), 'google', login, register)).toBe(`${ORIGIN}/get-started/name`)
  })
})

describe('a code', () => {
  test('of another browser’s visit is useless: PKCE', async () => {
    silent()
    const [visit, thief] = [providerVisit(), providerVisit()]
    const way = await goThere(await begin(visit, 'google', register), 'owner')
    const own = await goThere(await begin(thief, 'google', register), 'thief')
    const stolen = new URL(own.url)
    stolen.searchParams.set('code', new URL(way.url).searchParams.get('code') ?? '')
    expect(await comeBack(thief, { url: stolen.href })).toBe(FAILED)
    expect(await viewerOf(thief)).toBeNull()
  })

  test('that is invalid, or has another issuer’s name, is refused', async () => {
    silent()
    for (const [name, value] of [
      ['code', 'x'],
      ['iss', 'https://elsewhere.example'],
    ] as const) {
      const visit = providerVisit()
      const url = new URL((await goThere(await begin(visit, 'google', register), 'odd')).url)
      url.searchParams.set(name, value)
      expect(await comeBack(visit, { url: url.href })).toBe(FAILED)
    }
  })

  test('is useless with a secret that isn’t ours', async () => {
    silent()
    const secrets = [
      ['google', { GOOGLE_CLIENT_SECRET: 'another' }],
      ['facebook', { FACEBOOK_CLIENT_SECRET: 'another' }],
      ['twitter', { TWITTER_CLIENT_SECRET: 'another' }],
      ['apple', { APPLE_TEAM_ID: 'ANOTHER' }],
    ] as const
    for (const [provider, more] of secrets) {
      const visit = providerVisit({ env: more })
      expect(await goAndComeBack(visit, provider, 'secretive', register)).toBe(FAILED)
    }
  })
})

describe('Facebook and X', () => {
  test.each([
    ['facebook', 'token-garbage', 'invalid'],
    ['facebook', 'person-garbage', 'invalid'],
    ['facebook', 'token-down', 'unavailable'],
    ['twitter', 'token-garbage', 'invalid'],
    ['twitter', 'person-garbage', 'invalid'],
  ] as const)('sign nobody in with a malformed response: %s, %s', async (provider, fault, reason) => {
    const errors = silent()
    const before = await counts()
    expect(await goAndComeBack(providerVisit(), provider, `liar fault=${fault}`, register)).toBe(FAILED)
    expect(await counts()).toEqual(before)
    expect(logged(errors)).toMatchObject([{ event: 'provider-failed', provider, reason }])
  })
})

describe('an issuer', () => {
  const issuer = (name: string) => ({ GOOGLE_ISSUER: `${inject('providers').mischief}/${name}` })

  test.each(['down', 'garbage', 'huge', 'other', 'elsewhere', 'plain'])(
    'that misbehaves leads back to the sign-in page: %s',
    async (name) => {
      silent()
      expect(await begin(providerVisit({ env: issuer(name) }), 'google', register)).toBe(FAILED)
    },
  )

  test('that fails briefly is retried', async () => {
    const { mischief } = inject('providers')
    const place = await begin(providerVisit({ env: issuer('flaky-1') }), 'google')
    expect(place.startsWith(`${mischief}/flaky-1/authorize?`)).toBe(true)
  })

  test('that doesn’t respond times out, and isn’t retried', async () => {
    const { mischief } = inject('providers')
    const limits = vi.spyOn(AbortSignal, 'timeout')
    await expect(providerFetch({ timeLimit: 300 })(`${mischief}/slow/`, {})).rejects.toMatchObject({
      name: 'ProviderFailed',
      reason: 'unavailable',
    })
    // One attempt has one limit.
    expect(limits.mock.calls).toEqual([[300]])
  })

  test('must use https, except on this machine outside production', () => {
    silent()
    const { vars } = inject('providers')
    const open = (more: object) =>
      openProvider({ ...vars, ENVIRONMENT: 'test', ...more } as unknown as Env, 'google', ORIGIN)
    expect(open({})).toBeDefined()
    expect(open({ ENVIRONMENT: 'production' })).toBeUndefined()
    expect(open({ ENVIRONMENT: '' })).toBeUndefined()
    expect(open({ GOOGLE_ISSUER: 'http://elsewhere.example' })).toBeUndefined()
    expect(open({ GOOGLE_ISSUER: 'not an address' })).toBeUndefined()
    expect(open({ ENVIRONMENT: 'production', GOOGLE_ISSUER: 'https://elsewhere.example' })).toBeDefined()
  })
})

describe('Apple’s response', () => {
  test('provides the name in its first POST, and nothing else', async () => {
    const visit = providerVisit()
    await goAndComeBack(visit, 'apple', 'named', register)
    const viewer = await viewerOf(visit)
    expect(viewer?.name).toBe('Ada Example')
    const [row] = (await drizzle(env.DB).select().from(user)).filter(({ id }) => id === viewer?.id)
    expect(row?.email).toBe('named@people.example')
  })

  test.each(['{', '{"name":7}', '"x"', 'x'.repeat(5000)])(
    'signs up even if its data about the person is malformed',
    async (said) => {
      const visit = providerVisit()
      const login = `nameless-${said.length}`
      const way = await goThere(await begin(visit, 'apple', register), login)
      way.posted?.set('user', said)
      expect(await comeBack(visit, way)).toBe(`${ORIGIN}/get-started/name`)
      expect((await viewerOf(visit))?.name).toBe('New reader')
    },
  )

  test('that isn’t sealed, or has expired, is invalid', async () => {
    const expired = `${ORIGIN}/m/signin?error=PROVIDER_EXPIRED`
    const visit = providerVisit()
    const way = await goThere(await begin(visit, 'apple', register), 'sealed')
    const sealed = await providerVisit().send(way.url, { method: 'POST', body: way.posted ?? null })
    expect(sealed.status).toBe(303)
    const address = sealed.headers.get('location') ?? ''
    // The code isn't to be read in the address.
    expect(address).not.toContain(way.posted?.get('code'))
    expect(await comeBack(visit, { url: `${address.slice(0, -3)}xyz` })).toBe(expired)
    visit.now += 61_000
    expect(await comeBack(visit, { url: address })).toBe(expired)
  })

  test('that isn’t a form, or lacks our state, leads to the sign-in page and stores nothing', async () => {
    const expired = `${ORIGIN}/m/signin?error=PROVIDER_EXPIRED`
    const bodies: RequestInit[] = [
      { body: '{}', headers: { 'content-type': 'application/json' } },
      { body: new URLSearchParams({ code: 'x', state: 'y' }) },
      { body: new URLSearchParams({ code: 'x'.repeat(100_000) }) },
      {},
    ]
    for (const init of bodies) {
      const visit = providerVisit()
      const response = await visit.send('/m/callback/apple', { method: 'POST', ...init })
      expect([response.status, response.headers.get('location')]).toEqual([303, expired])
    }
  })
})
