import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { adminAudit } from '../../../schema/tables/operations'
import { user } from '../../../schema/tables/user'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const START =
  'mutation ($username: String!) { startSpoofing(username: $username) { __typename ... on UserError { message } } }'
const STOP = 'mutation { stopSpoofing { __typename } }'
const WHO = '{ viewer { username isStaff spoofedBy { username } unverifiedEmail } }'

async function signedIn(given: Parameters<typeof createUser>[0] = {}) {
  const person = await createUser(given)
  const visit = newVisit()
  await visit.signIn(person.id)
  const start = async (username: string) =>
    (((await visit.ask(START, { username })).data?.startSpoofing ?? {}) as { __typename: string }).__typename
  const who = async () => (await visit.ask(WHO)).data?.viewer
  return { user: person, visit, start, who }
}

describe('a member of staff', () => {
  test('can act as somebody else, and stop', async () => {
    const staff = await signedIn({ isStaff: true })
    const person = await createUser({ email: 'maren@example.org' })
    expect(await staff.start(` @${person.username.toUpperCase()} `)).toBe('MutationSuccess')
    expect(await staff.who()).toEqual({
      username: person.username,
      isStaff: false,
      spoofedBy: { username: staff.user.username },
      unverifiedEmail: 'm•••@example.org',
    })
    expect((await staff.visit.ask(STOP)).data).toEqual({ stopSpoofing: { __typename: 'MutationSuccess' } })
    expect(await staff.who()).toMatchObject({ username: staff.user.username, spoofedBy: null })
    expect((await staff.visit.ask(STOP)).data).toEqual({ stopSpoofing: { __typename: 'MutationSuccess' } })
  })

  test('does so in one browser only', async () => {
    const staff = await signedIn({ isStaff: true })
    const elsewhere = newVisit()
    await elsewhere.signIn(staff.user.id)
    await staff.start((await createUser()).username)
    expect((await elsewhere.ask(WHO)).data?.viewer).toMatchObject({ username: staff.user.username })
  })

  test('can’t act as a third person meanwhile, as other staff, or as nobody', async () => {
    const staff = await signedIn({ isStaff: true })
    const [one, other] = [await createUser(), await createUser()]
    expect(await staff.start((await createUser({ isStaff: true })).username)).toBe('Forbidden')
    expect(await staff.start('nobody.of.that.name')).toBe('NotFound')
    expect(await staff.start((await createUser({ deactivatedAt: NOON })).username)).toBe('NotFound')
    expect(await staff.start(one.username)).toBe('MutationSuccess')
    expect(await staff.start(other.username)).toBe('Forbidden')
    expect(await staff.who()).toMatchObject({ username: one.username })
  })

  test('stops acting when they are no longer staff', async () => {
    const staff = await signedIn({ isStaff: true })
    const person = await createUser()
    await staff.start(person.username)
    await drizzle(env.DB).update(user).set({ isStaff: false }).where(eq(user.id, staff.user.id))
    expect(await staff.who()).toMatchObject({ username: staff.user.username, spoofedBy: null })
  })

  test('can’t act as anybody on somebody’s own host', async () => {
    const staff = await signedIn({ isStaff: true })
    await createUser({ username: 'spoofhost', hasSubdomain: true })
    const there = 'https://spoofhost.quire.example'
    await staff.visit.signIn(staff.user.id, { method: 'hand-over' }, there)
    const { username } = await createUser()
    const { data } = await staff.visit.ask(START, { username }, there)
    expect(data).toMatchObject({ startSpoofing: { __typename: 'Forbidden' } })
  })

  test('leaves an audit entry', async () => {
    const staff = await signedIn({ isStaff: true })
    const person = await createUser()
    await staff.start(person.username)
    await staff.visit.ask(STOP)
    const notes = await drizzle(env.DB).select().from(adminAudit)
    const own = notes.filter(({ detail }) => detail.includes(staff.user.id))
    expect(
      own.map(({ action, address, detail }) => ({ action, address, as: JSON.parse(detail).as })),
    ).toEqual([
      { action: 'spoofing-started', address: '203.0.113.7', as: person.id },
      { action: 'spoofing-stopped', address: '203.0.113.7', as: person.id },
    ])
  })
})

test('nobody else can act as anybody', async () => {
  const person = await createUser()
  const reader = await signedIn()
  expect(await reader.start(person.username)).toBe('Forbidden')
  expect(await reader.who()).toMatchObject({ username: reader.user.username })
  const stranger = await newVisit().ask(START, { username: person.username })
  expect(stranger.data).toMatchObject({ startSpoofing: { __typename: 'Unauthorized' } })
  expect((await newVisit().ask(STOP)).data).toEqual({ stopSpoofing: { __typename: 'Unauthorized' } })
})
