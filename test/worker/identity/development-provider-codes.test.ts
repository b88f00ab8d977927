import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import type { Visit } from './support/at-provider'
import {
  attribute,
  begin,
  comeBack,
  form,
  localVisit,
  ORIGIN,
  posted,
  typedAt,
  viewerOf,
} from './support/at-stand-in'

/** Goes as far as the code, and calls the token endpoint with it as a separate client would. */
async function codeOf(visit: Visit, provider: 'google' | 'facebook' | 'twitter', typed: object) {
  const verifier = 'v'.repeat(43)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
  const there = new URL(await begin(visit, provider))
  there.searchParams.set(
    'code_challenge',
    challenge.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  )
  const page = await (await visit.send(there.href, form({ ...typed }))).text()
  const back = new URL(attribute(/<a class="button[^>]*>/.exec(page)?.[0] ?? '', 'href'))
  const redeem = (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    visit.send(`${there.origin}/_/dev/providers/${provider}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('stand-in-client:stand-in-secret')}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'stand-in-client',
        client_secret: 'stand-in-secret',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: back.origin + back.pathname,
        code_verifier: verifier,
        ...more,
      }).toString(),
    })
  return { redeem, nonce: there.searchParams.get('nonce') }
}

describe('a code of a stand-in', () => {
  test.each(['google', 'facebook', 'twitter'] as const)(
    'of %s works once, for whoever knows the visit’s secret',
    async (provider) => {
      const visit = localVisit()
      const typed = typedAt(provider, 'code')
      const { redeem } = await codeOf(visit, provider, typed)
      expect((await redeem()).status).toBe(200)
      expect(await (await redeem()).json()).toEqual({ error: 'invalid_grant' })
      const tampered = await codeOf(visit, provider, typed)
      expect((await tampered.redeem({ code_verifier: 'w'.repeat(43) })).status).toBe(400)
      expect((await tampered.redeem()).status).toBe(400)
      const elsewhere = await codeOf(visit, provider, typed)
      expect((await elsewhere.redeem({ redirect_uri: `${ORIGIN}/` })).status).toBe(400)
      const stranger = await codeOf(visit, provider, typed)
      const wrong = { client_secret: 'guessed' }
      expect((await stranger.redeem(wrong, { authorization: 'Basic x' })).status).toBe(401)
      expect((await stranger.redeem()).status).toBe(200)
    },
  )

  test('expires after a minute', async () => {
    const visit = localVisit()
    const { redeem } = await codeOf(visit, 'google', typedAt('google', 'late'))
    const moved = await visit.send(`${ORIGIN}/_/dev/clock`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: '{"advanceMs": 60001}',
    })
    expect(moved.status).toBe(200)
    expect((await redeem()).status).toBe(400)
  })

  test('yields a token like Google’s', async () => {
    const visit = localVisit()
    const { redeem, nonce } = await codeOf(visit, 'google', typedAt('google', 'token'))
    const { id_token } = await (await redeem()).json<{ id_token: string }>()
    expect(decodeProtectedHeader(id_token)).toMatchObject({ alg: 'RS256' })
    expect(decodeJwt(id_token)).toMatchObject({
      iss: `${ORIGIN}/_/dev/providers/google`,
      aud: 'stand-in-client',
      email: 'token@google.example',
      email_verified: true,
      name: 'Ida Example',
      nonce,
    })
    const jwks = await (await visit.get(`${ORIGIN}/_/dev/providers/google/jwks`)).json<{ keys: object[] }>()
    expect(jwks.keys).toHaveLength(1)
    expect(jwks.keys[0]).not.toHaveProperty('d')
  })

  test('of a visit whose secret the site has lost yields no session', async () => {
    const visit = localVisit()
    const there = new URL(await begin(visit, 'apple'))
    there.searchParams.set('code_challenge', 'A'.repeat(43))
    const page = await (await visit.send(there.href, form(typedAt('apple', 'tampered')))).text()
    expect(await comeBack(visit, page)).toContain('error=PROVIDER_FAILED')
    expect(await viewerOf(visit)).toBeNull()
  })
})

describe('Apple’s stand-in', () => {
  test('accepts only a secret signed with the client’s key', async () => {
    const visit = localVisit()
    const body = { client_id: 'stand-in-client', client_secret: 'stand-in-secret', code: 'any' }
    const answer = await visit.send(`${ORIGIN}/_/dev/providers/apple/token`, form(body))
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'invalid_client' }])
  })

  test('gives a name only the first time, by a script with the response’s nonce', async () => {
    const names: boolean[] = []
    for (const _ of [1, 2]) {
      const visit = localVisit()
      const response = await visit.send(
        await begin(visit, 'apple'),
        form({ name: 'Una Example', email: 'una@apple.example' }),
      )
      const page = await response.text()
      const nonce = /<script nonce="([^"]+)">/.exec(page)?.[1]
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
      names.push(posted(page)?.fields.get('user')?.includes('Una') === true)
    }
    expect(names).toEqual([true, false])
  })
})
