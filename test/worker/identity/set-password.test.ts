import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { createKeys } from '../../../worker/services/identity/keys'
import { judgePassword } from '../../../worker/services/identity/passwords/password-hash'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import {
  freshReader,
  givePassword,
  mutate,
  quoted,
  redeem,
  storedHash,
  viewerOf,
  withPassword,
} from './support/credentials'

const RIGHT = 'walnut-bridge-41'
const OTHER = 'seven quiet herons'
const keys = createKeys(AUTH_SECRET)

const setPassword = (visit: ReturnType<typeof newVisit>, next: string, current?: string) =>
  mutate(
    visit,
    'SecuritySettings',
    `setPassword(newPassword: ${quoted(next)}${current === undefined ? '' : `, currentPassword: ${quoted(current)}`})`,
  )

describe('setting a password', () => {
  const LATER = 16 * MINUTE
  let email: string
  let id: string
  let visit: ReturnType<typeof newVisit>
  beforeEach(async () => {
    const one = freshReader()
    email = one.email
    id = (await createUser({ email, name: 'Mira Lind', username: `mira${one.turn}` })).id
    visit = newVisit({ address: one.address })
  })

  test('needs a recent sign-in', async () => {
    await visit.signIn(id, { authenticatedAt: NOON - LATER })
    expect(await setPassword(visit, RIGHT)).toMatchObject({ __typename: 'Forbidden' })
    expect(await storedHash(id)).toBeUndefined()
    await visit.signIn(id)
    expect(await setPassword(visit, RIGHT)).toMatchObject({ hasPassword: true })
    expect((await judgePassword(keys, RIGHT, (await storedHash(id)) ?? null)).isRight).toBe(true)
  })

  test('needs none from somebody who knows the old one', async () => {
    await givePassword(id, RIGHT)
    await visit.signIn(id, { authenticatedAt: NOON - LATER })
    expect((await setPassword(visit, OTHER)).__typename).toBe('Forbidden')
    expect((await setPassword(visit, OTHER, '')).__typename).toBe('Forbidden')
    expect(await setPassword(visit, OTHER, 'not it at all')).toMatchObject({
      errorType: 'InvalidPassword',
      failCount: 1,
    })
    expect((await setPassword(visit, OTHER, RIGHT)).__typename).toBe('SecuritySettings')
    expect((await withPassword(visit, email, OTHER)).__typename).toBe('Token')
  })

  test('counts wrong old passwords together with those of signing in', async () => {
    await givePassword(id, RIGHT)
    await visit.signIn(id)
    for (let i = 0; i < 6; i++) await setPassword(visit, OTHER, 'not it at all')
    expect(await setPassword(visit, OTHER, RIGHT)).toMatchObject({ errorType: 'PasswordSoftLockout' })
    expect(await withPassword(visit, email, RIGHT)).toMatchObject({ errorType: 'PasswordSoftLockout' })
  })

  test('ends the other sessions and whatever would become one, keeps this one, and notifies the owner', async () => {
    await givePassword(id, RIGHT)
    const elsewhere = newVisit({ address: freshReader().address })
    await elsewhere.signIn(id)
    const halfway = newVisit({ address: freshReader().address })
    const { value } = await withPassword(halfway, email, RIGHT)
    await visit.signIn(id)
    const given = await setPassword(visit, OTHER, RIGHT)
    expect(given.sessions).toHaveLength(1)
    expect(await viewerOf(visit)).toBe(id)
    expect(await viewerOf(elsewhere)).toBeUndefined()
    await redeem(halfway, value)
    expect(await viewerOf(halfway)).toBeUndefined()
    expect(mailbox()[0]?.mail).toMatchObject({
      to: email,
      subject: expect.stringContaining('Your password was changed'),
    })
  })

  test('lifts a lock of the old password', async () => {
    await givePassword(id, RIGHT)
    const stranger = newVisit({ address: freshReader().address })
    for (let i = 0; i < 6; i++) await withPassword(stranger, email, 'not it at all')
    await visit.signIn(id)
    await setPassword(visit, OTHER)
    expect((await withPassword(visit, email, OTHER)).__typename).toBe('Token')
  })

  test.each([
    ['too short', 'A password needs at least 10 characters.'],
    ['x7'.repeat(70), 'A password can have at most 128 characters.'],
    ['Password123!', 'This password is too easy to guess. Choose another one.'],
    ['Mira Lind 99', 'Choose a password that isn’t your name, username or email address.'],
  ])('refuses %s', async (password, message) => {
    await visit.signIn(id)
    expect(await setPassword(visit, password)).toEqual({ __typename: 'BadRequest', message })
    expect(await storedHash(id)).toBeUndefined()
  })

  test('needs an email address', async () => {
    await env.DB.prepare('UPDATE user SET email = NULL WHERE id = ?').bind(id).run()
    await visit.signIn(id)
    expect((await setPassword(visit, RIGHT)).__typename).toBe('Conflict')
  })

  test('succeeds even if the mail can’t be sent', async () => {
    const down = newVisit({ env: { MAIL_PROVIDER: 'http' } })
    await down.signIn(id)
    expect(await setPassword(down, RIGHT)).toMatchObject({ hasPassword: true })
    expect((await withPassword(visit, email, RIGHT)).__typename).toBe('Token')
  })

  test('can be undone after a recent sign-in, which leaves the mailed code', async () => {
    await givePassword(id, RIGHT)
    await visit.signIn(id, { authenticatedAt: NOON - LATER })
    expect((await mutate(visit, 'SecuritySettings', 'removePassword')).__typename).toBe('Forbidden')
    await visit.signIn(id)
    expect(await mutate(visit, 'SecuritySettings', 'removePassword')).toMatchObject({ hasPassword: false })
    expect((await mutate(visit, 'SecuritySettings', 'removePassword')).__typename).toBe('NotFound')
    expect((await withPassword(visit, email, RIGHT)).errorType).toBe('InvalidPassword')
  })
})
