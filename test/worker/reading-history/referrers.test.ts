import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { MOST_SOURCES } from '../../../schema/rules/stats/sources'
import { statSource } from '../../../schema/tables/stats/sums'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { readsOf, report } from './support'

type Visit = ReturnType<typeof newVisit>

/** A story that its writer has open, and a reader from another network each time. */
async function storyWithWriter() {
  const { user, visit } = await signedIn()
  const { id } = await createStory({ readingTime: 300, creatorId: user.id })
  let readers = 0
  const reader = () => {
    readers += 1
    return newVisit({ address: `198.51.100.${readers}` })
  }
  return { id, visit, reader }
}

const told = async (visit: Visit, id: string) => {
  const response = await visit.get(`/p/${id}/referrers`)
  return response.status === 200
    ? ((await response.json()) as { referrers: unknown }).referrers
    : response.status
}

describe('where readers come from', () => {
  test('is counted with each read, once, and told those who write the story', async () => {
    const { id, visit, reader } = await storyWithWriter()
    expect(await told(visit, id)).toEqual([])
    const first = reader()
    // Too short to be a read.
    await report(first, id, { seconds: 5, referrer: 'glimpses.example' })
    await report(first, id, { seconds: 40, referrer: 'News.Example' })
    await report(first, id, { seconds: 90, referrer: 'elsewhere.example' })
    await report(reader(), id, { seconds: 40, referrer: 'www.news.example:8443' })
    await report(reader(), id, { seconds: 40, referrer: '' })
    await report(reader(), id)
    expect(await told(visit, id)).toEqual([
      { host: null, reads: 2 },
      { host: 'news.example', reads: 2 },
    ])
    expect((await readsOf(id, visit.now)).reads).toBe(4)
    const response = await visit.get(`/p/${id}/referrers`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('is nobody else’s to know', async () => {
    const { id } = await storyWithWriter()
    const { visit: stranger } = await signedIn()
    expect(await told(stranger, id)).toBe(404)
    expect(await told(newVisit(), id)).not.toBe(200)
    expect(await told(stranger, 'ffffffffffff')).toBe(404)
  })

  test('isn’t kept of people who ask not to be tracked, whose reads count all the same', async () => {
    const { id, visit, reader } = await storyWithWriter()
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
      await report(reader(), id, { seconds: 40, referrer: 'secret.example' }, headers)
    expect(await told(visit, id)).toEqual([{ host: null, reads: 2 }])
  })

  test.each(['https://news.example/a', 'news.example:http', 'a b', '<b>', 'x'.repeat(254)])(
    'is refused as %s',
    async (referrer) => {
      const { id, visit, reader } = await storyWithWriter()
      expect((await report(reader(), id, { seconds: 40, referrer })).status).toBe(400)
      expect(await told(visit, id)).toEqual([])
    },
  )

  test('has at most so many names; the rest count together', async () => {
    const { id, visit, reader } = await storyWithWriter()
    const sources = Array.from({ length: MOST_SOURCES - 1 }, (_, i) => ({
      postId: id,
      source: `site/h${i}.example`,
    }))
    const db = drizzle(env.STATS_DB_0)
    for (let i = 0; i < sources.length; i += 25) await db.insert(statSource).values(sources.slice(i, i + 25))
    for (const referrer of ['one-more.example', 'too-many.example', 'h7.example', 'one-more.example'])
      await report(reader(), id, { seconds: 40, referrer })
    expect(await told(visit, id)).toEqual([
      { host: 'one-more.example', reads: 2 },
      { host: null, reads: 1 },
      { host: 'h7.example', reads: 1 },
    ])
  })
})
