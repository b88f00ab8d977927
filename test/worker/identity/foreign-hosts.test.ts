import { expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { newReader } from './by-mail'

const SETTINGS = '{ accountSettings { email } securitySettings { sessions { id } } viewer { id } }'

test('account settings aren’t available on somebody’s own host', async () => {
  const user = await createUser({ email: 'far.away@quire.test' })
  await createUser({ username: 'farhost', hasSubdomain: true })
  const there = 'https://farhost.quire.example'
  const visit = newReader()
  await visit.signIn(user.id)
  await visit.signIn(user.id, { method: 'hand-over' }, there)
  expect((await visit.ask(SETTINGS)).data).toMatchObject({
    accountSettings: { email: 'far.away@quire.test' },
  })
  expect((await visit.ask(SETTINGS, {}, there)).data).toEqual({
    accountSettings: null,
    securitySettings: null,
    viewer: { id: user.id },
  })
})

test('an unconfirmed address is mostly hidden on somebody’s own host', async () => {
  const user = await createUser({ email: 'not.yet@quire.test', emailVerifiedAt: null })
  await createUser({ username: 'farther', hasSubdomain: true })
  const there = 'https://farther.quire.example'
  const visit = newReader()
  await visit.signIn(user.id)
  await visit.signIn(user.id, { method: 'hand-over' }, there)
  const ask = '{ viewer { unverifiedEmail } }'
  expect((await visit.ask(ask)).data).toEqual({ viewer: { unverifiedEmail: 'not.yet@quire.test' } })
  expect((await visit.ask(ask, {}, there)).data).toEqual({ viewer: { unverifiedEmail: 'n•••@quire.test' } })
})

test('staff have no staff rights on somebody’s own host', async () => {
  const user = await createUser({ isStaff: true })
  await createUser({ username: 'farthest', hasSubdomain: true })
  const there = 'https://farthest.quire.example'
  const visit = newReader()
  await visit.signIn(user.id)
  await visit.signIn(user.id, { method: 'hand-over' }, there)
  const ask = '{ viewer { id isStaff } }'
  expect((await visit.ask(ask)).data).toEqual({ viewer: { id: user.id, isStaff: true } })
  expect((await visit.ask(ask, {}, there)).data).toEqual({ viewer: { id: user.id, isStaff: false } })
})
