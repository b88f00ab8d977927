import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, inject, test } from 'vitest'
import { totpCredential } from '../../../schema/tables/credential'
import { ORIGIN } from '../../factories/endpoint-context'
import { begin, goAndComeBack, goThere, providerVisit, viewerOf } from './support/at-provider'

const register = { operation: 'register' }

describe('a person with a second factor', () => {
  test('is asked for it, whichever provider identifies them', async () => {
    const visit = providerVisit()
    await goAndComeBack(visit, 'google', 'careful', register)
    const userId = (await viewerOf(visit))?.id ?? ''
    await drizzle(env.DB).insert(totpCredential).values({ userId, secret: 'x', confirmedAt: 1, createdAt: 1 })
    const again = providerVisit()
    expect(await goAndComeBack(again, 'google', 'careful')).toBe(`${ORIGIN}/m/signin?operation=two-factor`)
    expect(await viewerOf(again)).toBeNull()
  })
})

describe('a visit that a browser has started', () => {
  test('is read from the primary, not from a replica that may lag', async () => {
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
    const visit = providerVisit({ env: { DB } })
    await goAndComeBack(visit, 'google', 'nobody-at-all')
    await visit.ask('{ pendingSecondFactor { user { id } } }')
    expect(new Set(asked)).toEqual(new Set(['first-primary']))
  })
})

describe('Facebook', () => {
  test('’s suffix of the address is removed', async () => {
    const visit = providerVisit()
    const { url } = await goThere(await begin(visit, 'facebook', register), 'tail')
    expect(url).toContain('#_=_')
    const response = await visit.get(url.replace(/#.*/, ''))
    expect(response.headers.get('location')).toBe(`${ORIGIN}/get-started/name#`)
  })

  test('signs nobody up while a flag hides it there, but still signs in', async () => {
    const FLAGS = JSON.stringify({ disable_signup_facebook: true })
    await goAndComeBack(providerVisit(), 'facebook', 'early', register)
    const visit = providerVisit({ env: { FLAGS } })
    expect(await begin(visit, 'facebook', register)).toBe(
      `${ORIGIN}/m/signin?operation=register&error=PROVIDER_OFF`,
    )
    expect(await goAndComeBack(visit, 'facebook', 'early')).toBe(`${ORIGIN}/`)
  })
})

describe('the way to a provider', () => {
  test('can be taken three hundred times an hour from one network address', async () => {
    const address = '203.0.113.88'
    const start = () => begin(providerVisit({ address }), 'google')
    for (let i = 0; i < 300; i += 50) await Promise.all(Array.from({ length: 50 }, start))
    expect(await start()).toBe(`${ORIGIN}/m/signin?operation=login&error=PROVIDER_FAILED`)
    expect(await begin(providerVisit({ address: '203.0.113.89' }), 'google')).toContain('client_id=')
  })

  test('has state, PKCE and nonce, none of them reused', async () => {
    const visit = providerVisit()
    const [one, two] = [new URL(await begin(visit, 'google')), new URL(await begin(visit, 'google'))]
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      client_id: 'google-client',
      redirect_uri: `${ORIGIN}/m/callback/google`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name), name).toMatch(/^[\w.-]{43,}$/)
      expect(one.searchParams.get(name), name).not.toBe(two.searchParams.get(name))
    }
    expect(visit.cookies().has('__Host-browser')).toBe(true)
  })

  test('depends on its account token, if it has one', async () => {
    const visit = providerVisit()
    const { data } = await visit.ask('{ accountToken }')
    const token = String(data?.accountToken)
    const { vars } = inject('providers')
    const leadsThere = async (from: ReturnType<typeof providerVisit>, given: string) =>
      (await begin(from, 'google', { token: given })).startsWith(vars.GOOGLE_ISSUER ?? '-')
    expect(await leadsThere(visit, token)).toBe(true)
    expect(await leadsThere(visit, `${token}x`)).toBe(false)
    expect(await leadsThere(providerVisit(), token)).toBe(false)
    visit.now += 61 * 60 * 1000
    expect(await leadsThere(visit, token)).toBe(false)
  })
})
