import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectionEditor } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import { forgetEverything } from '../../../worker/isolate-memory'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { report } from '../reading-history/support'

/* docs/rules/stats.md: what is told of stories that are deleted, moved or written by several, or whose writer leaves. */

type Visit = ReturnType<typeof newVisit>
const db = drizzle(env.DB)

let networks = 0
const read = async (id: string) => {
  networks += 1
  forgetEverything()
  await report(newVisit({ address: `2001:db8:5:${networks.toString(16)}::1` }), id, { seconds: 40 })
}

const STORIES = 'stories { views stories { id views post { id } } }'
interface Told {
  views: number
  stories: { views: number; stories: { id: string; views: number; post: { id: string } | null }[] }
}

async function told(visit: Visit, of: string): Promise<Told | null> {
  forgetEverything()
  const { data, errors } = await visit.ask(`{ thing: ${of} { stats { views ${STORIES} } } }`)
  expect(errors).toBeUndefined()
  return (data?.thing as { stats: Told | null } | null)?.stats ?? null
}

const viewsOf = async (visit: Visit, of: string) => (await told(visit, of))?.views

const rowsOf = async (subject: string) => {
  const { results } = await env.STATS_DB_0.prepare('SELECT * FROM stat_running WHERE subject = ?')
    .bind(subject)
    .all()
  return results.length
}

let writer: Awaited<ReturnType<typeof signedIn>>
let editor: Awaited<ReturnType<typeof signedIn>>
let publication: string
let id: string
beforeEach(async () => {
  forgetEverything()
  ;[writer, editor] = [await signedIn(), await signedIn()]
  publication = (await createCollection()).id ?? ''
  await db.insert(collectionEditor).values([
    { collectionId: publication, userId: editor.user.id, role: 'EDITOR', position: 0 },
    { collectionId: publication, userId: writer.user.id, role: 'WRITER', position: 1 },
  ])
  id = (await createStory({ readingTime: 300, creatorId: writer.user.id, collectionId: publication })).id
  await read(id)
  await read(id)
})
afterEach(() => void vi.restoreAllMocks())

const collection = (of = publication) => `collection(id: "${of}")`
const story = () => `post(id: "${id}")`

describe('a story', () => {
  test('that is deleted keeps its figures, without a name', async () => {
    await db.update(post).set({ state: 'removed', isListed: false, title: '' }).where(eq(post.id, id))
    for (const [visit, of] of [
      [writer.visit, 'viewer'],
      [editor.visit, collection()],
    ] as const)
      expect(await told(visit, of)).toEqual({
        views: 2,
        stories: { views: 2, stories: [{ id, views: 2, post: null }] },
      })
    expect(await told(writer.visit, story())).toBeNull()
  })

  test('that moves takes nothing along, and each publication has the time in which it was there', async () => {
    const other = (await createCollection()).id ?? ''
    const { user: leader, visit } = await signedIn()
    await db.insert(collectionEditor).values({ collectionId: other, userId: leader.id, role: 'OWNER' })
    await db.update(post).set({ collectionId: other }).where(eq(post.id, id))
    await read(id)
    expect(await viewsOf(editor.visit, collection())).toBe(2)
    expect(await viewsOf(visit, collection(other))).toBe(1)
    expect(await viewsOf(writer.visit, story())).toBe(3)
    // Who it has left sees it no more; who it has come to sees all of it.
    expect(await told(editor.visit, story())).toBeNull()
    expect(await viewsOf(visit, story())).toBe(3)
  })

  test('whose writer leaves the publication stays in its figures, and is the writer’s', async () => {
    await db.delete(collectionEditor).where(eq(collectionEditor.userId, writer.user.id))
    expect(await viewsOf(editor.visit, collection())).toBe(2)
    expect(await viewsOf(writer.visit, story())).toBe(2)
    await read(id)
    expect(await viewsOf(editor.visit, collection())).toBe(3)
  })

  test('of two authors is seen by both, and adds to its creator’s figures alone', async () => {
    const { user: second, visit } = await signedIn()
    await db
      .update(post)
      .set({ coAuthorIds: JSON.stringify([second.id]) })
      .where(eq(post.id, id))
    // Neither of them is a reader.
    forgetEverything()
    await report(visit, id, { seconds: 40 })
    await report(writer.visit, id, { seconds: 40 })
    await read(id)
    for (const each of [visit, writer.visit]) expect(await viewsOf(each, story())).toBe(3)
    expect(await viewsOf(writer.visit, 'viewer')).toBe(3)
    expect(await viewsOf(visit, 'viewer')).toBe(0)
  })
})

describe('the removal of an account', () => {
  const leave = async (bindings: Partial<Env> = {}) => {
    await db.update(user).set({ deactivatedAt: NOON, deleteAfter: NOON }).where(eq(user.id, writer.user.id))
    await cronJob('remove-accounts', NOON, bindings)
  }

  test('takes what was counted of the person and of their stories along, and nothing of others', async () => {
    const { user: stays } = await signedIn()
    const kept = (await createStory({ readingTime: 300, creatorId: stays.id })).id
    await read(kept)
    const before = await rowsOf(kept)
    await env.STATS_DB_0.prepare('INSERT INTO stat_sum VALUES (?, 0, 1, ?, 1, 1, 1)').bind(id, '').run()
    await leave()
    for (const subject of [id, writer.user.id]) expect(await rowsOf(subject)).toBe(0)
    for (const table of ['stat_total', 'stat_source', 'stat_reader'])
      expect(
        await env.STATS_DB_0.prepare(`SELECT 1 FROM ${table} WHERE post_id = ?`).bind(id).first(),
      ).toBeNull()
    expect(await env.STATS_DB_0.prepare('SELECT 1 FROM stat_sum').first()).toBeNull()
    // A writer's sums are told apart by stories and publications, too.
    expect([await rowsOf(kept), await rowsOf(stays.id)]).toEqual([before, before + 2])
    // The publication had these readers.
    expect(await told(editor.visit, collection())).toEqual({
      views: 2,
      stories: { views: 2, stories: [{ id, views: 2, post: null }] },
    })
  })

  test('waits while what was counted can’t be deleted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject(new Error('Down')) }
    await leave({ STATS_DB_0: down as unknown as D1Database })
    const stored = async () => (await db.select().from(user).where(eq(user.id, writer.user.id)))[0]
    expect((await stored())?.deleteAfter).toBe(NOON)
    await leave()
    expect((await stored())?.username).toMatch(/^deleted\./)
    expect(await rowsOf(writer.user.id)).toBe(0)
  })
})
