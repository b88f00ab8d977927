import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, inject, test } from 'vitest'
import { oneTimeToken } from '../../../schema/tables/session'
import { ORIGIN } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { goAndComeBack, providerVisit, type Visit, viewerOf } from './support/at-provider'

const FLAGS = JSON.stringify({ enable_google_one_tap: true })
const oneTapVisit = () => providerVisit({ env: { FLAGS } })
const EXPIRED = `${ORIGIN}/m/signin?operation=register&error=PROVIDER_EXPIRED`

interface Options {
  clientId: string
  scriptUrl: string
  nonce: string
}

async function options(visit: Visit): Promise<Options | null> {
  const { data } = await visit.ask('{ signInOptions { oneTap { clientId scriptUrl nonce } } accountToken }')
  return (data as { signInOptions: { oneTap: Options | null } }).signInOptions.oneTap
}

/** What Google's script gives the browser. */
const tokenFor = async (login: string, nonce: string): Promise<string> => {
  const query = new URLSearchParams({ login, nonce })
  return (await fetch(`${inject('providers').vars.GOOGLE_ISSUER}/_one-tap?${query}`)).text()
}

const post = (visit: Visit, body: Record<string, string>, headers: Record<string, string> = {}) =>
  visit.send('/m/callback/google', {
    method: 'POST',
    headers: { origin: ORIGIN, accept: 'application/json', ...headers },
    body: new URLSearchParams({ operation: 'register', ...body }),
  })

async function place(visit: Visit, body: Record<string, string>): Promise<string> {
  const answer = (await (await post(visit, body)).json()) as { location: string }
  return answer.location
}

