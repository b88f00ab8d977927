import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { createCatalog } from '../../factories/catalog'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { takeUp } from '../../factories/jobs'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { emptyAll, rebuild, results, search } from './search'

beforeEach(emptyAll)

describe('a search for stories', () => {
  test('puts titles before texts, then newer and better liked ones first', async () => {
    const body = [paragraph('The tide turns.')]
    const inText = await createStory({ title: 'A', body, firstPublishedAt: NOON - DAY })
    const old = await createStory({ title: 'Tide of old', firstPublishedAt: NOON - 900 * DAY })
    const liked = await createStory({
      title: 'Tide liked',
      firstPublishedAt: NOON - 900 * DAY,
      clapCount: 5000,
    })
    const newer = await createStory({ title: 'Tide now', firstPublishedAt: NOON - DAY })
    const exact = await createStory({ title: 'Tide', firstPublishedAt: NOON - 2000 * DAY })
    await rebuild()
    expect(await search('posts', 'tide')).toEqual([exact, newer, liked, old, inText].map(({ id }) => id))
  })

  test('finds an old title among many newer texts', async () => {
    const creatorId = (await createUser()).id
    const old = await createStory({ title: 'Kelp', creatorId, firstPublishedAt: 0 })
    for (let i = 0; i < 80; i++) await createStory({ title: `S ${i}`, creatorId, body: [paragraph('kelp')] })
    await rebuild()
    expect((await search('posts', 'kelp'))[0]).toBe(old.id)
  })

  test('needs all words, wherever they are', async () => {
    const both = await createStory({ title: 'Herons', body: [paragraph('They wait at the weir.')] })
    await createStory({ title: 'Herons alone' })
    await rebuild()
    expect(await search('posts', 'weir herons')).toEqual([both.id])
  })

  test.each([
    ['the beginning of a word', 'Cartographers', 'carto'],
    ['the beginning of two letters', 'Cartographers', 'ca'],
    ['a letter too few', 'Harbour lights', 'harbor'],
    ['a letter too many', 'Harbour lights', 'harbbour'],
    ['a wrong letter', 'Harbour lights', 'harbaur'],
    ['two swapped letters', 'Harbour lights', 'hrabour lights'],
    ['two characters of a script without spaces', '昨日は東京都に行きました', '東京'],
    ['one of them', '昨日は東京都に行きました', '都'],
    ['a word of one', '昨日は東京都に行きました', '東京都'],
    ['Thai', 'ประเทศไทยสวยงาม', 'ไทย'],
    ['Arabic', 'السلام عليكم', 'سلام'.replace('س', 'الس')],
    ['Hebrew with points', 'שלום עולם', 'שָׁלוֹם'],
    ['accents or none', 'Über Zürich', 'zurich uber'],
    ['capitals', 'Über Zürich', 'ÜBER'],
  ])('finds %s', async (_, title, query) => {
    const story = await createStory({ title })
    await createStory({ title: 'Something else 大阪' })
    await rebuild()
    expect(await search('posts', query)).toEqual([story.id])
  })

  test('says which words it took instead of misspelt ones', async () => {
    await createStory({ title: 'Harbour lights' })
    await rebuild()
    expect((await results('posts', 'harbuor lights')).how.corrected).toBe('harbour lights')
    expect((await results('posts', 'harbour lights')).how.corrected).toBeNull()
    expect((await results('posts', 'zzzzzz lights')).how.corrected).toBeNull()
  })

  test.each([
    '"',
    '*',
    'tide*',
    'a AND',
    'OR',
    'NOT tide',
    'NEAR(tide)',
    '^tide',
    'title:tide',
    'tide"; --',
    '-tide',
  ])('takes %j for words', async (query) => {
    await createStory({ title: 'The tide' })
    await rebuild()
    expect(Array.isArray(await search('posts', query))).toBe(true)
  })

  test.each(['', '   ', '🦭', '\u202e', '\u0000', '\ud800', "'".repeat(10_000), '(('.repeat(5000)])(
    'finds nothing for %j',
    async (query) => {
      await createStory({ title: 'The tide' })
      await rebuild()
      expect(await search('posts', query)).toEqual([])
    },
  )

  test('pages through its matches without gaps or repeats', async () => {
    const creatorId = (await createUser()).id
    for (let i = 0; i < 25; i++) await createStory({ title: `Tide ${i}`, creatorId })
    await rebuild()
    const seen: string[] = []
    let to: string | null = null
    do {
      const page = await results('posts', 'tide', { paging: { to } })
      seen.push(...page.items.map((thing) => ('id' in thing ? thing.id : '')))
      to = page.next?.to ?? null
    } while (to)
    expect([seen.length, new Set(seen).size]).toEqual([25, 25])
  })

  test('stays inside a publication, or with one writer', async () => {
    const creator = await createUser()
    const collection = await createCollection()
    const here = await createStory({ title: 'Tide', collectionId: collection.id })
    const theirs = await createStory({ title: 'Tide', creatorId: creator.id })
    await rebuild()
    expect(await search('posts', 'tide', { collectionId: collection.id })).toEqual([here.id])
    expect(await search('posts', 'tide', { creatorId: creator.id })).toEqual([theirs.id])
  })
})

