import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../schema/rules/new-id'
import { MINUTE } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { latestPosts } from '../../../worker/data/post/queries'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import { createGateway } from '../../../worker/gateway/gateway'
import { FROM_TOP } from '../../../worker/services/paging'
import type { StoryPorts } from '../../../worker/services/post/ports'
import { publishDue } from '../../../worker/services/post/publish-due'
import { saveStory } from '../../../worker/services/post/save-story'
import type { StoryInput } from '../../../worker/services/post/story-input'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { expectOk } from '../../support/expect-ok'
import { search } from '../search/search'

const DUE = NOON + 10 * MINUTE
const indexed: string[] = []
const ports = (now: number): StoryPorts => ({
  db: new Database(env.DB),
  clock: { now: () => now },
  newId,
  purger: storyPurger(async () => {}),
  reindex: (id) => void indexed.push(id),
  decorate: () => {},
})

/** Saves a story that is planned for `DUE`; the purge of what looked for its new tag is over. */
async function plan(given: Partial<StoryInput> = {}): Promise<string> {
  const saved = await saveStory(ports(NOON), {
    creatorId: given.creatorId ?? (await createUser({ postCount: 0 })).id,
    title: 'Not yet',
    subtitle: 'But soon',
    body: [{ type: 'P', name: 'abcd', text: 'Patience is a story of its own.', markups: [] }],
    tags: [{ slug: 'waiting', name: 'Waiting' }],
    state: 'scheduled',
    publishedAt: DUE,
    ...given,
  })
  const { postId } = expectOk(saved)
  await env.DB.exec('DELETE FROM purge_outbox')
  return postId
}

const rowOf = (id: string) =>
  env.DB.prepare('SELECT state, revision, is_listed, first_published_at, version_id FROM post WHERE id = ?')
    .bind(id)
    .first()
const listed = async () => (await new Database(env.DB).all(latestPosts, ...FROM_TOP, 50)).map(({ id }) => id)
const openTags = async () =>
  (await env.DB.prepare('SELECT tag FROM purge_outbox ORDER BY tag').all<{ tag: string }>()).results.map(
    ({ tag }) => tag,
  )

/** How many a run publishes. */
const PER_RUN = 5

async function visit(path: string): Promise<number> {
  const ctx = createExecutionContext()
  const gateway = createGateway({ now: () => NOON })
  const response = await gateway.fetch(new Request(`https://quire.example${path}`), env, ctx)
  await response.text()
  await waitOnExecutionContext(ctx)
  return response.status
}

beforeEach(async () => {
  indexed.length = 0
  for (const table of ['post', 'post_version', 'post_tag', 'tag', 'purge_outbox'])
    await env.DB.exec(`DELETE FROM ${table}`)
})

