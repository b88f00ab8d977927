import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, inject, test } from 'vitest'
import { externalIdentity } from '../../../schema/tables/credential'
import { user } from '../../../schema/tables/user'
import { newVisit } from '../../factories/visit'
import { START, type Visit } from './support/at-provider'
import {
  begin,
  comeBack,
  comeIn,
  form,
  localVisit,
  ORIGIN,
  PROVIDERS,
  typedAt,
  viewerOf,
} from './support/at-stand-in'

const TOPICS = `${ORIGIN}/get-started/name?redirectUrl=${encodeURIComponent(`${ORIGIN}/me/lists`)}`

describe.each(PROVIDERS)('the stand-in for %s', (provider) => {
  test('signs somebody up, and later in as the same person', async () => {
    const visit = localVisit()
    expect(await comeIn(visit, provider, typedAt(provider))).toBe(TOPICS)
    const made = await viewerOf(visit)
    expect(made?.name).toBe('Ida Example')
    const again = localVisit()
    const typed = { name: 'Another Name', email: `IDA@${provider}.example` }
    expect(await comeIn(again, provider, typed, 'login')).toBe(`${ORIGIN}/me/lists`)
    expect(await viewerOf(again)).toEqual(made)
    const accounts = await drizzle(env.DB).select().from(user)
    expect(accounts.filter(({ id }) => id === made?.id)).toHaveLength(1)
  })

  test('offers several people, each with their own account', async () => {
    const people: string[] = []
    for (const person of ['0', '1', '2']) {
      const visit = localVisit()
      const page = await (await visit.get(await begin(visit, provider))).text()
      const [, name] = new RegExp(`<button name="person" value="${person}">([^<]+) <small>`).exec(page) ?? []
      // Their addresses are everywhere the same, and this account elsewhere may have come first.
      const place = await comeIn(visit, provider, { person })
      if (place === TOPICS) expect((await viewerOf(visit))?.name).toBe(name)
      else
        expect(place).toBe(`${ORIGIN}/m/signin?operation=login&redirectUrl=%2Fme%2Flists&error=EMAIL_TAKEN`)
      people.push(name ?? '')
    }
    expect(new Set(people).size).toBe(3)
  })

  test('lets people decline, and returns them to the sign-in page without a message', async () => {
    const visit = localVisit()
    const page = await (await visit.get(await begin(visit, provider, 'login'))).text()
    expect(page).toMatch(/<a class="button cancel"|<button class="cancel">/)
    expect(await comeBack(visit, page)).toBe(`${ORIGIN}/m/signin?operation=login&redirectUrl=%2Fme%2Flists`)
    expect(await viewerOf(visit)).toBeNull()
  })

  test('says what it is, on a page without scripts that can’t be framed', async () => {
    const visit = localVisit()
    const there = await begin(visit, provider)
    expect(there).toMatch(new RegExp(`^${ORIGIN}/_/dev/providers/${provider}/authorize\\?`))
    const response = await visit.get(there)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("form-action 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    const page = await response.text()
    expect(page).toContain('This is a stand-in of your local Quire.')
    expect(page).not.toContain('<script')
    expect((await visit.send(there, form(typedAt(provider), 'https://evil.example'))).status).toBe(403)
    expect((await visit.send(there, { ...form({}), headers: { origin: ORIGIN } })).status).toBe(415)
  })

  test('redirects only to our callback, and only with the required parameters', async () => {
    const visit = localVisit()
    const there = await begin(visit, provider)
    const needed = ['client_id', 'redirect_uri', 'response_type', 'state', 'code_challenge']
    if (provider === 'google' || provider === 'apple') needed.push('nonce', 'scope')
    if (provider === 'apple') needed.push('response_mode')
    for (const name of needed) {
      const url = new URL(there)
      url.searchParams.set(name, name === 'redirect_uri' ? 'https://evil.example/' : '')
      expect((await visit.get(url.href)).status, name).toBe(400)
      expect((await visit.send(url.href, form(typedAt(provider)))).status, name).toBe(400)
    }
  })

  test('refuses invalid names and addresses, and escapes what was typed', async () => {
    const visit = localVisit()
    const there = await begin(visit, provider)
    const wrong = [
      { name: ' ', email: 'a@b.example' },
      { name: '"><b>x', email: 'nonsense' },
      { person: '3' },
    ]
    for (const typed of wrong) {
      const response = await visit.send(there, form({ ...typed }))
      expect(response.status).toBe(400)
      const page = await response.text()
      expect(page).toContain('role="alert"')
      expect(page).not.toContain('<b>')
    }
    const status = (await visit.send(there, form({ name: 'Nobody', email: '' }))).status
    expect(status).toBe(provider === 'google' || provider === 'apple' ? 400 : 200)
  })
})

test.each(['facebook', 'twitter'] as const)(
  'at %s, a name without an address is one person, however it is spelled',
  async (provider) => {
    const visit = localVisit()
    expect(await comeIn(visit, provider, { name: 'Only A Name', email: '' })).toBe(TOPICS)
    const again = localVisit()
    const typed = { name: ' only  a name ', email: '' }
    expect(await comeIn(again, provider, typed, 'login')).toBe(`${ORIGIN}/me/lists`)
    expect(await viewerOf(again)).toEqual(await viewerOf(visit))
  },
)

describe('the stand-ins', () => {
  const offeredBy = async (visit: Visit, origin = ORIGIN) => {
    const answer = await visit.ask('{ signInOptions { providers { name } oneTap { clientId } } }', {}, origin)
    return answer.data?.signInOptions as { providers: { name: string }[]; oneTap: unknown }
  }

  test('are offered where nothing is configured; One Tap isn’t', async () => {
    const FLAGS = JSON.stringify({ enable_google_one_tap: true })
    const options = await offeredBy(localVisit({ FLAGS }))
    expect(options.providers.map(({ name }) => name)).toEqual(['google', 'apple', 'facebook', 'twitter'])
    expect(options.oneTap).toBeNull()
  })

  test('are hidden by their flags', async () => {
    const FLAGS = JSON.stringify({ disable_login_google: true, disable_login_twitter: true })
    const visit = localVisit({ FLAGS })
    expect((await offeredBy(visit)).providers.map(({ name }) => name)).toEqual(['apple', 'facebook'])
    expect(await begin(visit, 'google')).toContain('error=PROVIDER_OFF')
  })

  test.each(['production', 'test', ''])('don’t exist in the environment %j', async (ENVIRONMENT) => {
    const origin = 'https://quire.example'
    const visit = newVisit({ env: { ENVIRONMENT, MAIN_HOST: 'quire.example' } })
    for (const name of PROVIDERS) {
      const response = await visit.get(origin + START[name])
      const off = `${origin}/m/signin?operation=login&error=PROVIDER_OFF`
      expect(response.headers.get('location'), name).toBe(off)
    }
    const here = newVisit({ env: { ENVIRONMENT, MAIN_HOST: 'localhost:8787' } })
    expect(await begin(here, 'google', 'login')).toContain('error=PROVIDER_OFF')
    for (const name of PROVIDERS) {
      for (const path of ['authorize', 'token', 'jwks', '.well-known/openid-configuration', 'me']) {
        expect((await visit.get(`${origin}/_/dev/providers/${name}/${path}`)).status).toBe(404)
        expect((await visit.get(`${ORIGIN}/_/dev/providers/${name}/${path}`)).status).toBe(404)
      }
    }
  })

  test('give way to a configured provider, even a misconfigured one', async () => {
    const { vars } = inject('providers')
    const visit = localVisit({ ...vars, FACEBOOK_TOKEN_URL: 'http://elsewhere.example/' })
    expect(await begin(visit, 'google')).toMatch(new RegExp(`^${vars.GOOGLE_ISSUER}`))
    const { providers } = await offeredBy(visit)
    expect(providers.map(({ name }) => name)).toEqual(['google', 'apple', 'twitter'])
    const half = localVisit({ GOOGLE_CLIENT_ID: 'without a secret' })
    expect((await offeredBy(half)).providers.map(({ name }) => name)).not.toContain('google')
  })

  test('store nothing of their own in the tables', async () => {
    const visit = localVisit()
    await visit.send(await begin(visit, 'google'), form(typedAt('google', 'nobody')))
    const rows = await drizzle(env.DB).select().from(externalIdentity)
    expect(rows.filter(({ email }) => email === 'nobody@google.example')).toEqual([])
  })

  test('exist for four names only', async () => {
    const visit = localVisit()
    for (const path of ['myspace/authorize', 'google', 'google/', 'google/me', 'facebook/jwks', 'x/token'])
      expect((await visit.get(`${ORIGIN}/_/dev/providers/${path}`)).status, path).toBe(404)
  })
})