describe('what isn’t shown', () => {
  test('is whatever stopped being listed after it was indexed', async () => {
    const story = await createStory({ title: 'Tide' })
    await takeUp('index-post', [{ type: 'index-post', postId: story.id }], NOON)
    await env.DB.exec("UPDATE post SET is_listed = 0, state = 'draft'")
    expect(await search('posts', 'tide', { isUnfiltered: true })).toEqual([])
  })

  test('is people and stories of low quality, except to those who may see them', async () => {
    const newcomer = await createUser({ name: 'Nora Quill', postCount: 0 })
    const story = await createStory({ title: 'Tide', creatorId: newcomer.id })
    await rebuild()
    expect(await search('users', 'nora')).toEqual([])
    expect(await search('posts', 'tide')).toEqual([])
    expect(await search('users', 'nora', { isUnfiltered: true })).toEqual([newcomer.id])
    expect(await search('posts', 'tide', { isUnfiltered: true })).toEqual([story.id])
  })

  test('is what only the index’s own marks say', async () => {
    const creator = await createUser({ username: 'somebody' })
    const story = await createStory({ title: 'Tide', creatorId: creator.id })
    await rebuild()
    for (const query of [`p${story.id}`, `u${story.creatorId}`, 'lowquality'])
      expect(await search('posts', query), query).toEqual([])
  })
})

describe('a search for other things', () => {
  test('finds people by name, username and bio, the most followed first', async () => {
    const quiet = await createUser({ name: 'Maren Okafor', followerCount: 3 })
    const known = await createUser({ name: 'Maren Lind', followerCount: 4000 })
    const byBio = await createUser({ name: 'Tom', bio: 'Works with Maren.' })
    await rebuild()
    expect(await search('users', 'maren')).toEqual([known.id, quiet.id, byBio.id])
    expect(await search('users', quiet.username)).toEqual([quiet.id])
    expect(await search('users', 'mar')).toEqual([known.id, quiet.id])
  })

  test('finds publications, tags and public lists', async () => {
    const owner = await createUser()
    const collection = await createCollection({ name: 'Tidewater', description: 'Where land argues.' })
    const story = await createStory({
      creatorId: owner.id,
      collectionId: collection.id,
      tags: ['marine-birds'],
    })
    await env.DB.exec('UPDATE tag SET post_count = 1')
    const list = await createCatalog({ creatorId: owner.id, name: 'By the water' }, [story.id])
    await createCatalog({ creatorId: owner.id, name: 'Secret water', visibility: 1 }, [story.id])
    await createCatalog({ creatorId: owner.id, name: 'Empty water' })
    await rebuild()
    expect(await search('collections', 'argues')).toEqual([collection.id])
    expect(await search('tags', 'bird')).toEqual(['marine-birds'])
    expect(await search('catalogs', 'water')).toEqual([list.id])
  })

  test.each(['is_suspended = 1', 'deactivated_at = 1'])(
    'doesn’t find the lists of somebody who has been hidden since they were indexed: %s',
    async (change) => {
      const owner = await createUser({ name: 'Okafor' })
      const story = await createStory()
      const list = await createCatalog({ creatorId: owner.id, name: 'By the water' }, [story.id])
      await rebuild()
      expect(await search('catalogs', 'okafor')).toEqual([list.id])
      await env.DB.prepare(`UPDATE user SET ${change} WHERE id = ?`).bind(owner.id).run()
      expect(await search('catalogs', 'okafor')).toEqual([])
    },
  )

  test('doesn’t find a list that has been made private since it was indexed', async () => {
    const story = await createStory()
    const { id } = await createCatalog({ creatorId: story.creatorId, name: 'By the water' }, [story.id])
    await rebuild()
    expect(await search('catalogs', 'water')).toEqual([id])
    await env.DB.prepare('UPDATE catalog SET visibility = 1 WHERE id = ?').bind(id).run()
    expect(await search('catalogs', 'water')).toEqual([])
  })

  test('finds inside a publication those who write in it, its topics and lists of its stories', async () => {
    const [inside, outside] = [await createUser({ name: 'Ann In' }), await createUser({ name: 'Ann Out' })]
    const collection = await createCollection({ name: 'Ann’s' })
    await createCollection({ name: 'Ann’s too' })
    const here = await createStory({ creatorId: inside.id, collectionId: collection.id, tags: ['ann-here'] })
    const there = await createStory({ creatorId: outside.id, tags: ['ann-there'] })
    await env.DB.exec('UPDATE tag SET post_count = 1')
    const list = await createCatalog({ creatorId: outside.id, name: 'Ann’s picks' }, [here.id])
    await createCatalog({ creatorId: outside.id, name: 'Ann’s others' }, [there.id])
    await rebuild()
    const within = { collectionId: collection.id }
    expect(await search('users', 'ann', within)).toEqual([inside.id])
    expect(await search('tags', 'ann', within)).toEqual(['ann-here'])
    expect(await search('catalogs', 'ann', within)).toEqual([list.id])
    expect(await search('collections', 'ann', within)).toEqual([collection.id])
  })

  test('finds of a writer nobody else, the publications and topics of their stories, and their lists', async () => {
    const [writer, other] = [await createUser({ name: 'Ann One' }), await createUser({ name: 'Ann Two' })]
    const collection = await createCollection({ name: 'Ann’s' })
    const elsewhere = await createCollection({ name: 'Ann’s too' })
    const theirs = await createStory({
      creatorId: writer.id,
      collectionId: collection.id,
      tags: ['ann-here'],
    })
    await createStory({ creatorId: other.id, collectionId: elsewhere.id, tags: ['ann-there'] })
    await env.DB.exec('UPDATE tag SET post_count = 1')
    const list = await createCatalog({ creatorId: writer.id, name: 'Ann’s picks' }, [theirs.id])
    await createCatalog({ creatorId: other.id, name: 'Ann’s others' }, [theirs.id])
    await rebuild()
    const of = { creatorId: writer.id }
    expect(await search('users', 'ann', of)).toEqual([writer.id])
    expect(await search('tags', 'ann', of)).toEqual(['ann-here'])
    expect(await search('catalogs', 'ann', of)).toEqual([list.id])
    expect(await search('collections', 'ann', of)).toEqual([collection.id])
  })
})
