import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { givePassword, mutate, quoted, securityOf, viewerOf, withPassword } from './support/credentials'
import { givePasskey, newBrowser } from './support/passkeys'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** What an authenticator might have given: of the right shape, for a challenge that nobody gave. */
const MADE_UP = JSON.stringify({
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: btoa('{"challenge":"AA"}'), attestationObject: 'AA' },
})

/** Everything that changes something, and what each answers with. */
const CHANGES = [
  ['SecuritySettings', 'revokeSession(sessionId: "0123456789ab")'],
  ['SecuritySettings', 'revokeOtherSessions'],
  ['PasskeyChallenge', 'startPasskeyRegistration'],
  ['SecuritySettings', `finishPasskeyRegistration(response: ${quoted(MADE_UP)}, name: "Key")`],
  ['SecuritySettings', 'renamePasskey(credentialId: "AA", name: "Key")'],
  ['SecuritySettings', 'removePasskey(credentialId: "AA")'],
  ['TwoFactorSetup', 'startTwoFactor'],
  ['RecoveryCodes', 'confirmTwoFactor(code: "123456")'],
  ['SecuritySettings', 'disableTwoFactor(code: "123456")'],
  ['RecoveryCodes', 'regenerateRecoveryCodes(code: "123456")'],
  ['SecuritySettings', 'setPassword(newPassword: "walnut-bridge-41")'],
  ['SecuritySettings', 'removePassword'],
  ['SecuritySettings', 'disconnectAccount(provider: "google")'],
] as const

/**
 * Mutations that need no recent sign-in: they don't change how somebody signs in, or they prove the identity
 * themselves.
 */
const ANY_TIME = /^(revoke|rename|finish|confirm)/

const connect = (userId: string, provider: string) =>
  env.DB.prepare(
    `INSERT INTO external_identity (issuer, subject, provider, user_id, email, name, created_at)
     VALUES (?1, ?2, ?1, ?2, 'there@example.net', 'Ida There', ?3)`,
  )
    .bind(provider, userId, NOON)
    .run()

