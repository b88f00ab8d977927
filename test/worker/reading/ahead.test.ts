import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, expect, test } from 'vitest'
import { block } from '../../../schema/tables/block'
import { follow, mute } from '../../../schema/tables/follow'
import { tagFollow } from '../../../schema/tables/viewer'
import { listedPostKey } from '../../../worker/data/catalog/rows'
import { relationKey } from '../../../worker/data/follow/rows'
import { unseenCount } from '../../../worker/data/notification/queries'
import { createReader } from '../../../worker/data/reader'
import { createCatalog } from '../../factories/catalog'
import { NOON, nextId } from '../../factories/ids'
import { createUser } from '../../factories/user'

const db = drizzle(env.DB)
let me: string
beforeEach(async () => {
  me = (await createUser()).id
})

/** A reader that has read ahead, with what its batch held. */
async function readAhead(userId: string) {
  const reader = createReader(env.DB)
  reader.ahead.askFor(userId)
  reader.ahead.ask('saves')
  reader.ahead.ask('relations')
  await reader.db.all(unseenCount, me)
  await new Promise((resolve) => setTimeout(resolve))
  return reader
}

const followOf = (targetId: string) => ({
  userId: me,
  kind: 'user' as const,
  targetId,
  createdAt: NOON,
  viewedAt: NOON,
})

test('what somebody has to do with things takes one statement, and no further ones', async () => {
  const [followed, muted, blocked, blocking] = [nextId(), nextId(), nextId(), nextId()] as const
  await db.insert(follow).values(followOf(followed))
  await db.insert(tagFollow).values({ userId: me, tagSlug: 'tides', createdAt: NOON })
  await db.insert(mute).values({ userId: me, kind: 'user', targetId: muted, createdAt: NOON })
  await db.insert(block).values([
    { blockerId: me, blockedId: blocked, createdAt: NOON },
    { blockerId: blocking, blockedId: me, createdAt: NOON },
  ])
  const [saved, other] = [nextId(), nextId()] as const
  const list = await createCatalog({ creatorId: me }, [saved])
  const reader = await readAhead(me)
  const { statements, roundTrips } = reader.db.usage
  expect([statements, roundTrips]).toEqual([2, 1])
  const relation = (kind: 'user' | 'tag', id: string) => reader.relations.load(relationKey(me, kind, id))
  expect(await relation('user', followed)).toMatchObject({ isFollowing: 1, isMuting: 0, isBlocking: 0 })
  expect(await relation('tag', 'tides')).toMatchObject({ isFollowing: 1 })
  expect(await relation('tag', followed)).toMatchObject({ isFollowing: 0 })
  expect(await relation('user', muted)).toMatchObject({ isFollowing: 0, isMuting: 1 })
  expect(await relation('user', blocked)).toMatchObject({ isBlocking: 1, isBlocked: 0 })
  expect(await relation('user', blocking)).toMatchObject({ isBlocking: 0, isBlocked: 1 })
  expect(await reader.listsWithPosts.load(listedPostKey(me, saved))).toMatchObject([{ catalogId: list.id }])
  expect(await reader.listsWithPosts.load(listedPostKey(me, other))).toEqual([])
  expect(reader.ahead.of(me).unseen).toBe(0)
  expect(reader.db.usage.statements).toBe(statements)
})

test('of somebody who has more than is read ahead, each thing is looked up', async () => {
  const ids = Array.from({ length: 301 }, () => nextId())
  for (let from = 0; from < ids.length; from += 15)
    await db.insert(follow).values(ids.slice(from, from + 15).map(followOf))
  const saves = Array.from({ length: 301 }, () => nextId())
  const list = await createCatalog({ creatorId: me }, saves)
  const reader = await readAhead(me)
  expect(reader.ahead.of(me)).toEqual({ unseen: 0 })
  for (const id of [ids[0], ids[300]] as string[])
    expect(await reader.relations.load(relationKey(me, 'user', id))).toMatchObject({ isFollowing: 1 })
  expect(await reader.listsWithPosts.load(listedPostKey(me, saves[300] as string))).toMatchObject([
    { catalogId: list.id },
  ])
})

test('mutes of all kinds count together', async () => {
  const mutes = Array.from({ length: 350 }, (_, i) => ({
    userId: me,
    kind: i < 175 ? ('tag' as const) : ('user' as const),
    targetId: nextId(),
    createdAt: NOON,
  }))
  for (let from = 0; from < mutes.length; from += 20)
    await db.insert(mute).values(mutes.slice(from, from + 20))
  const reader = await readAhead(me)
  expect(reader.ahead.of(me).relation).toBeUndefined()
  for (const { kind, targetId } of mutes)
    expect(await reader.relations.load(relationKey(me, kind, targetId))).toMatchObject({ isMuting: 1 })
})

test('what is read of somebody is nothing to anybody else', async () => {
  const other = (await createUser()).id
  const followed = nextId()
  await db.insert(follow).values(followOf(followed))
  const reader = await readAhead(me)
  expect(reader.ahead.of(other)).toEqual({})
  expect(await reader.relations.load(relationKey(other, 'user', followed))).toMatchObject({ isFollowing: 0 })
})
