import { SELF } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { BROWSER } from '../../support/http'

const MAIN = 'https://quire.example'
const read = (path: string): Promise<Response> =>
  SELF.fetch(MAIN + path, { headers: { 'user-agent': BROWSER }, redirect: 'manual' })
const textOf = async (path: string): Promise<string> => (await read(path)).text()

/** Titles of the cards on a page, in their order. */
const titles = (html: string): string[] =>
  [...html.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?(No\. \d+)</g)].map(([, title = '']) => title)

let creatorId: string
beforeAll(async () => {
  creatorId = (await createUser({ username: 'maren' })).id
})

describe('a tag that only drafts have', () => {
  beforeAll(async () => {
    await createTag('hidden', { postCount: 0 })
    await createTag('chosen', { postCount: 0, isFeatured: true })
    await createStory({ creatorId, state: 'draft', isListed: false, tags: ['hidden'] })
    await createCollection({ slug: 'annals' })
  })

  test.each([
    '/tag/hidden',
    '/tag/hidden/recommended',
    '/tag/hidden/who-to-follow',
    '/tag/hidden/archive',
    '/tag/hidden/archive/2026',
    '/annals/tagged/hidden',
    '/feed/tag/hidden',
    '/feed/topic/hidden',
    '/feed/annals/tagged/hidden',
  ])('is a 404 at %s', async (path) => expect((await read(path)).status).toBe(404))

  test('exists once staff has chosen it', async () => {
    expect((await read('/tag/chosen')).status).toBe(200)
    expect((await read('/feed/tag/chosen')).status).toBe(200)
  })
})

describe('a topic’s recommendations', () => {
  beforeAll(async () => {
    for (let i = 0; i < 14; i++)
      await createStory({
        creatorId,
        title: `No. ${i}`,
        firstPublishedAt: NOON + i * MINUTE,
        tags: ['ocean', ...(i < 10 ? ['sea'] : [])],
      })
  })

  test('include none of the latest stories below them', async () => {
    const [recommended = '', latest = ''] = (await textOf('/tag/ocean')).split('Latest stories')
    expect(titles(latest)).toEqual(Array.from({ length: 10 }, (_, i) => `No. ${13 - i}`))
    expect(titles(recommended)).toHaveLength(3)
    expect(titles(latest)).not.toEqual(expect.arrayContaining([titles(recommended)[0]]))
  })

  test('are omitted where the latest stories are all there are', async () => {
    const html = await textOf('/tag/sea')
    expect(html).not.toContain('Recommended stories')
    expect(titles(html)).toHaveLength(10)
  })
})