describe('the right to see and change how somebody signs in', () => {
  test('visitors see and change nothing', async () => {
    const visit = newBrowser()
    expect(await securityOf(visit)).toBeNull()
    for (const [result, call] of CHANGES) {
      expect((await mutate(visit, result, call)).__typename, call).toBe('Unauthorized')
    }
  })

  test('staff see and change nothing of the person whom they act as', async () => {
    const visit = newBrowser()
    const staff = await createUser({ isStaff: true })
    const other = await createUser({ email: 'acted-as@example.org' })
    await givePassword(other.id, 'walnut-bridge-41')
    await visit.signIn(staff.id, { actsAsUserId: other.id })
    expect(await viewerOf(visit)).toBe(other.id)
    expect(await securityOf(visit)).toBeNull()
    for (const [result, call] of CHANGES) {
      expect(await mutate(visit, result, call), call).toMatchObject({
        __typename: 'Forbidden',
        message: 'This can’t be done while you act as somebody else.',
      })
    }
  })

  test('a session handed over to another host sees and changes nothing', async () => {
    const owner = await createUser({ username: 'handed', hasSubdomain: true })
    const visit = newBrowser()
    const host = 'https://handed.quire.example'
    await visit.signIn(owner.id, {}, host)
    const seen = await visit.ask('{ viewer { id } securitySettings { id } }', {}, host)
    expect(seen.data).toEqual({ viewer: { id: owner.id }, securitySettings: null })
    const changed = await visit.ask('mutation { startTwoFactor { __typename } }', {}, host)
    expect(changed.data).toEqual({ startTwoFactor: { __typename: 'Forbidden' } })
  })

  test('somebody who signed in long ago sees everything, and has to sign in again before a change', async () => {
    const { id } = await createUser({ email: 'long-ago@example.org' })
    const visit = newBrowser()
    await visit.signIn(id, { authenticatedAt: NOON - 15 * MINUTE })
    expect((await securityOf(visit))?.recentUntil).toBeNull()
    for (const [result, call] of CHANGES.filter(([, call]) => !ANY_TIME.test(call))) {
      expect(await mutate(visit, result, call), call).toMatchObject({
        __typename: 'Forbidden',
        message: 'Sign in again to change this. It’s been a while since you last did.',
      })
    }
    await visit.signIn(id, { authenticatedAt: NOON - 15 * MINUTE + 1 })
    expect((await securityOf(visit))?.recentUntil).toBe(NOON + 1)
  })

  test('a bearer token gives no access, whatever cookies accompany it', async () => {
    const { id } = await createUser()
    const visit = newBrowser()
    await visit.signIn(id)
    const response = await visit.send(`${ORIGIN}/_/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN, authorization: 'Bearer nonsense' },
      body: JSON.stringify({ query: '{ securitySettings { id } }' }),
    })
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })
})

describe('sessions', () => {
  test('are listed with their devices, latest visit first', async () => {
    const { id } = await createUser()
    const stranger = await createUser()
    const visit = newBrowser()
    await newBrowser().signIn(stranger.id)
    await newBrowser().signIn(id, { userAgent: PHONE, lastSeenAt: NOON - MINUTE, method: 'google' })
    await newBrowser().signIn(id, { userAgent: 'curl', lastSeenAt: NOON - 2 * MINUTE })
    await newBrowser().signIn(id, { expiresAt: NOON })
    await visit.signIn(id, { userAgent: FIREFOX })
    expect((await securityOf(visit))?.sessions).toMatchObject([
      { isCurrent: true, device: 'Firefox on Windows', method: 'code', host: 'quire.example' },
      { isCurrent: false, device: 'Safari on iOS', method: 'google' },
      { isCurrent: false, device: expect.stringMatching(/./) },
    ])
  })

  test('are limited to fifty', async () => {
    const { id } = await createUser()
    const visit = newBrowser()
    for (let i = 0; i < 55; i++) await visit.signIn(id, { lastSeenAt: NOON + i })
    const { sessions = [] } = (await securityOf(visit)) ?? {}
    expect(sessions).toHaveLength(50)
    expect(sessions[0]?.isCurrent).toBe(true)
  })

  test('can be ended one by one, with those handed over from them, but never somebody else’s', async () => {
    const { id } = await createUser()
    const [visit, other, third] = [newBrowser(), newBrowser(), newBrowser()]
    await visit.signIn(id)
    const hash = await other.signIn(id)
    const child = await third.signIn(id, { parentHash: hash })
    const stranger = newBrowser()
    const theirs = await stranger.signIn((await createUser()).id)
    const revoke = (session: string) =>
      mutate(visit, 'SecuritySettings', `revokeSession(sessionId: ${quoted(session.slice(0, 12))})`)
    expect((await revoke(theirs)).__typename).toBe('NotFound')
    expect(await viewerOf(stranger)).toBeDefined()
    expect((await revoke(hash)).sessions).toHaveLength(1)
    expect(await viewerOf(other)).toBeUndefined()
    expect(await viewerOf(third)).toBeUndefined()
    expect((await revoke(child)).__typename).toBe('NotFound')
    expect((await revoke(hash)).__typename).toBe('NotFound')
    expect(await viewerOf(visit)).toBe(id)
  })

  test('sign out when the current one is ended', async () => {
    const { id } = await createUser()
    const visit = newBrowser()
    const hash = await visit.signIn(id)
    const revoked = await mutate(
      visit,
      'SecuritySettings',
      `revokeSession(sessionId: ${quoted(hash.slice(0, 12))})`,
    )
    expect(revoked.sessions).toEqual([])
    expect([...visit.cookies().keys()]).not.toContain('__Host-session')
    expect(await viewerOf(visit)).toBeUndefined()
  })

  test('can be ended except for the current one, with everything that would become one', async () => {
    const { id } = await createUser({ email: 'all-but@example.org' })
    await givePassword(id, 'walnut-bridge-41')
    const [visit, other, halfway, elsewhere] = [newBrowser(), newBrowser(), newBrowser(), newBrowser()]
    await other.signIn(id)
    const { value } = await withPassword(halfway, 'all-but@example.org', 'walnut-bridge-41')
    const mine = await visit.signIn(id, { authenticatedAt: NOON - 60 * MINUTE })
    await elsewhere.signIn(id, { parentHash: mine })
    expect((await mutate(visit, 'SecuritySettings', 'revokeOtherSessions')).sessions).toHaveLength(1)
    expect(await viewerOf(elsewhere)).toBeUndefined()
    expect(await viewerOf(other)).toBeUndefined()
    await halfway.get(`${ORIGIN}/m/callback/authenticate?token=${value}&operation=login&state=quire`)
    expect(await viewerOf(halfway)).toBeUndefined()
    expect(await viewerOf(visit)).toBe(id)
  })
})

describe('connected accounts', () => {
  const disconnect = (visit: ReturnType<typeof newBrowser>, provider: string) =>
    mutate(visit, 'SecuritySettings', `disconnectAccount(provider: ${quoted(provider)})`)

  test('are listed and can be removed, and their owner is notified', async () => {
    const { id } = await createUser({ email: 'connected@example.org' })
    await connect(id, 'twitter')
    await connect(id, 'google')
    const visit = newBrowser()
    await visit.signIn(id)
    expect((await securityOf(visit))?.connectedAccounts).toEqual([
      { provider: 'google', name: 'Ida There' },
      { provider: 'twitter', name: 'Ida There' },
    ])
    expect((await disconnect(visit, 'twitter')).connectedAccounts).toMatchObject([{ provider: 'google' }])
    expect(mailbox()[0]?.mail).toMatchObject({
      to: 'connected@example.org',
      subject: expect.stringContaining('A way to sign in was removed'),
      text: expect.stringContaining('It’s called X.'),
    })
    expect((await disconnect(visit, 'twitter')).__typename).toBe('NotFound')
    for (const none of ['', 'GOOGLE', 'myspace', "' OR 1=1 --"]) {
      expect((await disconnect(visit, none)).__typename, none).toBe('BadRequest')
    }
  })

  test('can’t be removed if it is the last way to sign in, even by concurrent requests', async () => {
    const { id } = await createUser({ email: null })
    await connect(id, 'google')
    await givePasskey(id, 'last-key')
    const visit = newBrowser()
    await visit.signIn(id)
    const both = await Promise.all([
      disconnect(visit, 'google'),
      mutate(visit, 'SecuritySettings', 'removePasskey(credentialId: "last-key")'),
    ])
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['Conflict', 'SecuritySettings'])
    expect(both.find(({ __typename }) => __typename === 'Conflict')?.message).toBe(
      'This is your only way to sign in. Add another one, or an email address, before you remove it.',
    )
  })

  test('can all be removed by somebody with an email address, who can sign in by a code', async () => {
    const { id } = await createUser({ email: 'by-code@example.org' })
    await connect(id, 'google')
    await givePasskey(id, 'only-key')
    const visit = newBrowser()
    await visit.signIn(id)
    expect((await disconnect(visit, 'google')).__typename).toBe('SecuritySettings')
    const removed = await mutate(visit, 'SecuritySettings', 'removePasskey(credentialId: "only-key")')
    expect(removed.__typename).toBe('SecuritySettings')
  })
})
