import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { catalog } from '../../../schema/tables/catalog'
import { quote } from '../../../schema/tables/quote'
import { sequence } from '../../../schema/tables/sequence'
import { nextId } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'

const QUERY = '{ viewer { recentlyDeleted { things { id kind name daysLeft } } } }'

/** Somebody's list, series and highlight, deleted at a time. */
async function deletedOf(userId: string, deletedAt: number) {
  const db = drizzle(env.DB)
  const times = { createdAt: deletedAt - DAY, updatedAt: deletedAt - DAY }
  const { id: postId } = await createStory()
  const [list, series, highlight] = [nextId(), nextId(), nextId()]
  await db
    .insert(catalog)
    .values({ id: list, slug: 'mud', name: 'Mud', creatorId: userId, ...times, deletedAt })
  await db
    .insert(sequence)
    .values({ id: series, creatorId: userId, title: 'Tides', ...times, deletedAt: deletedAt + 1 })
  const place = { paragraph: 'p', start: 0, before: '', after: '', quoteKey: highlight }
  await db.insert(quote).values({
    id: highlight,
    userId,
    postId,
    words: 'Text of',
    ...place,
    createdAt: deletedAt,
    deletedAt: deletedAt + 2,
  })
  return { list, series, highlight }
}

interface Listed {
  recentlyDeleted: { things: object[] }
}

test('what somebody deleted is on one page for 30 days, by its name, and comes back from there', async () => {
  const { user, visit } = await signedIn()
  const { list, series, highlight } = await deletedOf(user.id, visit.now - DAY)
  const things = async () => {
    const viewer = (await visit.ask(QUERY)).data?.viewer as Listed | undefined
    return viewer?.recentlyDeleted.things
  }
  expect(await things()).toEqual([
    { id: highlight, kind: 'HIGHLIGHT', name: 'Text of', daysLeft: 30 },
    { id: series, kind: 'SERIES', name: 'Tides', daysLeft: 30 },
    { id: list, kind: 'LIST', name: 'Mud', daysLeft: 29 },
  ])
  const other = await signedIn()
  expect((await other.visit.ask(QUERY)).data).toEqual({ viewer: { recentlyDeleted: { things: [] } } })
  await visit.ask('mutation ($id: ID!) { undeleteCatalog(catalogId: $id) { __typename } }', { id: list })
  await visit.ask('mutation ($id: ID!) { undeleteSequence(input: { sequenceId: $id }) { __typename } }', {
    id: series,
  })
  expect(await things()).toMatchObject([{ id: highlight }])
})

test('it is gone for good after 30 days', async () => {
  const { user, visit } = await signedIn()
  await deletedOf(user.id, visit.now)
  const left = async () => (await visit.ask(QUERY)).data?.viewer as Listed
  await cronJob('sweep-tables', visit.now + 30 * DAY - 1)
  expect((await left()).recentlyDeleted.things).toHaveLength(3)
  await cronJob('sweep-tables', visit.now + 30 * DAY + 10)
  expect((await left()).recentlyDeleted.things).toEqual([])
})
