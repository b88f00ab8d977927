import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { Database } from '../../../worker/data/database'
import { indexPosts } from '../../../worker/services/search/index-posts'
import { refreshEntries } from '../../../worker/services/search/refresh-entries'
import { createCollection } from '../../factories/collection'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { emptyAll, entriesOf, entriesWith, search } from './search'

const databases = { db: new Database(env.DB), searchIndex: new Database(env.SEARCH_DB) }

beforeEach(emptyAll)

describe('a published story', () => {
  test('is found by its title, its text, its tags, its writer, and the beginning of a word', async () => {
    const writer = await createUser({ name: 'Maren Okafor', username: 'maren' })
    const story = await createStory({
      title: 'The tide that comes twice',
      subtitle: 'Why a harbour keeps two clocks',
      creatorId: writer.id,
      tags: ['ocean'],
      body: [paragraph('A gauge writes down every ripple.')],
    })
    await indexPosts(databases, [story.id])
    for (const word of ['tide', 'harbour', 'ripple', 'ocean', 'okafor', 'maren', 'rip'])
      expect(await search('posts', word), word).toEqual([story.id])
    expect(await search('posts', 'submarine')).toEqual([])
  })

  test('adds its writer, its publication and its tags to the index', async () => {
    const writer = await createUser({ name: 'Tomas Lind', bio: 'Draws maps.' })
    const collection = await createCollection({ name: 'Tidewater', description: 'Where land argues.' })
    const story = await createStory({ creatorId: writer.id, collectionId: collection.id, tags: ['birds'] })
    await indexPosts(databases, [story.id])
    expect(await search('users', 'maps')).toEqual([writer.id])
    expect(await search('collections', 'argues')).toEqual([collection.id])
    expect(await search('tags', 'bird')).toEqual(['birds'])
  })

  test('has one entry, however often the message arrives', async () => {
    const story = await createStory()
    for (let i = 0; i < 3; i++) await indexPosts(databases, [story.id, story.id])
    expect(await entriesOf('posts')).toHaveLength(1)
    expect(await entriesOf('users')).toHaveLength(1)
  })

  test('is found with and without accents', async () => {
    const story = await createStory({ title: 'Über Zürich' })
    await indexPosts(databases, [story.id])
    expect(await search('posts', 'zurich')).toEqual([story.id])
    expect(await search('posts', 'ÜBER')).toEqual([story.id])
  })
})

describe('a changed story', () => {
  test('is found by its new text, no longer by its old one', async () => {
    const story = await createStory({ title: 'Herons' })
    await indexPosts(databases, [story.id])
    await env.DB.prepare("UPDATE post SET title = 'Cormorants' WHERE id = ?").bind(story.id).run()
    await indexPosts(databases, [story.id])
    expect(await entriesWith('posts', 'herons', 'title')).toEqual([])
    expect(await search('posts', 'cormorants')).toEqual([story.id])
  })

  test('isn’t found once it is no longer listed', async () => {
    const story = await createStory({ title: 'Herons' })
    await indexPosts(databases, [story.id])
    await env.DB.prepare("UPDATE post SET is_listed = 0, state = 'unlisted' WHERE id = ?")
      .bind(story.id)
      .run()
    await indexPosts(databases, [story.id])
    expect(await entriesWith('posts', 'herons', 'title')).toEqual([])
  })

  test('is indexed again if it changed while its entry was written', async () => {
    const story = await createStory({ title: 'Herons' })
    let writes = 0
    const SEARCH_DB = new Proxy(env.SEARCH_DB, {
      get(db, name) {
        if (name !== 'batch') return Reflect.get(db, name).bind(db)
        return async (statements: D1PreparedStatement[]) => {
          if (writes++ === 0)
            await env.DB.prepare("UPDATE post SET title = 'Egrets', updated_at = updated_at + 1 WHERE id = ?")
              .bind(story.id)
              .run()
          return db.batch(statements)
        }
      },
    })
    await refreshEntries({ db: new Database(env.DB), searchIndex: new Database(SEARCH_DB) }, 'posts', [
      story.id,
    ])
    expect(await search('posts', 'egrets')).toEqual([story.id])
    expect(await entriesWith('posts', 'herons', 'title')).toEqual([])
  })
})

describe('what can’t be found', () => {
  test('is a draft, the story of a suspended or closed account, and one that never existed', async () => {
    const suspended = await createUser({ isSuspended: true })
    const closed = await createUser({ deactivatedAt: 1 })
    const draft = await createStory({ title: 'Herons', state: 'draft', isListed: false })
    const theirs = await createStory({ title: 'Herons', creatorId: suspended.id })
    const left = await createStory({ title: 'Herons', creatorId: closed.id })
    await indexPosts(databases, [draft.id, theirs.id, left.id, 'ffffffffffff'])
    expect(await entriesOf('posts')).toEqual([])
    expect(await search('users', 'user')).toEqual([draft.creatorId])
  })

  test('is the part of a member-only story beyond its preview', async () => {
    const body = Array.from({ length: 12 }, (_, i) =>
      paragraph(`Paragraph ${i === 11 ? 'secret' : 'open'} text`),
    )
    const story = await createStory({ access: 'locked', body })
    await indexPosts(databases, [story.id])
    expect(await search('posts', 'open')).toEqual([story.id])
    expect(await search('posts', 'secret')).toEqual([])
  })

  test('is a tag without stories among tags', async () => {
    const story = await createStory({ tags: ['empty'] })
    await env.DB.exec('UPDATE tag SET post_count = 0')
    await indexPosts(databases, [story.id])
    expect(await entriesOf('tags')).toEqual([])
  })
})

test('a person without a listed story is marked as such', async () => {
  const writer = await createUser({ postCount: 3 })
  const reader = await createUser({ postCount: 0 })
  await refreshEntries(databases, 'users', [writer.id, reader.id])
  const marks = (await entriesOf('users')).map((row) => [row.user_id, row.facets])
  expect(Object.fromEntries(marks)).toEqual({ [writer.id]: '', [reader.id]: 'lowquality' })
})

test('a verified book author is found if they write stories, and not for their books alone', async () => {
  const writer = await createUser({ isBookAuthor: true, name: 'Ada Writes' })
  const author = await createUser({ isBookAuthor: true, name: 'Ada Printed', postCount: 0 })
  const story = await createStory({ creatorId: writer.id })
  await indexPosts(databases, [story.id])
  await refreshEntries(databases, 'users', [author.id])
  for (const isUnfiltered of [false, true])
    expect(await search('users', 'ada', { isUnfiltered })).toEqual([writer.id])
})
