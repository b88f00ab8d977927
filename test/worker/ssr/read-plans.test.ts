import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { follow } from '../../../schema/tables/follow'
import { Database } from '../../../worker/data/database'
import { sessionsOfUser } from '../../../worker/data/identity/sessions'
import { PagePlan } from '../../../worker/data/read-plans'
import { userByUsername, usersByIds } from '../../../worker/data/user/queries'
import { setPinnedPost } from '../../../worker/data/user/writes'
import { forgetEverything } from '../../../worker/isolate-memory'
import { createCatalog } from '../../factories/catalog'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/** Nothing is answered from memory. */
const ANEW = { 'cache-control': 'no-cache' }

beforeEach(forgetEverything)

async function signedIn() {
  const user = await createUser({ emailVerifiedAt: NOON })
  const visit = newVisit()
  await visit.signIn(user.id)
  return { id: user.id, visit }
}

/** A page, with what it took. */
async function look({ visit }: { visit: ReturnType<typeof newVisit> }, path: string) {
  const response = await visit.get(path, ANEW)
  const timing = response.headers.get('server-timing') ?? ''
  const [, trips, statements] = /desc="(\d+) round trips, (\d+) statements/.exec(timing) ?? []
  return { trips: Number(trips), statements: Number(statements), html: await response.text() }
}

/** The first control that follows on a page. */
const isFollowing = (html: string) => /aria-pressed="(true|false)" data-follow=""/.exec(html)?.[1]

describe('a page that was rendered before', () => {
  let path: string
  let writerId: string
  beforeEach(async () => {
    const { id, username } = await createUser()
    writerId = id
    const { id: postId } = await createStory({ creatorId: id, title: 'Saved by me' })
    await createCatalog({ creatorId: id, name: 'By the water' }, [postId])
    path = `/@${username}/lists`
  })

  test('asks for all that it asked for with the first batch, and shows what it would', async () => {
    const reader = await signedIn()
    const first = await look(reader, path)
    const second = await look(reader, path)
    expect(first.trips).toBeGreaterThan(2)
    expect(second.trips).toBe(1)
    expect(second.statements).toBeLessThanOrEqual(first.statements)
    expect(second.html).toContain('By the water')
  })

  test('is planned from what two readers had in common, and each sees their own', async () => {
    const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()] as const
    await drizzle(env.DB)
      .insert(follow)
      .values({ userId: three.id, kind: 'user', targetId: writerId, createdAt: NOON, viewedAt: NOON })
    await look(one, path)
    await look(two, path)
    const { trips, html } = await look(three, path)
    expect(trips).toBe(1)
    expect(isFollowing(html)).toBe('true')
    expect(isFollowing((await look(one, path)).html)).toBe('false')
    for (const { id } of [one, two]) expect(html).not.toContain(id)
  })

  test('shows what has changed since, and plans that from then on', async () => {
    const reader = await signedIn()
    await look(reader, path)
    await createCatalog({ creatorId: writerId, name: 'In the hills' }, [(await createStory()).id])
    const changed = await look(reader, path)
    expect(changed.html).toContain('In the hills')
    expect(changed.trips).toBe(2)
    expect((await look(reader, path)).trips).toBe(1)
  })
})

describe('a plan', () => {
  const ask = async (db: Database, username: string) => {
    const [user] = await db.all(userByUsername, username)
    const id = user?.id ?? ''
    return db.all(usersByIds, JSON.stringify([id]))
  }
  const begin = (readerId = '') => {
    const db = new Database(env.DB)
    const plan = new PagePlan(db)
    plan.begin('https://quire.test/a', readerId)
    return { db, plan }
  }
  async function learned(username: string, readerId?: string) {
    const { db, plan } = begin(readerId)
    await ask(db, username)
    plan.learn()
  }

  test('isn’t taken once something was written', async () => {
    const { id, username } = await createUser()
    const post = await createStory({ creatorId: id })
    await learned(username)
    const { db } = begin()
    await db.all(userByUsername, username)
    await db.write([setPinnedPost(id, post.id ?? '')])
    const [row] = await ask(db, username)
    expect(row).toMatchObject({ pinnedPostId: post.id })
  })

  test('forgets what nobody has asked for', async () => {
    const [one, other] = [await createUser(), await createUser()]
    await learned(one.username)
    await learned(other.username)
    const { db } = begin()
    await ask(db, other.username)
    expect(db.usage).toMatchObject({ roundTrips: 1, statements: 2 })
  })

  test('leaves out what is read by the present moment', async () => {
    const { id } = await createUser()
    const askAt = async ({ db }: { db: Database }, now: number) => {
      await db.all(userByUsername, 'nobody')
      await db.all(sessionsOfUser, id, now, 50)
      return db.usage
    }
    const before = begin()
    await askAt(before, NOON + 1)
    before.plan.learn()
    expect(await askAt(begin(), NOON + 2)).toMatchObject({ roundTrips: 2, statements: 2 })
  })

  test('names its reader, whoever that is', async () => {
    const readers = [await createUser(), await createUser(), await createUser()] as const
    for (const { id, username } of readers.slice(0, 2)) await learned(username, id)
    const [, , third] = readers
    const { db } = begin(third.id)
    expect(await ask(db, third.username)).toMatchObject([{ id: third.id }])
    expect(db.usage).toMatchObject({ roundTrips: 1, statements: 2 })
  })
})

test('renders that answer from memory have a plan of their own', async () => {
  const { id, username } = await createUser()
  await createCatalog({ creatorId: id, name: 'By the water' }, [(await createStory()).id])
  const { visit } = await signedIn()
  const path = `/@${username}/lists`
  const usages: string[] = []
  for (let round = 0; round < 4; round++) {
    const fresh = await visit.get(path)
    const remembered = await visit.get(path)
    usages.push(...[fresh, remembered].map((answer) => answer.headers.get('server-timing') ?? ''))
    visit.now += 1000
  }
  const [fresh, remembered] = usages.slice(-2).map((timing) => /desc="([^"]+) rows/.exec(timing)?.[1])
  expect(fresh).toMatch(/^1 round trips, 7 statements/)
  expect(remembered).toMatch(/^1 round trips, 3 statements/)
})
