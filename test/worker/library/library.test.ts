import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { predefinedId } from '../../../schema/routes/catalog-id'
import { catalogFollow } from '../../../schema/tables/catalog'
import { postResponse } from '../../../schema/tables/post-response'
import { quote } from '../../../schema/tables/quote'
import { readingHistory } from '../../../schema/tables/reading-history'
import { catalogWording } from '../../../schema/wording/catalog'
import { libraryWording as wording } from '../../../schema/wording/library'
import { createCatalog } from '../../factories/catalog'
import { NOON, nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'

const QUERY = `{ viewer {
  libraryCounts { lists savedLists highlights responses history }
  catalogs { catalogs { id } }
  savedCatalogs { catalogs { id } }
  quotesConnection { quotes { id } }
  responses { posts { id } }
  readingHistory { items { id } }
} }`

interface Library {
  libraryCounts: Record<string, number>
  catalogs: { catalogs: { id: string }[] }
  savedCatalogs: { catalogs: { id: string }[] }
  quotesConnection: { quotes: { id: string }[] }
  responses: { posts: { id: string }[] }
  readingHistory: { items: { id: string }[] }
}

async function libraryOf({ visit }: Awaited<ReturnType<typeof signedIn>>) {
  const { viewer } = (await visit.ask(QUERY)).data as { viewer: Library }
  const ids = {
    lists: viewer.catalogs.catalogs,
    savedLists: viewer.savedCatalogs.catalogs,
    highlights: viewer.quotesConnection.quotes,
    responses: viewer.responses.posts,
    history: viewer.readingHistory.items,
  }
  const lengths = Object.fromEntries(Object.entries(ids).map(([part, { length }]) => [part, length]))
  return { counts: viewer.libraryCounts, lengths, lists: ids.lists.map(({ id }) => id) }
}

/** Something in each part of somebody's library, about stories that can be read and one that can't. */
async function fill(userId: string) {
  const db = drizzle(env.DB)
  const other = await createUser()
  const story = await createStory()
  const gone = await createStory({ state: 'removed' })
  const [kept, hidden] = await Promise.all([
    createCatalog({ creatorId: other.id }),
    createCatalog({ creatorId: other.id, visibility: 1 }),
  ])
  await createCatalog({ creatorId: userId, name: 'Older', updatedAt: NOON })
  await createCatalog({ creatorId: userId, name: 'Newer', updatedAt: NOON + 1, visibility: 1 })
  for (const { id: catalogId } of [kept, hidden])
    await db.insert(catalogFollow).values({ userId, catalogId, followedAt: NOON })
  for (const [postId, deletedAt] of [
    [story.id, null],
    [story.id, NOON],
    [gone.id, null],
  ] as const) {
    const id = nextId()
    const place = { paragraph: id, start: 0, before: '', after: '', quoteKey: id, words: 'Text of' }
    await db.insert(quote).values({ id, userId, postId, ...place, createdAt: NOON, deletedAt })
  }
  for (const postId of [story.id, gone.id])
    await db.insert(readingHistory).values({ userId, postId, begunAt: NOON, readAt: NOON, progress: 0.5 })
  for (const status of ['shown', 'hidden'] as const) {
    const response = await createStory({ kind: 'response', creatorId: userId })
    const place = { rootKind: 'post', rootId: story.id, parentId: story.id } as const
    await db.insert(postResponse).values({
      postId: response.id,
      authorId: userId,
      status,
      depth: 0,
      score: 0,
      source: '',
      createdAt: NOON,
      ...place,
    })
  }
}

test('the library counts in each part what the part shows, and nothing that can’t be seen any more', async () => {
  const person = await signedIn()
  const empty = await libraryOf(person)
  expect(empty.counts).toEqual({ lists: 1, savedLists: 0, highlights: 0, responses: 0, history: 0 })
  await fill(person.user.id)
  const { counts, lengths } = await libraryOf(person)
  expect(counts).toEqual({ lists: 3, savedLists: 1, highlights: 1, responses: 1, history: 1 })
  expect(lengths).toEqual(counts)
  expect((await libraryOf(await signedIn())).lengths).toEqual(empty.counts)
})

test('the reading list is the first of one’s lists, before anything is saved to it and after', async () => {
  const person = await signedIn()
  const readingList = predefinedId(person.user.id, 'reading-list')
  expect((await libraryOf(person)).lists).toEqual([readingList])
  const lists = await Promise.all(
    [0, 1].map((i) => createCatalog({ creatorId: person.user.id, updatedAt: NOON + i })),
  )
  const latestFirst = lists.map(({ id }) => id).toReversed()
  expect((await libraryOf(person)).lists).toEqual([readingList, ...latestFirst])
  const story = await createStory()
  await person.visit.send(`https://quire.example/_/bookmark/p/${story.id}`, { method: 'POST' })
  await env.DB.prepare('UPDATE catalog SET updated_at = 1 WHERE id = ?').bind(readingList).run()
  expect((await libraryOf(person)).lists).toEqual([readingList, ...latestFirst])
})

test('an empty library says how something gets into each part, and where to begin', async () => {
  const { visit } = await signedIn()
  const text = await (await visit.get('/me/library')).text()
  expect(text).toContain(catalogWording.predefined['reading-list'])
  expect(text).toContain(wording.responses.none)
  expect(text).toContain(catalogWording.browseFeatured)
})

test('from ten lists on they are searched by name and description, in an address that works without script', async () => {
  const { user, visit } = await signedIn()
  for (let i = 0; i < 10; i++)
    await createCatalog({ creatorId: user.id, name: `List ${i}`, description: 'Tides' })
  const read = async (path: string) => await (await visit.get(path)).text()
  expect(await read('/me/lists')).toContain(wording.lists.search)
  const ofSeven = await read('/me/lists?q=IST+7')
  expect([ofSeven.includes('List 7'), ofSeven.includes('List 8')]).toEqual([true, false])
  expect(await read('/me/lists?q=tides')).toContain('List 8')
  expect(await read('/me/lists?q=nowhere')).toContain(wording.lists.noneFound)
})
