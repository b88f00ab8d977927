import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { audited, operate } from '../operating/support'
import { emptyAll, rebuild, search } from '../search/search'

/* docs/rules/moderation.md, "Topics". */

beforeEach(async () => {
  await emptyAll()
  for (const table of ['tag_writer', 'tag_follow']) await env.DB.exec(`DELETE FROM ${table}`)
})

type Person = Awaited<ReturnType<typeof signedIn>>

async function merge({ visit }: Person, slug: string, into: string, reason = 'They are the same.') {
  const { data, ...rest } = await visit.ask(
    `mutation ($input: MergeTopicInput!) { result: mergeTopic(input: $input) { __typename
      ... on AdminTopic { id tag { postCount followerCount } } ... on UserError { code field } } }`,
    { input: { slug, into, reason } },
  )
  if (!data) throw new Error(JSON.stringify(rest))
  return data.result as Record<string, unknown>
}

const tagsOf = async (postId: string) =>
  (
    await env.DB.prepare('SELECT tag_slug FROM post_tag WHERE post_id = ? ORDER BY position')
      .bind(postId)
      .all<{ tag_slug: string }>()
  ).results.map(({ tag_slug }) => tag_slug)

const tagRow = (slug: string) =>
  env.DB.prepare('SELECT * FROM tag WHERE slug = ?').bind(slug).first<Record<string, unknown>>()
const writersOf = async (slug: string) =>
  (
    await env.DB.prepare('SELECT user_id, post_count FROM tag_writer WHERE tag_slug = ? AND post_count > 0')
      .bind(slug)
      .all<{ user_id: string; post_count: number }>()
  ).results

/** Counts what the stories of some topics amount to, as saves would have. */
async function countTopics(...slugs: string[]) {
  for (const slug of slugs) {
    await env.DB.prepare(
      'UPDATE tag SET post_count = (SELECT count(*) FROM post_tag WHERE tag_slug = ?1 AND is_listed) WHERE slug = ?1',
    )
      .bind(slug)
      .run()
    await env.DB.prepare(
      `INSERT INTO tag_writer (tag_slug, user_id, post_count, latest_post_at)
       SELECT tag_slug, creator_id, count(*), max(first_published_at) FROM post_tag
       WHERE tag_slug = ?1 AND is_listed GROUP BY creator_id`,
    )
      .bind(slug)
      .run()
  }
}

const follow = (userId: string, slug: string) =>
  env.DB.prepare('INSERT INTO tag_follow (user_id, tag_slug, created_at) VALUES (?, ?, 1)')
    .bind(userId, slug)
    .run()

