import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { type Claims, newAuthenticator } from '../../support/authenticator'
import { mutate, quoted, securityOf, type Visit } from './support/credentials'
import {
  finishRegistration,
  finishSignIn,
  newBrowser,
  somebody,
  startRegistration,
  startSignIn,
} from './support/passkeys'

describe('a new passkey', () => {
  test('is requested as discoverable, and is listed', async () => {
    const visit = newBrowser()
    const { id } = await createUser({ email: 'ida@example.org', name: 'Ida' })
    await visit.signIn(id)
    const options = JSON.parse((await startRegistration(visit)).options ?? '')
    expect(options).toMatchObject({
      rp: { id: 'quire.example', name: 'Quire' },
      user: { name: 'ida@example.org', displayName: 'Ida' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [],
    })
    const key = await newAuthenticator('ES256', { isBackedUp: true })
    const given = await finishRegistration(visit, await key.create(JSON.stringify(options)), '  My\n phone ')
    expect(given.passkeys).toEqual([
      { credentialId: key.credentialId, name: 'My phone', isBackedUp: true, lastUsedAt: null },
    ])
    expect(mailbox()[0]?.mail).toMatchObject({
      to: 'ida@example.org',
      subject: expect.stringContaining('A passkey was added'),
      text: expect.stringContaining('It’s called My phone.'),
    })
    const next = JSON.parse((await startRegistration(visit)).options ?? '')
    expect(next.excludeCredentials).toEqual([
      { id: key.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
  })

  test('of an authenticator that names its model is accepted too', async () => {
    const visit = newBrowser()
    await visit.signIn((await createUser()).id)
    const { options = '' } = await startRegistration(visit)
    const key = await newAuthenticator()
    expect(await finishRegistration(visit, await key.create(options, { fmt: 'tpm' }))).toMatchObject({
      __typename: 'SecuritySettings',
    })
  })

  test.each<[string, Partial<Claims>]>([
    ['another origin', { origin: 'https://quire.example.evil.example' }],
    ['a subdomain', { origin: 'https://aiko.quire.example' }],
    ['plain http', { origin: 'http://quire.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['the other ceremony', { type: 'webauthn.get' }],
    ['a frame', { crossOrigin: true }],
    ['nobody there', { isUserThere: false }],
  ])('is refused from %s', async (_, claims) => {
    const visit = newBrowser()
    await visit.signIn((await createUser()).id)
    const { options = '' } = await startRegistration(visit)
    const key = await newAuthenticator()
    const given = await finishRegistration(visit, await key.create(options, claims))
    expect(given).toEqual({
      __typename: 'BadRequest',
      message: 'This passkey didn’t work. Please try again.',
    })
    expect((await securityOf(visit))?.passkeys).toEqual([])
  })

  test('uses its challenge once, in its session, for registering', async () => {
    const visit = newBrowser()
    const { id } = await createUser()
    await visit.signIn(id)
    const [first, second] = [await newAuthenticator(), await newAuthenticator()]
    const { options = '' } = await startRegistration(visit)
    const answer = await first.create(options)
    const both = await Promise.all([finishRegistration(visit, answer), finishRegistration(visit, answer)])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['BadRequest', 'SecuritySettings'])
    expect((await finishRegistration(visit, await second.create(options))).__typename).toBe('BadRequest')

    const signIn = JSON.parse(await startSignIn(visit)) as { challenge: string }
    const crossed = JSON.stringify({ challenge: signIn.challenge, user: { id: 'AAAA' } })
    expect((await finishRegistration(visit, await second.create(crossed))).__typename).toBe('BadRequest')

    const { options: mine = '' } = await startRegistration(visit)
    await visit.signIn(id)
    expect((await finishRegistration(visit, await second.create(mine))).__typename).toBe('BadRequest')

    const { options: late = '' } = await startRegistration(visit)
    visit.now += 5 * MINUTE
    expect((await finishRegistration(visit, await second.create(late))).__typename).toBe('BadRequest')
  })

  test('that somebody already has can’t be added again', async () => {
    const { key } = await somebody()
    const visit = newBrowser()
    await visit.signIn((await createUser()).id)
    const { options = '' } = await startRegistration(visit)
    expect((await finishRegistration(visit, await key.create(options))).__typename).toBe('Conflict')
    expect((await securityOf(visit))?.passkeys).toEqual([])
  })

  test('is refused after twenty', async () => {
    const visit = newBrowser()
    const { id } = await createUser()
    await visit.signIn(id)
    const { options = '' } = await startRegistration(visit)
    await env.DB.batch(
      Array.from({ length: 20 }, (_, i) =>
        env.DB.prepare(
          'INSERT INTO passkey (credential_id, user_id, public_key, name, created_at) VALUES (?, ?, ?, ?, ?)',
        ).bind(`many${i}`, id, 'AA', 'One', i),
      ),
    )
    const late = await finishRegistration(visit, await (await newAuthenticator()).create(options))
    const tooMany = {
      __typename: 'BadRequest',
      message: 'You can have at most 20 passkeys. Remove one first.',
    }
    expect(late).toEqual(tooMany)
    expect(await startRegistration(visit)).toEqual(tooMany)
  })

  test.each(['', '   ', '\u200b', 'n'.repeat(61)])('needs a name: %j', async (name) => {
    const visit = newBrowser()
    await visit.signIn((await createUser()).id)
    const { options = '' } = await startRegistration(visit)
    const answer = await (await newAuthenticator()).create(options)
    expect((await finishRegistration(visit, answer, name)).__typename).toBe('BadRequest')
    // The name was wrong, not the passkey: it can be sent again.
    expect((await finishRegistration(visit, answer, 'Laptop')).__typename).toBe('SecuritySettings')
  })
})

describe('an existing passkey', () => {
  test('can be renamed only by its owner, at any time', async () => {
    const { id, key, visit } = await somebody()
    const rename = (browser: Visit, name: string) =>
      mutate(
        browser,
        'SecuritySettings',
        `renamePasskey(credentialId: ${quoted(key.credentialId)}, name: ${quoted(name)})`,
      )
    await visit.signIn(id, { authenticatedAt: NOON - 60 * MINUTE })
    expect((await rename(visit, 'Desk')).passkeys).toMatchObject([{ name: 'Desk' }])
    expect((await rename(visit, '')).__typename).toBe('BadRequest')
    const stranger = newBrowser()
    await stranger.signIn((await createUser()).id)
    expect((await rename(stranger, 'Mine')).__typename).toBe('NotFound')
  })

  test('can be removed only by its owner, and then signs nobody in', async () => {
    const { id, email, key, visit } = await somebody()
    const remove = (browser: Visit) =>
      mutate(browser, 'SecuritySettings', `removePasskey(credentialId: ${quoted(key.credentialId)})`)
    const stranger = newBrowser()
    await stranger.signIn((await createUser()).id)
    expect((await remove(stranger)).__typename).toBe('NotFound')
    await visit.signIn(id, { authenticatedAt: NOON - 15 * MINUTE })
    expect((await remove(visit)).__typename).toBe('Forbidden')
    await visit.signIn(id)
    const options = await startSignIn(visit)
    expect((await remove(visit)).passkeys).toEqual([])
    expect((await finishSignIn(visit, await key.get(options))).__typename).toBe('NotFound')
    expect((await remove(visit)).__typename).toBe('NotFound')
    expect(mailbox()[0]?.mail).toMatchObject({ to: email, subject: expect.stringContaining('removed') })
  })
})
