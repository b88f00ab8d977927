import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../schema/rules/new-id'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { follow, mute } from '../../../schema/tables/follow'
import { storyAnnouncement } from '../../../schema/tables/notification'
import { Database } from '../../../worker/data/database'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import { FOLLOWERS_AT_ONCE } from '../../../worker/services/notification/announce-story'
import { saveStory } from '../../../worker/services/post/save-story'
import type { StoryInput } from '../../../worker/services/post/story-input'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { expectOk } from '../../support/expect-ok'
import { rowsOf } from './support'

const db = drizzle(env.DB)

async function follows(userId: string, kind: 'user' | 'collection', targetId: string): Promise<void> {
  await db.insert(follow).values({ userId, kind, targetId, createdAt: NOON, viewedAt: NOON })
}

async function save(given: Partial<StoryInput> & { creatorId: string }): Promise<string> {
  const saved = await saveStory(
    {
      db: new Database(env.DB),
      clock: { now: () => NOON },
      newId,
      purger: storyPurger(async () => {}),
      reindex: () => {},
      decorate: () => {},
    },
    {
      title: 'News',
      body: [{ type: 'P', name: 'abcd', text: 'It has come out.', markups: [] }],
      state: 'published',
      ...given,
    },
  )
  return expectOk(saved).postId
}

const announce = () => cronJob('announce-stories', NOON + MINUTE)
const kindsOf = async (userId: string) => (await rowsOf(userId)).map(({ kind, postId }) => [kind, postId])
const openOnes = async () =>
  (await db.select().from(storyAnnouncement)).filter(({ doneAt }) => doneAt === null)

describe('a story that comes out', () => {
  test('is announced once to the followers of its writer and of its publication', async () => {
    const [writer, ana, ben, cem] = await Promise.all([
      createUser(),
      createUser(),
      createUser(),
      createUser(),
    ])
    const { id: collectionId } = await createCollection({})
    await follows(ana.id, 'user', writer.id)
    await follows(ben.id, 'collection', collectionId)
    await follows(cem.id, 'user', writer.id)
    await follows(cem.id, 'collection', collectionId)
    await follows(writer.id, 'collection', collectionId)
    const postId = await save({ creatorId: writer.id, collectionId })
    await announce()
    await announce()
    expect(await kindsOf(ana.id)).toEqual([['writer-story', postId]])
    expect(await kindsOf(ben.id)).toEqual([['publication-story', postId]])
    expect(await kindsOf(cem.id)).toEqual([['writer-story', postId]])
    expect(await kindsOf(writer.id)).toEqual([])
    expect(await openOnes()).toEqual([])
  })

  test('isn’t announced to people who have muted its writer or its publication', async () => {
    const [writer, ana, ben] = await Promise.all([createUser(), createUser(), createUser()])
    const { id: collectionId } = await createCollection({})
    await follows(ana.id, 'collection', collectionId)
    await follows(ben.id, 'user', writer.id)
    await db.insert(mute).values([
      { userId: ana.id, kind: 'user', targetId: writer.id, createdAt: NOON },
      { userId: ben.id, kind: 'collection', targetId: collectionId, createdAt: NOON },
    ])
    await save({ creatorId: writer.id, collectionId })
    await announce()
    expect([await kindsOf(ana.id), await kindsOf(ben.id)]).toEqual([[], []])
  })

  test('is announced to everybody, some at a time, even if a run is interrupted', async () => {
    const writer = await createUser()
    const count = FOLLOWERS_AT_ONCE * 2 + 3
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO follow (user_id, kind, target_id, created_at, viewed_at)
       SELECT 'f' || i, 'user', ?1, i % 7, 0 FROM n`,
    )
      .bind(writer.id, count)
      .run()
    const postId = await save({ creatorId: writer.id })
    await Promise.all([announce(), announce()])
    await announce()
    const told = await env.DB.prepare('SELECT COUNT(*) AS n FROM notification WHERE post_id = ?')
      .bind(postId)
      .first()
    expect(told).toEqual({ n: count })
  })

  test('and is withdrawn before anybody was told isn’t announced', async () => {
    const [writer, ana] = await Promise.all([createUser(), createUser()])
    await follows(ana.id, 'user', writer.id)
    const id = await save({ creatorId: writer.id })
    await save({ id, creatorId: writer.id, state: 'unlisted' })
    await announce()
    expect(await kindsOf(ana.id)).toEqual([])
    expect(await openOnes()).toEqual([])
  })
})

test('drafts, old stories and changes aren’t news', async () => {
  const writer = await createUser()
  await db.delete(storyAnnouncement)
  await save({ creatorId: writer.id, state: 'draft' })
  await save({ creatorId: writer.id, publishedAt: NOON - 2 * DAY })
  expect(await db.select().from(storyAnnouncement)).toEqual([])
  const id = await save({ creatorId: writer.id })
  await save({ id, creatorId: writer.id, title: 'Newer' })
  expect(await db.select().from(storyAnnouncement)).toHaveLength(1)
})
