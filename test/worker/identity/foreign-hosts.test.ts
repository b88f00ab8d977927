import { expect, test } from 'vitest'
import { createUser } from '../../factories/user'
import { newReader } from './by-mail'

const SETTINGS = '{ accountSettings { email } securitySettings { sessions { id } } viewer { id } }'

test('what an account is made of isn’t told on a host of somebody’s own', async () => {
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
