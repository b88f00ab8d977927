import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetEverything } from '../../../worker/isolate-memory'
import { createCollection } from '../../factories/collection'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { emptyAll, rebuild } from './search'

interface Result {
  index: string
  query: string
  hits: Record<string, unknown>[]
  hitsPerPage: number
  queryID: string
  correctedQuery?: string
}

type Visit = ReturnType<typeof newVisit>

async function send(body: unknown, visit: Visit = newVisit(), headers: Record<string, string> = {}) {
  const response = await visit.send('/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const answer = await response.json<{ results?: Result[]; error?: { code: string } }>()
  return { status: response.status, headers: response.headers, ...answer }
}

const ask = async (indexName: string, params: Record<string, string>, visit?: Visit) => {
  const { results } = await send(
    { requests: [{ indexName, params: `${new URLSearchParams(params)}` }] },
    visit,
  )
  return results?.[0]
}

const ids = {
  maren: '0000000000a1',
  newcomer: '0000000000a2',
  tidewater: '0000000000c1',
}

beforeAll(async () => {
  await emptyAll()
  await createUser({ id: ids.maren, username: 'maren', name: 'Maren Tide', imageId: 'face' })
  await createUser({ id: ids.newcomer, username: 'newcomer', name: 'New Tide', postCount: 0 })
  await createCollection({ id: ids.tidewater, slug: 'tidewater', name: 'Tidewater', avatarId: 'logo' })
  for (let i = 0; i < 12; i++) {
    await createStory({
      id: `0000000001${i + 10}`,
      title: `Tide ${i}`,
      creatorId: ids.maren,
      collectionId: i < 9 ? ids.tidewater : null,
      tags: ['tides'],
    })
  }
  await createStory({ title: 'Tide of a newcomer', creatorId: ids.newcomer })
  await createStory({ title: 'Tide kept back', creatorId: ids.maren, isListed: false, state: 'draft' })
  await createStory({ title: 'Else', creatorId: ids.maren, body: [paragraph('Harbour.')] })
  await env.DB.exec('UPDATE tag SET post_count = 12')
  await rebuild()
})

beforeEach(() => forgetEverything())

describe('the search endpoint', () => {
  test('answers several requests in their order, each with its hits and an id', async () => {
    const names = ['user', 'collection_bay_avg', 'collection', 'tag', 'post']
    const { status, headers, results } = await send({
      requests: names.map((indexName) => ({ indexName, params: 'query=tide' })),
    })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(results?.map(({ index }) => index)).toEqual(names)
    expect(new Set(results?.map(({ queryID }) => queryID)).size).toBe(5)
    for (const { queryID, query } of results ?? [])
      expect([query, queryID]).toEqual(['tide', expect.stringMatching(/^[0-9a-f]{24}$/)])
    expect(results?.[0]?.hits).toEqual([
      {
        objectID: ids.maren,
        userId: ids.maren,
        username: 'maren',
        name: 'Maren Tide',
        imageId: 'face',
        matches: { name: [6, 10], username: [] },
      },
    ])
    expect(results?.[1]?.hits).toEqual([
      {
        objectID: ids.tidewater,
        collectionId: ids.tidewater,
        slug: 'tidewater',
        name: 'Tidewater',
        imageId: 'logo',
        matches: { name: [0, 9] },
      },
    ])
    expect(results?.[3]?.hits).toMatchObject([{ tagSlug: 'tides', matches: { displayText: [0, 5] } }])
    expect(results?.[4]?.hits[0]).toMatchObject({
      objectID: expect.any(String),
      title: expect.stringMatching(/^Tide/),
      latestPublishedAt: expect.any(Number),
      url: expect.stringMatching(/^https:\/\/quire\.example\/@maren\/story-/),
      matches: { title: [0, 4] },
    })
  })

  test('returns three hits, eight stories inside a publication, and as many as asked for up to twenty', async () => {
    const filters = `collectionId:${ids.tidewater}`
    expect((await ask('post', { query: 'tide' }))?.hits).toHaveLength(3)
    expect((await ask('post', { query: 'tide', filters }))?.hits).toHaveLength(8)
    expect((await ask('post', { query: 'tide', hitsPerPage: '20', filters }))?.hits).toHaveLength(9)
    expect((await ask('post', { query: 'tide', hitsPerPage: '5000' }))?.hitsPerPage).toBe(20)
    for (const hitsPerPage of ['0', '-1', 'x', '1e9', ''])
      expect((await ask('tag', { query: 'tide', hitsPerPage }))?.hitsPerPage).toBeLessThanOrEqual(20)
  })

  test('shows drafts and newcomers to nobody, whatever the filters say', async () => {
    for (const filters of [
      '',
      'isHighQuality:false OR isHighQuality:true',
      `creatorId:${ids.newcomer}`,
      'NOT facets:lowquality',
      'isListed:false',
      '") OR (facets : "p',
    ]) {
      const result = await ask('post', { query: 'tide', hitsPerPage: '20', filters })
      expect(result?.hits.map(({ title }) => title)).not.toContain('Tide of a newcomer')
      expect(result?.hits.map(({ title }) => title)).not.toContain('Tide kept back')
    }
    expect((await ask('user', { query: 'new tide', filters: 'x:y' }))?.hits).toEqual([])
  })

  test('shows newcomers to people with the flag', async () => {
    const visit = newVisit()
    const { id } = await createUser()
    await visit.signIn(id)
    const ofPerson = async () => {
      const { results } = await send({ requests: [{ indexName: 'user', params: 'query=new' }] }, visit, {
        'x-xsrf-token': [...visit.cookies()].find(([name]) => name.includes('xsrf'))?.[1] ?? '',
      })
      return results?.[0]?.hits.map(({ userId }) => userId)
    }
    expect(await ofPerson()).toEqual([])
    await env.DB.prepare(
      "INSERT INTO flag_override (user_id, name, value, updated_at) VALUES (?, 'can_view_unfiltered_search', 'true', 0)",
    )
      .bind(id)
      .run()
    expect(await ofPerson()).toEqual([ids.newcomer])
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no requests', {}],
    ['an empty list', { requests: [] }],
    ['too many requests', { requests: Array(7).fill({ indexName: 'tag', params: '' }) }],
    ['an unknown index', { requests: [{ indexName: 'draft', params: 'query=tide' }] }],
    ['parameters that are no text', { requests: [{ indexName: 'tag', params: { query: 'tide' } }] }],
  ])('refuses %s', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 400, error: { code: 'BAD_REQUEST' } })
  })

  test('refuses a body that is too large, or isn’t declared as JSON', async () => {
    const body = { requests: [{ indexName: 'tag', params: `query=${'x'.repeat(130_000)}` }] }
    expect((await send(body)).status).toBe(413)
    expect((await send('{}', newVisit(), { 'content-type': 'text/plain' })).status).toBe(415)
  })

  test.each(['"', '* OR *', '🦭', '\u202eedit', 'x'.repeat(10_000), 'tide '.repeat(2000), '%', '\u0000', ''])(
    'answers %j',
    async (query) => {
      expect(await ask('post', { query })).toMatchObject({ index: 'post', hits: expect.any(Array) })
    },
  )

  test('tells who asks too fast to wait, and nobody else', async () => {
    const eager = newVisit({ address: '203.0.113.99' })
    const answers = []
    for (let i = 0; i < 101; i++) answers.push(await send({}, eager))
    expect(answers.slice(0, 100).every(({ status }) => status === 400)).toBe(true)
    expect(answers.at(-1)).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } })
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('10')
    const page = await eager.get('/tidewater/search/users?q=low+tide')
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '10'])
    const html = await page.text()
    expect(html).toContain('Wait 10 seconds, then search again.')
    // Behind the box of the header.
    const main = html.slice(html.indexOf('<main'))
    expect(/<form[^>]*>/.exec(main)?.[0]).toContain('action="/tidewater/search/users"')
    expect(/<input[^>]* name="q"[^>]*>/.exec(main)?.[0]).toContain('value="low tide"')
    const { errors } = await eager.ask('{ search(query: "tide") { tags { queryId } } }')
    expect(errors?.[0]?.message).toBe('Too many searches. Try again later.')
    expect((await ask('tag', { query: 'tide' }, newVisit()))?.hits).toHaveLength(1)
    const neighbour = newVisit({ address: '2001:db8:1:2::99' })
    for (let i = 0; i < 100; i++) await send({}, newVisit({ address: `2001:db8:1:2::${i.toString(16)}` }))
    expect((await send({}, neighbour)).status).toBe(429)
    eager.now += 10_000
    expect((await ask('tag', { query: 'tide' }, eager))?.hits).toHaveLength(1)
  })

  test('is for POST alone', async () => {
    expect((await newVisit().get('/1/indexes/*/queries')).status).toBe(405)
  })
})