describe('merging a topic', () => {
  test('moves its stories, counts, writers and followers, and each thing once', async () => {
    const staff = await signedIn({ isStaff: true })
    const writer = await createUser()
    const one = await createStory({ creatorId: writer.id, tags: ['tides', 'moon'] })
    const both = await createStory({ creatorId: writer.id, tags: ['sea', 'tides'] })
    const other = await createStory({ tags: ['sea'] })
    const draft = await createStory({ state: 'draft', isListed: false, tags: ['tides'] })
    await countTopics('tides', 'sea', 'moon')
    const [a, b] = [await createUser(), await createUser()]
    await follow(a.id, 'tides')
    await follow(b.id, 'tides')
    await follow(b.id, 'sea')
    expect(await merge(staff, 'Tides', 'sea')).toEqual({
      __typename: 'AdminTopic',
      id: 'sea',
      tag: { postCount: 3, followerCount: 2 },
    })
    expect(await tagsOf(one.id)).toEqual(['sea', 'moon'])
    expect(await tagsOf(both.id)).toEqual(['sea'])
    expect(await tagsOf(draft.id)).toEqual(['sea'])
    expect(await tagRow('tides')).toMatchObject({ post_count: 0, follower_count: 0, merged_into: 'sea' })
    expect(await tagRow('moon')).toMatchObject({ post_count: 1 })
    expect(await writersOf('tides')).toEqual([])
    expect(await writersOf('sea')).toEqual(
      expect.arrayContaining([
        { user_id: writer.id, post_count: 2 },
        { user_id: other.creatorId, post_count: 1 },
      ]),
    )
    const act = await env.DB.prepare("SELECT * FROM moderation_act WHERE subject_id = 'tides'").first()
    expect(act).toMatchObject({ action: 'MERGE_TOPIC', detail: 'sea', reason: 'They are the same.' })
  })

  test('leads its addresses to the other, and what was merged into it as well', async () => {
    const staff = await signedIn({ isStaff: true })
    await createStory({ tags: ['low-water'] })
    await createStory({ tags: ['tides'] })
    await createStory({ tags: ['sea'] })
    await countTopics('low-water', 'tides', 'sea')
    await merge(staff, 'low-water', 'tides')
    await merge(staff, 'tides', 'sea')
    for (const slug of ['low-water', 'tides']) {
      const response = await staff.visit.get(`/tag/${slug}`)
      expect([response.status, response.headers.get('location')]).toEqual([301, '/tag/sea'])
      expect((await tagRow(slug))?.merged_into).toBe('sea')
      const { data } = await staff.visit.ask(`{ tagFromSlug(tagSlug: "${slug}") { slug postCount } }`)
      expect(data?.tagFromSlug).toEqual({ slug: 'sea', postCount: 3 })
    }
  })

  test('is followed by search at once', async () => {
    const staff = await signedIn({ isStaff: true })
    await createTag('tides', { name: 'Tides' })
    await createTag('sea', { name: 'Open sea' })
    const story = await createStory({ tags: ['tides'] })
    await countTopics('tides', 'sea')
    await rebuild()
    expect(await search('tags', 'tides')).toEqual(['tides'])
    await merge(staff, 'tides', 'sea')
    await expect.poll(() => search('posts', 'open sea'), { timeout: 10_000 }).toEqual([story.id])
    await expect.poll(() => search('tags', 'tides'), { timeout: 10_000 }).toEqual([])
    await expect.poll(() => search('tags', 'open sea'), { timeout: 10_000 }).toEqual(['sea'])
  })

  test('moves the first stories at once and the rest by the cron, however often that runs', async () => {
    const staff = await signedIn({ isStaff: true })
    const { id: creatorId } = await createUser()
    await createTag('sea')
    for (let i = 0; i < 130; i++) await createStory({ creatorId, tags: ['tides'] })
    await countTopics('tides', 'sea')
    await merge(staff, 'tides', 'sea')
    expect((await tagRow('sea'))?.post_count).toBe(50)
    await cronJob('move-merged-topics', NOON)
    await cronJob('move-merged-topics', NOON)
    expect((await tagRow('sea'))?.post_count).toBe(130)
    expect((await tagRow('tides'))?.post_count).toBe(0)
    expect(await writersOf('sea')).toEqual([{ user_id: creatorId, post_count: 130 }])
  })

  test('gives a story that is saved with it the other one', async () => {
    const staff = await signedIn({ isStaff: true })
    const writer = await signedIn()
    await createStory({ tags: ['sea'] })
    await createTag('tides')
    await countTopics('sea')
    await merge(staff, 'tides', 'sea')
    const story = await createStory({ creatorId: writer.user.id })
    const { data, errors } = await writer.visit.ask(
      `mutation ($input: ChangeStoryTopicsInput!) { changeStoryTopics(input: $input) { __typename } }`,
      { input: { stories: [{ postId: story.id, add: ['Tides', 'Sea', 'Moon'], remove: [] }] } },
    )
    expect(errors).toBeUndefined()
    expect(data).toBeTruthy()
    expect(await tagsOf(story.id)).toEqual(['sea', 'moon'])
  })

  test.each([
    ['itself', 'sea', 'sea', 'BAD_REQUEST', 'into'],
    ['one that doesn’t exist', 'sea', 'nothing', 'NOT_FOUND', 'into'],
    ['one, without existing itself', 'nothing', 'sea', 'NOT_FOUND', 'slug'],
    ['one that is merged', 'sea', 'tides', 'CONFLICT', 'into'],
    ['another one than before', 'tides', 'moon', 'CONFLICT', 'slug'],
  ])('into %s is refused', async (_, slug, into, code, field) => {
    const staff = await signedIn({ isStaff: true })
    for (const known of ['sea', 'tides', 'moon']) await createTag(known)
    await merge(staff, 'tides', 'sea')
    expect(await merge(staff, slug, into)).toMatchObject({ code, field })
  })

  test('twice is merging once; two at once are one, and only staff merges', async () => {
    const staff = await signedIn({ isStaff: true })
    for (const slug of ['sea', 'tides']) await createTag(slug)
    expect(await merge(await signedIn(), 'tides', 'sea')).toMatchObject({ code: 'FORBIDDEN' })
    const answers = await Promise.all([merge(staff, 'tides', 'sea'), merge(staff, 'sea', 'tides')])
    expect(answers.filter(({ __typename }) => __typename === 'AdminTopic')).toHaveLength(1)
    const rows = await env.DB.prepare('SELECT count(*) AS n FROM tag WHERE merged_into IS NOT NULL').first(
      'n',
    )
    expect(rows).toBe(1)
  })
})

test('the page of a topic offers it to staff alone', async () => {
  await createTag('shoals', { postCount: 1 })
  const offers = async ({ visit }: Person) =>
    (await (await visit.get('/topic/shoals/edit')).text()).includes('Merge into another topic')
  expect(await offers(await signedIn({ isStaff: true }))).toBe(true)
  expect(await offers(await signedIn())).toBe(false)
})

test('operators merge topics with their key, and the audit has it', async () => {
  for (const slug of ['sea', 'tides']) await createTag(slug)
  const asked = { do: 'merge-topic', slug: 'tides', reason: 'They are the same.' }
  expect((await operate({ ...asked, into: 'sea' })).status).toBe(200)
  expect((await operate({ ...asked, into: 'nothing' })).status).toBe(404)
  expect((await operate(asked)).status).toBe(400)
  expect((await tagRow('tides'))?.merged_into).toBe('sea')
  expect(await audited()).toContain('merge-topic slug=tides into=sea: They are the same.')
})
