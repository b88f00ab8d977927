import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { externalIdentity } from '../../../schema/tables/credential'
import { user } from '../../../schema/tables/user'
import { ORIGIN } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import {
  begin,
  comeBack,
  goAndComeBack,
  goThere,
  type Provider,
  providerVisit,
  START,
  viewerOf,
} from './support/at-provider'

const db = () => drizzle(env.DB)
const users = () => db().select().from(user)
const identities = () => db().select().from(externalIdentity)
const register = { operation: 'register' }
const PROVIDERS = Object.keys(START) as Provider[]

describe.each(PROVIDERS)('with %s', (provider) => {
  test('somebody signs up, is asked for topics, and signs in again in another browser', async () => {
    const visit = providerVisit()
    const query = { ...register, redirectUrl: '/me/lists' }
    expect(await goAndComeBack(visit, provider, `ada-at-${provider}`, query)).toBe(
      `${ORIGIN}/get-started/name?redirectUrl=${encodeURIComponent(`${ORIGIN}/me/lists`)}`,
    )
    const made = await viewerOf(visit)
    expect(made?.name).toMatch(/^Ada(?:-at-\w+)? Example$/)
    const again = providerVisit()
    expect(await goAndComeBack(again, provider, `ada-at-${provider}`, { redirectUrl: '/me/lists' })).toBe(
      `${ORIGIN}/me/lists`,
    )
    expect(await viewerOf(again)).toEqual(made)
    // Who signs up a second time is the same person.
    expect(await goAndComeBack(providerVisit(), provider, `ada-at-${provider}`, register)).toBe(`${ORIGIN}/`)
    expect((await users()).filter(({ id }) => id === made?.id)).toHaveLength(1)
  })

  test('somebody who declines returns to the sign-in page, without an error', async () => {
    const visit = providerVisit()
    expect(await goAndComeBack(visit, provider, null, { redirectUrl: '/me/lists' })).toBe(
      `${ORIGIN}/m/signin?operation=login&redirectUrl=%2Fme%2Flists`,
    )
    expect(await viewerOf(visit)).toBeNull()
  })

  test('an unknown person is offered an account, and none is created', async () => {
    const before = await users()
    const visit = providerVisit()
    const place = await goAndComeBack(visit, provider, `nobody-yet-at-${provider}`, {
      redirectUrl: '/me/lists',
    })
    expect(place).toBe(`${ORIGIN}/unrecognized-account?redirectUrl=%2Fme%2Flists`)
    // Whatever they choose there leads on to where they wanted to go.
    const html = await (await visit.get(place)).text()
    const ways = [...html.matchAll(/href="\/m\/signin\?([^"]*)"/g)].map(
      ([, query = '']) => new URLSearchParams(query.replaceAll('&amp;', '&')),
    )
    expect(ways.map((way) => way.get('redirectUrl'))).toEqual(['/me/lists', '/me/lists'])
    expect(ways.map((way) => way.get('operation'))).toContain('register')
    expect(await viewerOf(visit)).toBeNull()
    expect(await users()).toEqual(before)
  })

  test('nothing happens where it isn’t configured, or a flag hides it', async () => {
    const off = `${ORIGIN}/m/signin?operation=login&error=PROVIDER_OFF`
    expect(await begin(newVisit(), provider)).toBe(off)
    const FLAGS = JSON.stringify({ [`disable_login_${provider}`]: true })
    expect(await begin(providerVisit({ env: { FLAGS } }), provider)).toBe(off)
    // One that was switched off meanwhile ends the visits that are under way.
    const visit = providerVisit()
    const way = await goThere(await begin(visit, provider), `late-at-${provider}`)
    const same = providerVisit({ env: { FLAGS } })
    for (const [name, value] of visit.cookies()) same.cookies().set(name, value)
    expect(await comeBack(same, way)).toBe(off)
  })

  test('a response works once, in the browser that started, as long as the visit lasts', async () => {
    const expired = `${ORIGIN}/m/signin?error=PROVIDER_EXPIRED`
    const visit = providerVisit()
    await goAndComeBack(visit, provider, `grace-at-${provider}`, register)
    const way = await goThere(await begin(visit, provider), `grace-at-${provider}`)
    const victim = providerVisit()
    expect(await comeBack(victim, way)).toBe(expired)
    await begin(victim, 'google')
    expect(await comeBack(victim, way)).toBe(expired)
    expect(await viewerOf(victim)).toBeNull()
    expect(await comeBack(visit, way)).toBe(`${ORIGIN}/`)
    expect(await comeBack(visit, way)).toBe(expired)
    const late = await goThere(await begin(visit, provider), `grace-at-${provider}`)
    visit.now += 10 * 60 * 1000
    expect(await comeBack(visit, late)).toBe(expired)
  })

  test('a state that was changed, omitted or issued for another provider is invalid', async () => {
    const visit = providerVisit()
    const way = await goThere(await begin(visit, provider, register), `mallory-at-${provider}`)
    const params = way.posted ?? new URL(way.url).searchParams
    const other: Provider = provider === 'google' ? 'facebook' : 'google'
    const foreign = new URL(await begin(visit, other, register)).searchParams.get('state') ?? ''
    const state = params.get('state') ?? ''
    const changed = [`${state.slice(0, -2)}xx`, '', 'x', `${state}.x`, foreign, 'x'.repeat(5000), undefined]
    for (const value of changed) {
      const tried = new URLSearchParams(params)
      if (value === undefined) tried.delete('state')
      else tried.set('state', value)
      const back = way.posted ? { url: way.url, posted: tried } : { url: `${way.url.split('?')[0]}?${tried}` }
      expect(await comeBack(visit, back)).toBe(`${ORIGIN}/m/signin?error=PROVIDER_EXPIRED`)
    }
    expect(await viewerOf(visit)).toBeNull()
  })

  test('a HEAD request doesn’t start a visit', async () => {
    const { DB } = env as Env
    const open = async () =>
      (
        await DB.prepare(`SELECT count(*) AS n FROM one_time_token WHERE kind = 'provider-state'`).first<{
          n: number
        }>()
      )?.n
    const before = await open()
    const visit = providerVisit()
    const answer = await visit.send(START[provider], { method: 'HEAD' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect([await open(), visit.cookies().size]).toEqual([before, 0])
    await visit.get(START[provider])
    expect(await open()).toBe(Number(before) + 1)
  })

  test('a HEAD request doesn’t use up a response', async () => {
    const visit = providerVisit()
    const way = await goThere(await begin(visit, provider, register), `head-at-${provider}`)
    expect((await visit.send(way.url, { method: 'HEAD' })).status).toBe(200)
    expect(await comeBack(visit, way)).toBe(`${ORIGIN}/get-started/name`)
  })
})

describe('an address that has an account', () => {
  test('signs nobody in to it, and no second account is created', async () => {
    const owner = await createUser({ email: 'taken@people.example', emailVerifiedAt: 1 })
    for (const provider of ['google', 'apple'] as const) {
      for (const operation of ['login', 'register']) {
        const visit = providerVisit()
        expect(await goAndComeBack(visit, provider, 'taken', { operation })).toBe(
          `${ORIGIN}/m/signin?operation=login&error=EMAIL_TAKEN`,
        )
        expect(await viewerOf(visit)).toBeNull()
      }
    }
    expect((await identities()).some(({ userId }) => userId === owner.id)).toBe(false)
  })

  test('that the provider didn’t verify leaves its owner’s account alone, and is unconfirmed in the new one', async () => {
    await createUser({ id: 'f00000000001', email: 'victim@people.example', emailVerifiedAt: 1 })
    const logins: [Provider, string][] = [
      ['google', 'victim unverified'],
      ['facebook', 'victim'],
    ]
    for (const [provider, login] of logins) {
      const visit = providerVisit()
      expect(await goAndComeBack(visit, provider, login, register)).toBe(`${ORIGIN}/get-started/name`)
      const viewer = await viewerOf(visit)
      expect(viewer?.id).not.toBe('f00000000001')
      const row = (await users()).find(({ id }) => id === viewer?.id)
      expect(row).toMatchObject({
        email: null,
        emailVerifiedAt: null,
        unverifiedEmail: 'victim@people.example',
      })
    }
  })

  test('that the provider verified becomes the new account’s', async () => {
    const visit = providerVisit()
    await goAndComeBack(visit, 'google', 'own email=Own@People.example', register)
    const viewer = await viewerOf(visit)
    const row = (await users()).find(({ id }) => id === viewer?.id)
    expect(row).toMatchObject({
      email: 'own@people.example',
      emailVerifiedAt: visit.now,
      unverifiedEmail: null,
    })
  })

  test('isn’t required for an account', async () => {
    const visit = providerVisit()
    await goAndComeBack(visit, 'google', 'mute no-email', register)
    const viewer = await viewerOf(visit)
    expect((await users()).find(({ id }) => id === viewer?.id)).toMatchObject({
      email: null,
      unverifiedEmail: null,
    })
  })
})

describe('two concurrent responses about one new person', () => {
  test.each(['twin', 'twin-mute no-email'])('create one account (%s)', async (login) => {
    const browsers = [providerVisit(), providerVisit(), providerVisit()]
    const ways = await Promise.all(
      browsers.map(async (visit) => goThere(await begin(visit, 'google', register), login)),
    )
    await Promise.all(ways.map((way, i) => comeBack(browsers[i] as ReturnType<typeof providerVisit>, way)))
    const viewers = await Promise.all(browsers.map(viewerOf))
    expect(new Set(viewers.map((viewer) => viewer?.id)).size).toBe(1)
    expect(viewers[0]?.id).toBeTruthy()
  })
})
