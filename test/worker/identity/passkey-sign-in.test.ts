import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { type Claims, newAuthenticator } from '../../support/authenticator'
import { mutate, redeem, securityOf, type Visit, viewerOf } from './support/credentials'
import {
  finishRegistration,
  finishSignIn,
  newBrowser,
  requireSecondFactor,
  somebody,
  startRegistration,
  startSignIn,
} from './support/passkeys'

describe('signing in with a passkey', () => {
  test.each(['ES256', 'EdDSA'] as const)('by %s ends in a session', async (algorithm) => {
    const { id, key, visit: owner } = await somebody(await newAuthenticator(algorithm))
    const visit = newBrowser()
    const options = await startSignIn(visit)
    expect(JSON.parse(options)).toMatchObject({ rpId: 'quire.example', userVerification: 'preferred' })
    expect(JSON.parse(options).allowCredentials ?? []).toEqual([])
    const { value } = await finishSignIn(visit, await key.get(options))
    expect(await redeem(visit, value)).toBe('https://quire.example/')
    expect(await viewerOf(visit)).toBe(id)
    expect((await securityOf(owner))?.passkeys?.[0]?.lastUsedAt).toBe(NOON)
    expect((await securityOf(owner))?.sessions).toContainEqual(expect.objectContaining({ method: 'passkey' }))
  })

  test('counts as two factors if the passkey verified its user, and as one otherwise', async () => {
    const { id, key } = await somebody()
    await requireSecondFactor(id)
    const verified = newBrowser()
    const both = await finishSignIn(verified, await key.get(await startSignIn(verified)))
    expect(await redeem(verified, both.value)).toBe('https://quire.example/')
    const bare = newBrowser()
    const one = await finishSignIn(bare, await key.get(await startSignIn(bare), { verifiesUser: false }))
    expect(await redeem(bare, one.value)).toBe('https://quire.example/m/signin?operation=two-factor')
    expect(await viewerOf(bare)).toBeUndefined()
  })

  test.each<[string, Partial<Claims>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a subdomain', { origin: 'https://aiko.quire.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['the other ceremony', { type: 'webauthn.create' }],
    ['a frame', { crossOrigin: true }],
    ['nobody there', { isUserThere: false }],
    ['a counter that stood still', { counter: 1 }],
    ['a counter that went back', { counter: 0 }],
    ['somebody else’s account', { userHandle: 'bm90IG1pbmU' }],
  ])('is refused from %s', async (_, claims) => {
    const { key } = await somebody()
    const visit = newBrowser()
    const given = await finishSignIn(visit, await key.get(await startSignIn(visit), claims))
    expect(given).toEqual({
      __typename: 'BadRequest',
      message: 'This passkey didn’t work. Please try again.',
    })
  })

  test('accepts no response twice, no other browser’s challenge, and no expired one', async () => {
    const { key } = await somebody()
    const visit = newBrowser()
    const options = await startSignIn(visit)
    const answer = await key.get(options)
    const stranger = newBrowser()
    await startSignIn(stranger)
    expect((await finishSignIn(stranger, answer)).__typename).toBe('BadRequest')
    const both = await Promise.all([finishSignIn(visit, answer), finishSignIn(visit, answer)])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['BadRequest', 'Token'])
    expect((await finishSignIn(visit, await key.get(options))).__typename).toBe('BadRequest')
    const late = await startSignIn(visit)
    visit.now += 5 * MINUTE
    expect((await finishSignIn(visit, await key.get(late))).__typename).toBe('BadRequest')
  })

  test('accepts only the passkey’s own signature', async () => {
    const one = await somebody()
    const two = await somebody()
    const visit = newBrowser()
    const forged = JSON.parse(await two.key.get(await startSignIn(visit))) as Record<string, unknown>
    const swapped = { ...forged, id: one.key.credentialId, rawId: one.key.credentialId }
    expect((await finishSignIn(visit, JSON.stringify(swapped))).__typename).toBe('BadRequest')
    const unknown = await newAuthenticator()
    expect((await finishSignIn(visit, await unknown.get(await startSignIn(visit)))).__typename).toBe(
      'NotFound',
    )
  })

  test('a copied passkey succeeds once of two concurrent attempts', async () => {
    const { key } = await somebody()
    const [one, two] = [newBrowser(), newBrowser()]
    const [first, second] = [await startSignIn(one), await startSignIn(two)]
    const answers = [await key.get(first, { counter: 7 }), await key.get(second, { counter: 7 })]
    const both = await Promise.all([finishSignIn(one, answers[0] ?? ''), finishSignIn(two, answers[1] ?? '')])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['BadRequest', 'Token'])
  })

  test('a passkey without a counter signs in any number of times', async () => {
    const { key } = await somebody(await newAuthenticator('ES256', { counter: 0, isBackedUp: true }))
    for (let i = 0; i < 3; i++) {
      const visit = newBrowser()
      expect((await finishSignIn(visit, await key.get(await startSignIn(visit)))).__typename).toBe('Token')
    }
  })

  test('works when others have locked the second factor for good', async () => {
    const { id, key, visit: owner } = await somebody()
    await requireSecondFactor(id)
    const stranger = newBrowser()
    const one = await finishSignIn(
      stranger,
      await key.get(await startSignIn(stranger), { verifiesUser: false }),
    )
    await redeem(stranger, one.value)
    const wrong = () => mutate(stranger, 'Token', 'verifyTwoFactorCode(code: "00000-00000")')
    for (let lock = 0; lock < 3; lock++) {
      for (let i = 0; i < 6; i++) await wrong()
      stranger.now += MINUTE
    }
    expect((await wrong()).errorType).toBe('TwoFactorAuthPermanentLockout')
    owner.now = stranger.now
    await finishSignIn(owner, await key.get(await startSignIn(owner)))
    expect((await wrong()).errorType).toBe('InvalidTwoFactorAuthCode')
  })

  test('an address that requests too many challenges has to wait', async () => {
    const visit = newBrowser()
    const all = []
    for (let i = 0; i < 301; i++) all.push(await mutate(visit, 'PasskeyChallenge', 'startPasskeySignIn'))
    expect(all.filter(({ options }) => options)).toHaveLength(300)
    expect(all.at(-1)).toEqual({
      __typename: 'RateLimited',
      message: 'Too many attempts. Please try again in 60 minutes.',
    })
  }, 40_000)
})