describe('a planned story', () => {
  test('isn’t published before its time', async () => {
    const id = await plan()
    expect(await publishDue(ports(DUE - 1), PER_RUN)).toEqual({
      published: [],
      mentioned: [],
      returned: [],
      failed: [],
    })
    expect(await rowOf(id)).toMatchObject({ state: 'scheduled', is_listed: 0, version_id: null })
    expect(await listed()).toEqual([])
    expect(await openTags()).toEqual([])
  })

  test('is published in the run after its time, with its planned time', async () => {
    const user = await createUser({ postCount: 0 })
    const collection = await createCollection({ postCount: 0 })
    const id = await plan({ creatorId: user.id, collectionId: collection.id })
    indexed.length = 0
    expect(await publishDue(ports(DUE + 5000), PER_RUN)).toEqual({
      published: [id],
      mentioned: [],
      returned: [],
      failed: [],
    })
    expect(await rowOf(id)).toMatchObject({
      state: 'published',
      revision: 1,
      is_listed: 1,
      first_published_at: DUE,
    })
    expect(await listed()).toEqual([id])
    expect(indexed).toEqual([id])
    const tags = [`collection-${collection.id}`, 'group-edgeCacheHome', 'group-edgeCacheTags', `post-${id}`]
    expect(await openTags()).toEqual([...tags, `user-${user.id}`])
    const counts = await env.DB.prepare(
      'SELECT (SELECT post_count FROM user WHERE id = ?) AS u, (SELECT post_count FROM tag) AS t',
    )
      .bind(user.id)
      .first()
    expect(counts).toEqual({ u: 1, t: 1 })
  })

  test('keeps its text, its tags and its picture', async () => {
    const picture = { imageId: 'f'.repeat(24), alt: 'A clock', focusPercentX: 20, focusPercentY: 70 }
    const tags = [
      { slug: 'ждать', name: 'Ждать' },
      { slug: 'waiting', name: 'Waiting' },
    ]
    const id = await plan({ picture, tags, access: 'locked', excerpt: 'Soon.', language: 'ru' })
    const facts = () =>
      env.DB.prepare(
        `SELECT title, subtitle, slug, excerpt, access, language, preview_image_id, preview_alt, preview_src,
           focus_percent_x, focus_percent_y, word_count, (SELECT json_group_array(tag_slug) FROM
           (SELECT tag_slug FROM post_tag WHERE post_id = post.id ORDER BY position)) AS tags FROM post WHERE id = ?`,
      )
        .bind(id)
        .first()
    const before = await facts()
    await publishDue(ports(DUE), PER_RUN)
    expect(await facts()).toEqual(before)
    expect(await env.DB.prepare('SELECT name FROM tag ORDER BY name').all()).toMatchObject({
      results: [{ name: 'Waiting' }, { name: 'Ждать' }],
    })
    const versions = await env.DB.prepare('SELECT count(*) AS n FROM post_version WHERE post_id = ?')
      .bind(id)
      .first('n')
    expect(versions).toBe(1)
  })

  test('is published once, however many runs there are, even concurrent ones', async () => {
    const user = await createUser({ postCount: 0 })
    const id = await plan({ creatorId: user.id })
    const [one, two] = await Promise.all([publishDue(ports(DUE), PER_RUN), publishDue(ports(DUE), PER_RUN)])
    expect([...one.published, ...two.published]).toEqual([id])
    expect([...one.failed, ...two.failed]).toEqual([])
    const tags = await openTags()
    expect(await publishDue(ports(DUE + MINUTE), PER_RUN)).toEqual({
      published: [],
      mentioned: [],
      returned: [],
      failed: [],
    })
    expect(await openTags()).toEqual(tags)
    const count = await env.DB.prepare('SELECT post_count FROM user WHERE id = ?').bind(user.id).first()
    expect(count).toEqual({ post_count: 1 })
  })

  test('that leads to a domain banned meanwhile is a draft again, and keeps its words', async () => {
    const user = await createUser({ postCount: 0 })
    const text = 'See https://late.example/offer'
    const id = await plan({ creatorId: user.id, body: [{ type: 'P', name: 'abcd', text, markups: [] }] })
    await env.DB.exec("INSERT INTO banned_domain VALUES ('late.example', 1, 'Spam.')")
    const { published, returned } = await publishDue(ports(DUE), PER_RUN)
    expect(published).toEqual([])
    expect(returned).toMatchObject([
      { postId: id, writerId: user.id, reason: expect.stringContaining('late.example') },
    ])
    expect(await rowOf(id)).toMatchObject({ state: 'draft', revision: 1 })
  })

  test('that its author withdraws at that moment stays withdrawn', async () => {
    const id = await plan()
    const db = new Database(env.DB)
    const write = db.write.bind(db)
    db.write = async (statements) => {
      await env.DB.prepare("UPDATE post SET state = 'draft', updated_at = ? WHERE id = ?")
        .bind(DUE + 1, id)
        .run()
      return write(statements)
    }
    expect(await publishDue({ ...ports(DUE), db }, PER_RUN)).toEqual({
      published: [],
      mentioned: [],
      returned: [],
      failed: [],
    })
    expect(await rowOf(id)).toMatchObject({ state: 'draft', is_listed: 0 })
  })

  test.each([
    ['suspended', { isSuspended: true }],
    ['closed', { deactivatedAt: NOON }],
  ])('of a %s account comes out, but is neither listed nor announced', async (_, account) => {
    const user = await createUser({ postCount: 0, ...account })
    const id = await plan({ creatorId: user.id })
    expect(await publishDue(ports(DUE), PER_RUN)).toEqual({
      published: [id],
      mentioned: [],
      returned: [],
      failed: [],
    })
    expect(await rowOf(id)).toMatchObject({ state: 'published', is_listed: 0 })
    const announced = await env.DB.prepare('SELECT 1 FROM story_announcement WHERE post_id = ?')
      .bind(id)
      .first()
    expect(announced).toBe(null)
  })

  test('that can’t be published doesn’t hold up the others', async () => {
    const broken = await plan({ publishedAt: DUE - MINUTE })
    await env.DB.prepare("UPDATE post_version SET title = '' WHERE post_id = ?").bind(broken).run()
    const id = await plan()
    const run = await publishDue(ports(DUE), PER_RUN)
    expect(run.published).toEqual([id])
    expect(run.failed).toEqual([])
    expect(run.returned).toMatchObject([
      { postId: broken, reason: 'Give the story a title before you publish it.' },
    ])
    expect(await rowOf(broken)).toMatchObject({ state: 'draft', first_published_at: null })
  })

  test('waits for the next run when there are too many', async () => {
    const creatorId = (await createUser({ postCount: 0 })).id
    for (let i = 0; i < PER_RUN + 2; i++) await plan({ creatorId, publishedAt: DUE + i })
    expect((await publishDue(ports(DUE + MINUTE), PER_RUN)).published).toHaveLength(PER_RUN)
    expect((await publishDue(ports(DUE + MINUTE), PER_RUN)).published).toHaveLength(2)
  })
})

describe('the cron', () => {
  test('shows the story to readers and adds it to the search index', async () => {
    const user = await createUser({ postCount: 0 })
    const id = await plan({ creatorId: user.id, title: 'Kumquat season' })
    const path = `/@${user.username}/kumquat-season-${id}`
    expect(await visit(path)).toBe(404)
    await cronJob('publish-scheduled', DUE + 1)
    await expect.poll(() => search('posts', 'kumquat'), { timeout: 10_000 }).toEqual([id])
    await expect.poll(() => visit(path), { timeout: 15_000, interval: 300 }).toBe(200)
  })
})
