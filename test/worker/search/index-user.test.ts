import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { completeSignIn } from '../../../worker/services/identity/grants'
import { createCatalog } from '../../factories/catalog'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { emptyAll, entriesOf, entriesWith, rebuild } from './search'

beforeEach(emptyAll)

/** A person with a list of somebody else's story and no story of their own, in the index. */
async function collector() {
  const person = await createUser({ name: 'Maren Vogt', username: 'maren' })
  const story = await createStory({ creatorId: (await createUser()).id })
  await createCatalog({ creatorId: person.id, name: 'Tides' }, [story.id])
  await rebuild()
  return { person }
}

/** The ids of a kind's entries; queued messages take a moment. */
const indexed = (kind: 'users' | 'catalogs', column: string) =>
  expect.poll(async () => (await entriesOf(kind)).map((row) => row[column]), { timeout: 10_000 })

test('whoever closes their account leaves the index with their lists, and is indexed again on return', async () => {
  const { person } = await collector()
  const visit = newVisit()
  await visit.signIn(person.id)
  await visit.ask('mutation { deactivateAccount { __typename } }')
  await indexed('catalogs', 'catalog_id').toEqual([])
  await indexed('users', 'user_id').not.toContain(person.id)

  const { parts } = endpointContext('/m/callback/email')
  const told: unknown[] = []
  const grant = { userId: person.id, operation: 'login', method: 'link', redirect: null } as const
  const reindex: typeof parts.reindex = (...given) => void told.push(given)
  const only = Object.create(parts, { reindex: { value: reindex } }) as typeof parts
  await completeSignIn(only, { ...grant, isNewAccount: false, isComplete: false })
  expect(told).toEqual([[[], [person.id]]])
})

test('nothing of a removed account stays in the index, even if it was never told of the closing', async () => {
  const { person } = await collector()
  await env.DB.prepare('UPDATE user SET deactivated_at = 1, delete_after = 2 WHERE id = ?')
    .bind(person.id)
    .run()
  await cronJob('remove-accounts', NOON)
  await indexed('catalogs', 'catalog_id').toEqual([])
  await indexed('users', 'user_id').not.toContain(person.id)
})

test('a suspension takes the person and their lists out of the index', async () => {
  const { person } = await collector()
  const staff = newVisit()
  await staff.signIn((await createUser({ isStaff: true })).id)
  const input = `{ userId: "${person.id}", reason: "Spam." }`
  await staff.ask(`mutation { suspendUser(input: ${input}) { __typename } }`)
  await indexed('catalogs', 'catalog_id').toEqual([])
  await indexed('users', 'user_id').not.toContain(person.id)
})

test('a new username replaces the former one in all entries that name the person', async () => {
  const { person } = await collector()
  const story = await createStory({ creatorId: person.id })
  await rebuild()
  const visit = newVisit()
  await visit.signIn(person.id)
  await visit.ask('mutation { changeUsername(username: "renata") { __typename } }')
  await expect.poll(() => entriesWith('posts', 'renata', 'author'), { timeout: 10_000 }).toEqual([story.id])
  await expect
    .poll(async () => (await entriesOf('catalogs')).map((row) => row.author), { timeout: 10_000 })
    .toEqual(['maren vogt renata'])
  expect((await entriesOf('users')).map((row) => row.username)).toContain('renata')
})
