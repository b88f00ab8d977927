import { beforeEach, expect, test } from 'vitest'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { signedIn } from '../../factories/signed-in'
import { createUser } from '../../factories/user'
import { newEmail } from '../identity/by-mail'
import { pathTo } from '../identity/support/addresses'
import { confirm, leaveToken, rowsOf, statesOf, subscribe, tokenTo, unsubscribe, visitor } from './support'

/* docs/rules/newsletters.md, "Accounts". */

beforeEach(() => clearMailbox())

const writers = async (n: number) =>
  (await Promise.all(Array.from({ length: n }, () => createUser()))).map(({ id }) => id ?? '')

/** An address without an account subscribes, and confirms. */
async function subscribed(email: string, newsletterId: string): Promise<void> {
  const visit = visitor()
  await subscribe(visit, newsletterId, email)
  await confirm(visit, tokenTo(email))
  expect((await rowsOf(email)).find((row) => row.newsletterId === newsletterId)?.state).toBe('active')
}

/** Somebody with an account, who can ask for another address. */
async function account() {
  const email = newEmail()
  const person = await signedIn({ email, emailVerifiedAt: 1 })
  const askFor = (next: string) =>
    person.visit.ask('mutation ($email: String!) { changeEmail(email: $email) { __typename } }', {
      email: next,
    })
  return { ...person, email, askFor }
}

test('subscriptions follow an account to its new address, which brings its own', async () => {
  const [old = '', bare = '', both = ''] = await writers(3)
  const person = await account()
  const next = newEmail()
  for (const id of [old, both]) await subscribe(person.visit, id)
  for (const id of [bare, both]) await subscribed(next, id)
  // The new address has left one of those that the account has.
  await unsubscribe(visitor(), { token: await leaveToken(next, both) })

  expect((await person.askFor(next)).data).toEqual({ changeEmail: { __typename: 'AccountSettings' } })
  await person.visit.get(pathTo(next))

  expect(await rowsOf(person.email)).toEqual([])
  const rows = new Map((await rowsOf(next)).map((row) => [row.newsletterId, row]))
  expect([...rows.keys()].sort()).toEqual([old, bare, both].sort())
  for (const row of rows.values()) expect(row.userId).toBe(person.user.id)
  expect([rows.get(old)?.state, rows.get(bare)?.state, rows.get(both)?.state]).toEqual([
    'active',
    'active',
    'unsubscribed',
  ])
})

test('an address that somebody asks for stays nobody’s until its owner follows the link', async () => {
  const [id = ''] = await writers(1)
  const person = await account()
  const next = newEmail()
  await subscribed(next, id)
  await person.askFor(next)
  expect(await rowsOf(next)).toMatchObject([{ userId: null, state: 'active' }])
  await person.visit.ask('mutation { cancelEmailChange { __typename } }')
  await person.visit.get(pathTo(next))
  expect(await rowsOf(next)).toMatchObject([{ userId: null, state: 'active' }])
})

test('an address that is somebody else’s account keeps its subscriptions', async () => {
  const [id = ''] = await writers(1)
  const [person, other] = [await account(), await account()]
  await subscribe(other.visit, id)
  await person.askFor(other.email)
  expect(await rowsOf(other.email)).toMatchObject([{ userId: other.user.id }])
  expect(await statesOf(person.email)).toEqual([])
})