describe('what isn’t a passkey’s response is refused without an error', () => {
  const client = (text: string) => btoa(text).replaceAll('=', '')
  const shaped = (response: object) =>
    JSON.stringify({ id: 'AAAA', rawId: 'AAAA', type: 'public-key', response, clientExtensionResults: {} })
  const texts = [
    '',
    'null',
    '[]',
    '{}',
    '"text"',
    '{"id":1}',
    '{'.repeat(5000),
    'x'.repeat(100_000),
    shaped({}),
    shaped({ clientDataJSON: '!!', authenticatorData: 'AA', signature: 'AA', attestationObject: 'AA' }),
    shaped({
      clientDataJSON: client('nonsense'),
      authenticatorData: 'AA',
      signature: 'AA',
      attestationObject: 'AA',
    }),
    shaped({
      clientDataJSON: client('{"challenge":{}}'),
      authenticatorData: 'AA',
      signature: 'AA',
      attestationObject: 'A',
    }),
  ]
  let visit: Visit
  beforeEach(async () => {
    visit = newBrowser()
    await visit.signIn((await createUser()).id)
  })

  test.each(texts.map((text, i) => [i, text] as const))('text %d', async (_, text) => {
    expect((await finishSignIn(visit, text)).__typename).toBe('BadRequest')
    expect((await finishRegistration(visit, text)).__typename).toBe('BadRequest')
  })

  test.each(['AA', '_w', 'o2NmbXQ', client('\u00a0'), 'A'.repeat(4000)])(
    'meaningless bytes with a valid challenge: %s',
    async (bytes) => {
      const key = await newAuthenticator()
      const registration = JSON.parse(await key.create((await startRegistration(visit)).options ?? ''))
      registration.response.attestationObject = bytes
      expect((await finishRegistration(visit, JSON.stringify(registration))).__typename).toBe('BadRequest')

      const { key: known } = await somebody()
      for (const part of ['authenticatorData', 'signature'] as const) {
        const answer = JSON.parse(await known.get(await startSignIn(visit)))
        answer.response[part] = bytes
        expect((await finishSignIn(visit, JSON.stringify(answer))).__typename).toBe('BadRequest')
      }
    },
  )
})