describe('One Tap', () => {
  test('is offered where its flag is on and Google is configured', async () => {
    expect(await options(oneTapVisit())).toEqual({
      clientId: 'google-client',
      scriptUrl: 'https://accounts.google.com/gsi/client',
      nonce: expect.any(String),
    })
    expect(await options(providerVisit())).toBeNull()
    expect(await options(newVisit({ env: { FLAGS } }))).toBeNull()
    const off = JSON.stringify({ enable_google_one_tap: true, disable_login_google: true })
    expect(await options(providerVisit({ env: { FLAGS: off } }))).toBeNull()
  })

  test('stores nothing before it is used', async () => {
    const count = async () => (await drizzle(env.DB).select().from(oneTimeToken)).length
    const before = await count()
    await options(oneTapVisit())
    expect(await count()).toBe(before)
  })

  test('signs somebody up, and later in again', async () => {
    const visit = oneTapVisit()
    const { nonce = '' } = (await options(visit)) ?? {}
    expect(await place(visit, { id_token: await tokenFor('tapper', nonce) })).toBe(
      `${ORIGIN}/get-started/name`,
    )
    const viewer = await viewerOf(visit)
    expect(viewer?.name).toBe('Tapper Example')
    const again = oneTapVisit()
    const { nonce: other = '' } = (await options(again)) ?? {}
    const id_token = await tokenFor('tapper', other)
    expect(await place(again, { id_token, operation: 'login', redirectUrl: '/me/lists' })).toBe(
      `${ORIGIN}/me/lists`,
    )
    expect(await viewerOf(again)).toEqual(viewer)
    // It is the same person who comes by the button.
    const button = providerVisit()
    await goAndComeBack(button, 'google', 'tapper')
    expect(await viewerOf(button)).toEqual(viewer)
  })

  test('a token works once, in the browser whose nonce it has, for an hour', async () => {
    const visit = oneTapVisit()
    const { nonce = '' } = (await options(visit)) ?? {}
    const id_token = await tokenFor('once', nonce)
    const victim = oneTapVisit()
    expect(await place(victim, { id_token })).toBe(EXPIRED)
    await options(victim)
    expect(await place(victim, { id_token })).toBe(EXPIRED)
    expect(await viewerOf(victim)).toBeNull()
    const tries = await Promise.all([1, 2, 3, 4].map(() => place(visit, { id_token })))
    expect(tries.filter((location) => location !== EXPIRED)).toEqual([`${ORIGIN}/get-started/name`])
    const late = oneTapVisit()
    const { nonce: old = '' } = (await options(late)) ?? {}
    late.now += 60 * 60 * 1000
    expect(await place(late, { id_token: await tokenFor('late', old) })).toBe(EXPIRED)
  })

  test('a token of more than 8,000 characters is refused unread', async () => {
    const visit = oneTapVisit()
    await options(visit)
    expect(await place(visit, { id_token: 'x'.repeat(8001) })).toBe(
      `${ORIGIN}/m/signin?error=PROVIDER_FAILED`,
    )
  })

  test('a nonce that was changed, invented or omitted is invalid', async () => {
    const visit = oneTapVisit()
    const { nonce = '' } = (await options(visit)) ?? {}
    const [expiresAt = '', random = '', seal = ''] = nonce.split('.')
    const changed = [
      `${Number(expiresAt) + 1000}.${random}.${seal}`,
      `${expiresAt}.${'A'.repeat(22)}.${seal}`,
      `${expiresAt}.${random}.${'0'.repeat(64)}`,
      'x',
      '',
    ]
    for (const value of changed) {
      expect(await place(visit, { id_token: await tokenFor('made-up', value) })).toBe(EXPIRED)
    }
    for (const id_token of ['', 'x', 'a.b.c', 'x'.repeat(5000)])
      expect(await place(visit, { id_token })).toBe(EXPIRED)
  })

  test.each([
    'bad-signature',
    'alg-none',
    'alg-hs256',
    'wrong-issuer',
    'wrong-audience',
    'wrong-party',
    'expired',
  ])('an invalid token signs nobody in: %s', async (fault) => {
    const visit = oneTapVisit()
    const { nonce = '' } = (await options(visit)) ?? {}
    const id_token = await tokenFor(`liar fault=${fault}`, nonce)
    expect(await place(visit, { id_token })).toBe(
      `${ORIGIN}/m/signin?operation=register&error=PROVIDER_FAILED`,
    )
    expect(await viewerOf(visit)).toBeNull()
  })

  test('asks the owner of an account with that address to sign in', async () => {
    await createUser({ email: 'known@people.example', emailVerifiedAt: 1 })
    const visit = oneTapVisit()
    const { nonce = '' } = (await options(visit)) ?? {}
    expect(await place(visit, { id_token: await tokenFor('known', nonce) })).toBe(
      `${ORIGIN}/m/signin?operation=login&error=EMAIL_TAKEN`,
    )
  })

  test('an accompanying account token has to be this browser’s', async () => {
    const visit = oneTapVisit()
    const { nonce = '' } = (await options(visit)) ?? {}
    const token = async (from: Visit) => String((await from.ask('{ accountToken }')).data?.accountToken)
    const id_token = await tokenFor('stateful', nonce)
    expect(await place(visit, { id_token, state: await token(oneTapVisit()) })).toBe(EXPIRED)
    expect(await place(visit, { id_token, state: await token(visit) })).toBe(`${ORIGIN}/get-started/name`)
  })

  test('is accepted from our own pages only, and not while it is off', async () => {
    const visit = oneTapVisit()
    const { nonce = '' } = (await options(visit)) ?? {}
    const id_token = await tokenFor('foreign', nonce)
    for (const origin of ['https://elsewhere.example', 'null', '']) {
      expect((await post(visit, { id_token }, { origin })).status).toBe(403)
    }
    expect(await viewerOf(visit)).toBeNull()
    expect(await place(providerVisit(), { id_token })).toBe(
      `${ORIGIN}/m/signin?operation=register&error=PROVIDER_OFF`,
    )
    const form = await post(visit, { id_token }, { accept: 'text/html' })
    expect([form.status, form.headers.get('location')]).toEqual([303, `${ORIGIN}/get-started/name`])
  })
})

describe('the page that reads the token', () => {
  test('has one script, with the response’s nonce, and is never stored', async () => {
    const visit = oneTapVisit()
    const [one, two] = [await visit.get('/m/callback/google'), await visit.get('/m/callback/google')]
    const nonceOf = (response: Response) =>
      /script-src 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    const html = await one.text()
    expect(one.status).toBe(200)
    expect([...html.matchAll(/<script nonce="([^"]*)"/g)].map(([, nonce]) => nonce)).toEqual([nonceOf(one)])
    expect(nonceOf(one)).not.toBe(nonceOf(two))
    expect(one.headers.get('cache-control')).toBe('private, no-store')
    expect(one.headers.get('referrer-policy')).toBe('no-referrer')
    expect(html).toContain('<noscript>')
  })
})
