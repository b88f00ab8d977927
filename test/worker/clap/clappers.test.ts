import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { FOLLOWERS_PAGE_SIZE } from '../../../schema/rules/limits'
import { ORIGIN } from '../../factories/endpoint-context'
import { nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { block } from '../block/support'
import { report } from '../reading-history/support'

interface Facts {
  clapCount: number
  clappers: { name: string; username: string; url: string; clapCount: number }[]
  next: string | null
}

let story: string
const give = (userId: string, count: number, at: number, target = story) =>
  env.DB.prepare("INSERT INTO clap VALUES ('post', ?, ?, ?, ?)").bind(target, userId, count, at).run()

const visit = newVisit()
const read = async (path: string, by = visit) => (await (await by.get(`/p/${path}`)).json()) as Facts
const names = async (path: string, by = visit) => (await read(path, by)).clappers.map(({ name }) => name)

describe('who has clapped', () => {
  beforeAll(async () => {
    story = (await createStory({ clapCount: 30 })).id
    for (const [i, name] of ['Ana', 'Ben', 'Cleo'].entries()) {
      await give((await createUser({ name, username: name.toLowerCase() })).id, [9, 50, 1][i] ?? 0, i)
    }
    await give((await createUser({ name: 'Suspended', isSuspended: true })).id, 5, 3)
    await give((await createUser({ name: 'Gone', deactivatedAt: 1 })).id, 5, 4)
  })

  test('is listed newest first, without those who are suspended or gone', async () => {
    const { clapCount, clappers, next } = await read(`${story}/upvotes`)
    expect([clapCount, next]).toEqual([30, null])
    expect(clappers.map(({ name }) => name)).toEqual(['Cleo', 'Ben', 'Ana'])
    expect(clappers[1]).toMatchObject({
      username: 'ben',
      url: 'https://quire.example/@ben',
      clapCount: 50,
    })
  })

  test('comes in other orders, and nothing else', async () => {
    expect(await names(`${story}/info/oldest/all`)).toEqual(['Ana', 'Ben', 'Cleo'])
    expect(await names(`${story}/info/most/all`)).toEqual(['Ben', 'Ana', 'Cleo'])
    for (const path of ['best/all', 'newest/none'])
      expect((await visit.get(`/p/${story}/info/${path}`)).status).toBe(404)
  })

  test('of those whom the viewer follows is the viewer’s alone', async () => {
    expect((await visit.get(`/p/${story}/info/newest/following`)).status).toBe(401)
    const { user, visit: own } = await signedIn()
    const [ben] = (await env.DB.prepare("SELECT id FROM user WHERE username = 'ben'").all<{ id: string }>())
      .results
    await env.DB.prepare("INSERT INTO follow VALUES (?, 'user', ?, 1, 1)").bind(user.id, ben?.id).run()
    const response = await own.get(`/p/${story}/info/most/following`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(((await response.json()) as Facts).clappers.map(({ name }) => name)).toEqual(['Ben'])
    const followed = async (by: typeof visit) => {
      const { data } = await by.ask(
        'query ($id: ID!) { post(id: $id) { clappersConnection(isFollowed: true) { edges { user { name } } } } }',
        { id: story },
      )
      return data?.post
    }
    expect(await followed(own)).toEqual({ clappersConnection: { edges: [{ user: { name: 'Ben' } }] } })
    expect(await followed(visit)).toEqual({ clappersConnection: { edges: [] } })
  })

  test('leaves out whom the viewer blocks, for the viewer alone', async () => {
    const { user, visit: own } = await signedIn()
    const ana = await env.DB.prepare("SELECT id FROM user WHERE username = 'ana'").first<string>('id')
    await env.DB.prepare('INSERT INTO block VALUES (?, ?, 1)').bind(ana, user.id).run()
    expect(await names(`${story}/upvotes`, own)).toEqual(['Cleo', 'Ben'])
    expect(await names(`${story}/info/most/all`, own)).toEqual(['Ben', 'Cleo'])
    expect((await own.get(`/p/${story}/upvotes`)).headers.get('cache-control')).toBe('private, no-store')
    expect(await names(`${story}/upvotes`)).toEqual(['Cleo', 'Ben', 'Ana'])
  })

  test('is listed in pages, by the API too', async () => {
    const { id } = await createStory()
    for (let i = 0; i < FOLLOWERS_PAGE_SIZE + 2; i++) await give((await createUser()).id, 1 + (i % 3), i, id)
    for (const path of ['upvotes', 'info/oldest/all', 'info/most/all']) {
      const first = await read(`${id}/${path}`)
      const second = await read(`${id}/${path}?after=${first.next}`)
      expect([first.clappers.length, second.clappers.length, second.next]).toEqual([
        FOLLOWERS_PAGE_SIZE,
        2,
        null,
      ])
      expect(new Set([...first.clappers, ...second.clappers].map(({ name }) => name)).size).toBe(27)
    }
    expect((await visit.get(`/p/${id}/upvotes?after=nonsense`)).status).toBe(400)
    const { data } = await visit.ask(
      '($id: ID!) { post(id: $id) { clappersConnection(order: MOST, paging: { limit: 3 }) { edges { clapCount user { name } } pagingInfo { next { limit } } } } }'.replace(
        /^/,
        'query ',
      ),
      { id },
    )
    expect(data).toMatchObject({
      post: {
        clappersConnection: {
          edges: [{ clapCount: 3 }, { clapCount: 3 }, { clapCount: 3 }],
          pagingInfo: { next: { limit: 3 } },
        },
      },
    })
  })

  test('isn’t told of stories that can’t be read', async () => {
    const { id } = await createStory({ state: 'draft', isListed: false })
    for (const path of [`${id}/upvotes`, `${id}/info/newest/all`, `${nextId()}/upvotes`])
      expect((await visit.get(`/p/${path}`)).status).toBe(404)
  })
})

test('what somebody has clapped for is on their profile, but for what isn’t listed', async () => {
  const { id: fan } = await createUser({ username: 'fan' })
  const [first, second] = [await createStory(), await createStory()]
  const unlisted = await createStory({ state: 'unlisted', isListed: false })
  for (const [i, { id }] of [first, second, unlisted].entries()) await give(fan, 2, i + 1, id)
  const text = await (await visit.get('/@fan/has-recommended')).text()
  expect([...text.matchAll(/<h2[^>]*>.*?Story (\w+)/g)].map(([, id]) => id)).toEqual([second.id, first.id])
  expect(text).toContain('/feed/@fan/has-recommended')
})

test('the state of a story says what it is to the viewer', async () => {
  const { user, visit: own } = await signedIn()
  const { id, creatorId } = await createStory({ clapCount: 12 })
  await give(user.id, 12, 1, id)
  const response = await own.get(`/p/${id}/state`)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const state = {
    postId: id,
    clapCount: 12,
    viewerClapCount: 12,
    canClap: true,
    isMuting: false,
    isSaved: false,
    isRead: false,
    readingPlace: null,
  }
  expect(await response.json()).toEqual(state)
  const now = async () => (await own.get(`/p/${id}/state`)).json()
  await own.send(`/_/bookmark/p/${id}`, { method: 'POST', headers: { origin: ORIGIN } })
  await report(own, id, { seconds: 600, progress: 0.5, paragraphName: 'middle', deviceId: 'phone' })
  const begun = { ...state, isSaved: true, isRead: true }
  const place = { paragraphName: 'middle', progress: 0.5, device: expect.any(String) }
  expect(await now()).toEqual({ ...begun, readingPlace: place })
  await report(own, id, { seconds: 600, progress: 1, paragraphName: 'end', deviceId: 'phone' })
  await block(own, creatorId)
  expect(await now()).toEqual({ ...begun, canClap: false })
  const { id: draft } = await createStory({ state: 'draft', isListed: false })
  expect((await own.get(`/p/${draft}/state`)).status).toBe(404)
  expect((await visit.get(`/p/${id}/state`)).status).toBe(401)
})
