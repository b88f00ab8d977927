import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { NEWCOMER_LIMITS } from '../../../schema/rules/newcomers'
import { Database } from '../../../worker/data/database'
import { refreshEntries } from '../../../worker/services/search/refresh-entries'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { change } from '../catalog/support'
import { respond } from '../response/support'
import { search } from '../search/search'
import { newPerson, REMOVE, run, verify } from './support'

/* docs/rules/mobile-verification.md, “What it is good for”. */

const statusOf = async (person: Awaited<ReturnType<typeof newPerson>>, text: string) => {
  const { response } = await respond(person.visit, (await createStory()).id, text)
  return (response as { status: string }).status
}

test('a verified newcomer’s first response doesn’t wait; one with a link still does', async () => {
  const [newcomer, verified] = [await newPerson({ createdAt: NOON }), await newPerson({ createdAt: NOON })]
  await verify(verified)
  expect(await statusOf(newcomer, 'Well said.')).toBe('HELD')
  expect(await statusOf(verified, 'See https://example.com/ for more.')).toBe('HELD')
  expect(await statusOf(verified, 'Well said.')).toBe('SHOWN')
})

test('a verified newcomer isn’t slowed down, until the number is removed', async () => {
  const person = await newPerson({ createdAt: NOON })
  await verify(person)
  let made = 0
  const makeList = () => {
    made += 1
    return change(person.visit, 'createCatalog', { name: `List ${made}`, description: '', visibility: 1 })
  }
  for (let i = 0; i <= NEWCOMER_LIMITS.lists.most; i++)
    expect(await makeList()).not.toMatchObject({ __typename: 'RateLimited' })
  await run(person, REMOVE)
  const answers = await Promise.all(Array.from({ length: NEWCOMER_LIMITS.lists.most + 1 }, makeList))
  expect(answers.filter(({ __typename }) => __typename === 'RateLimited')).toHaveLength(1)
})

test('somebody verified is found in search before they publish, until the number is removed', async () => {
  const databases = { db: new Database(env.DB), searchIndex: new Database(env.SEARCH_DB) }
  const person = await newPerson({ name: 'Philippa Quince', username: 'philippa', postCount: 0 })
  const searchForThem = async () => {
    await refreshEntries(databases, 'users', [person.user.id])
    return search('users', 'quince')
  }
  expect(await searchForThem()).toEqual([])
  await verify(person)
  expect(await searchForThem()).toEqual([person.user.id])
  await run(person, REMOVE)
  expect(await searchForThem()).toEqual([])
})
