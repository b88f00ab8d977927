import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  REBUILD_START,
  readCursor,
  rebuildStep,
  writeCursor,
} from '../../../worker/services/search/rebuild-index'
import { createCollection } from '../../factories/collection'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { emptyAll, entriesOf, entriesWith, rebuild, search } from './search'

beforeEach(emptyAll)

describe('a rebuild', () => {
  test('finds everything, in steps of any size', async () => {
    const writer = await createUser({ name: 'Maren' })
    const stories = []
    for (let i = 0; i < 7; i++)
      stories.push((await createStory({ title: `Herons ${i}`, creatorId: writer.id, tags: ['birds'] })).id)
    await createStory({ title: 'Herons unseen', creatorId: writer.id, isListed: false })
    const collection = await createCollection({ name: 'Tidewater' })
    for (const limit of [1, 3, 100]) {
      await rebuild(limit)
      expect((await search('posts', 'herons')).sort()).toEqual(stories.toSorted())
      expect(await search('users', 'maren')).toEqual([writer.id])
      expect(await search('collections', 'tidewater')).toEqual([collection.id])
      expect(await search('tags', 'birds')).toEqual(['birds'])
    }
  })

  test('never removes results from search in the meantime', async () => {
    const story = await createStory({ title: 'Herons' })
    for (let i = 0; i < 4; i++) await createStory()
    await rebuild()
    await rebuild(1, async () => expect(await search('posts', 'herons')).toEqual([story.id]))
  })

  test('removes entries of things that don’t exist, and entries in the wrong row', async () => {
    const story = await createStory({ title: 'Herons' })
    await rebuild()
    await env.SEARCH_DB.exec(
      `INSERT INTO post_index (rowid, facets, title) VALUES (${Number.parseInt(story.id, 16)}, 'p${story.id}', 'herons'), (6, 'p000000000006', 'herons')`,
    )
    await rebuild(2)
    expect(await entriesOf('posts')).toMatchObject([{ post_id: story.id }])
    expect(await entriesOf('posts')).toHaveLength(1)
  })

  test('continues where it was interrupted', async () => {
    for (let i = 0; i < 5; i++) await createStory({ title: 'Herons' })
    const { next } = await rebuildStep(env, REBUILD_START, 2)
    const cursor = readCursor(writeCursor(next ?? REBUILD_START))
    expect(cursor).toEqual(next)
    const second = await rebuildStep(env, cursor ?? REBUILD_START, 2)
    expect(second).toMatchObject({ written: 2, next: { kind: 'posts', phase: 'write' } })
    expect(await entriesOf('posts')).toHaveLength(4)
  })

  test('spreads long texts over several steps and indexes the beginning of each', async () => {
    const long = 'sedge '.repeat(200_000)
    for (const word of ['alpha', 'beta', 'gamma', 'delta'])
      await createStory({ body: [paragraph(`${word} ${long}`)], title: word })
    await rebuild()
    for (const word of ['alpha', 'beta', 'gamma', 'delta'])
      expect(await entriesWith('posts', word, 'body')).toHaveLength(1)
    const end = await createStory({ title: 'End', body: [paragraph(`${long.slice(0, 99_993)} omega psi`)] })
    await rebuild()
    expect(await entriesWith('posts', 'omega', 'body')).toEqual([end.id])
    expect(await entriesWith('posts', 'psi', 'body')).toEqual([])
  })
})

describe('a cursor', () => {
  test('that we didn’t write is invalid', () => {
    for (const text of ['', 'posts', 'posts.write', 'lists.write.a', 'posts.sweep.a', 'posts.drop.1'])
      expect(readCursor(text), text).toBeUndefined()
  })

  test('keeps a slug in any script', () => {
    const cursor = { kind: 'tags', phase: 'write', after: 'c.c++\nü' } as const
    expect(readCursor(writeCursor(cursor))).toEqual(cursor)
  })
})
