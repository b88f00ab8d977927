import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCollection, createFormerSlug } from '../../factories/collection'
import { ORIGIN } from '../../factories/endpoint-context'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { answerTo, ask } from './ask'

describe('the health of an instance', () => {
  test('is ok when both databases have their tables', async () => {
    const response = await answerTo('/_/health')
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('is 503 while a database has no tables or doesn’t respond', async () => {
    const broken = {
      prepare: () => ({ bind: () => ({}) }),
      batch: async () => Promise.reject(new Error('down')),
    }
    // The main database has no search tables, as one has before its migrations.
    for (const SEARCH_DB of [env.DB, broken as unknown as D1Database]) {
      const response = await answerTo('/_/health', { env: { SEARCH_DB } })
      expect([response.status, await response.json()]).toEqual([503, { status: 'starting' }])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('the facts of a story', () => {
  beforeAll(async () => {
    const maren = await createUser({ id: '00000000000b', username: 'maren', name: 'Maren' })
    const tidewater = await createCollection({ id: '00000000000c', slug: 'tidewater', name: 'Tidewater' })
    await createFormerSlug('lowwater', tidewater.id)
    const here = { creatorId: maren.id, collectionId: tidewater.id }
    for (let i = 0; i < 12; i++) {
      const tags = i === 3 ? ['ocean'] : []
      await createStory({
        ...here,
        id: `0000000001${i + 10}`,
        title: `No. ${i}`,
        slug: 'no',
        trendingScore: -i,
        tags,
      })
    }
    await createStory({
      id: '0000000000aa',
      creatorId: maren.id,
      access: 'locked',
      readingTime: 180,
      slug: 's',
    })
    await createStory({ id: '0000000000ab', creatorId: maren.id, state: 'draft', isListed: false })
  })

  test('are public, by its id or the last part of its address', async () => {
    for (const path of ['/p/0000000000aa/info', '/p/any-0000000000aa/info']) {
      const response = await answerTo(path)
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(await response.json()).toMatchObject({
        id: '0000000000aa',
        url: `${ORIGIN}/@maren/s-0000000000aa`,
        isLocked: true,
        readingTime: 3,
        creator: { id: '00000000000b', name: 'Maren', url: `${ORIGIN}/@maren` },
        collection: null,
      })
    }
  })

  test('don’t exist for a draft or an unknown id', async () => {
    expect((await ask('/p/0000000000ab/info')).response).toBeUndefined()
    expect((await ask('/p/0000000000ff/info')).response).toBeUndefined()
  })

  test('don’t contain the text', async () => {
    expect(await (await answerTo('/p/0000000000aa/info')).text()).not.toContain('Text of')
  })

  interface Page {
    posts: { title: string }[]
    next: string | null
  }
  const more = async (query: string) => {
    const page: Page = await (await answerTo(`/tidewater/load-more${query}`)).json()
    return { titles: page.posts.map(({ title }) => title), next: page.next }
  }

  test('come page by page for a publication', async () => {
    const first = await more('')
    expect(first.titles).toEqual(Array.from({ length: 10 }, (_, i) => `No. ${11 - i}`))
    expect(await more(`?after=${first.next}`)).toEqual({ titles: ['No. 1', 'No. 0'], next: null })
  })

  test('are refused for an invalid cursor', async () => {
    for (const after of ['', 'zzz', '%25', 'YTpi']) {
      const response = await answerTo(`/tidewater/load-more?after=${after}`)
      expect(response.status).toBe(400)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({
        error: { code: 'BAD_REQUEST', field: 'after', message: expect.stringContaining('`next`') },
      })
    }
  })

  test('can be ordered like the publication’s pages', async () => {
    expect((await more('?orderBy=earliest')).titles[0]).toBe('No. 0')
    expect((await more('?orderBy=most-popular')).titles[0]).toBe('No. 0')
    expect(await more('?topic=ocean')).toEqual({ titles: ['No. 3'], next: null })
    expect(await more('?topic=unheard-of')).toEqual({ titles: [], next: null })
  })

  test('redirect from a publication’s former name to its current one', async () => {
    const { status, headers } = await answerTo('/lowwater/load-more?after=x')
    expect([status, headers.get('location')]).toEqual([301, '/tidewater/load-more?after=x'])
    expect((await ask('/nothing-here/load-more')).response).toBeUndefined()
  })

  test('are read in three round trips', async () => {
    const { context } = await ask('/tidewater/load-more')
    expect(context.reader.db.usage.roundTrips).toBeLessThanOrEqual(3)
    expect(context.tags.header()).toContain('collection-00000000000c')
  })
})
