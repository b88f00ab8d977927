import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { TRASH_KEPT } from '../../../schema/rules/drafts'
import { HOUR } from '../../../schema/rules/time-units'
import { emptyTrash } from '../../../worker/jobs/empty-trash'
import { publishScheduled } from '../../../worker/jobs/publish-scheduled'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { added, begun, of, postRow, run, save, valueOf } from './support'

type Job = (env: Env, ctx: ExecutionContext, clock: { now(): number }) => Promise<void>

/** Runs a job of the cron at a time. */
async function runJob(job: Job, now: number): Promise<void> {
  const ctx = createExecutionContext()
  await job(env, ctx, { now: () => now })
  await waitOnExecutionContext(ctx)
}
const purged = (id: string, isUrgent = 0) =>
  valueOf('SELECT count(*) FROM purge_outbox WHERE tag = ? AND is_urgent = ?', `post-${id}`, isUrgent)

describe('publishPost', () => {
  test('publishes what its writer has seen, with everything that belongs to it', async () => {
    const { user, visit } = await signedIn({ postCount: 0 })
    const postId = await begun(visit, 'Out now')
    const settings = { tags: ['Writing', 'Slow Food'], isLocked: true }
    expect(await run(visit, 'publishPost', { postId, baseRevision: 1, settings })).toMatchObject({
      __typename: 'Conflict',
      newestRevision: 2,
    })
    expect(await run(visit, 'publishPost', { postId, baseRevision: 2, settings })).toMatchObject({
      __typename: 'Post',
      title: 'Out now',
      isPublished: true,
      firstPublishedAt: NOON,
    })
    expect(await postRow(postId)).toMatchObject({ state: 'published', access: 'locked', is_listed: 1, revision: 2 })
    expect(await valueOf('SELECT post_count FROM user WHERE id = ?', user.id)).toBe(1)
    expect(await valueOf('SELECT count(*) FROM post_tag WHERE post_id = ? AND is_listed = 1', postId)).toBe(2)
    expect(await valueOf('SELECT post_count FROM tag WHERE slug = ?', 'slow-food')).toBe(1)
    expect(await purged(postId)).toBe(1)
    const page = await newVisit().follow(`/p/${postId}`)
    expect(await page.response.text()).toContain('Its text')
  })

  test('twice at once publishes once', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const both = await Promise.all([1, 2].map(() => run(visit, 'publishPost', { postId, baseRevision: 2 })))
    for (const { __typename } of both) expect(['Post', 'Conflict']).toContain(__typename)
    expect(both.some(({ __typename }) => __typename === 'Post')).toBe(true)
    expect(await valueOf('SELECT count(*) FROM post_version WHERE post_id = ?', postId)).toBe(1)
  })

  test('shows a correction only once that is published too', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    await run(visit, 'publishPost', { postId, baseRevision: 2 })
    await save(visit, postId, 2, [added('A correction')])
    const text = async () => (await newVisit().follow(`/p/${postId}`)).response.text()
    expect(await text()).not.toContain('A correction')
    await run(visit, 'publishPost', { postId, baseRevision: 3 })
    expect(await text()).toContain('A correction')
    expect(await postRow(postId)).toMatchObject({ first_published_at: NOON })
  })

  test('refuses a story without a title, and a writer who is suspended', async () => {
    const { user, visit } = await signedIn()
    const postId = await begun(visit, '')
    expect(await run(visit, 'publishPost', { postId, baseRevision: 2 })).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'title',
    })
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(user.id).run()
    expect(await run(visit, 'publishPost', { postId, baseRevision: 2 })).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    // Nothing that they have written is lost.
    expect(await save(visit, postId, 2, [added('Still writing')])).toMatchObject({ revision: 3 })
  })
})

describe('schedulePost', () => {
  test('publishes in the minute of its time, with what was written until then', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const input = { postId, baseRevision: 2 }
    expect(await run(visit, 'schedulePost', { ...input, publishAt: NOON })).toMatchObject({ field: 'publishAt' })
    expect(await run(visit, 'schedulePost', { ...input, publishAt: NOON + HOUR })).toMatchObject({
      __typename: 'Post',
      isPublished: false,
      firstPublishedAt: NOON + HOUR,
    })
    await save(visit, postId, 2, [added('At the last moment')])
    await runJob(publishScheduled, NOON + HOUR)
    expect(await postRow(postId)).toMatchObject({ state: 'published', first_published_at: NOON + HOUR, revision: 3 })
    const page = await newVisit({ now: NOON + HOUR }).follow(`/p/${postId}`)
    expect(await page.response.text()).toContain('At the last moment')
    expect(await run(visit, 'schedulePost', { postId, baseRevision: 3, publishAt: NOON + 2 * HOUR })).toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('can be withdrawn, and published at once instead', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    await run(visit, 'schedulePost', { postId, baseRevision: 2, publishAt: NOON + HOUR })
    expect(await of(visit, 'unpublishPost', postId)).toMatchObject({ isPublished: false })
    await runJob(publishScheduled, NOON + HOUR)
    expect(await postRow(postId)).toMatchObject({ state: 'draft' })
    // The time that was planned isn't the one when it comes out.
    visit.now = NOON + 2 * HOUR
    expect(await run(visit, 'publishPost', { postId, baseRevision: 2 })).toMatchObject({
      firstPublishedAt: NOON + 2 * HOUR,
    })
    expect(await of(visit, 'unpublishPost', postId)).toMatchObject({ isPublished: false })
    visit.now = NOON + 3 * HOUR
    expect(await run(visit, 'publishPost', { postId, baseRevision: 2 })).toMatchObject({
      firstPublishedAt: NOON + 2 * HOUR,
    })
  })
})

describe('the trash', () => {
  test('hides a story from everybody at once, and gives it back as it was', async () => {
    const { user, visit } = await signedIn({ postCount: 0 })
    const postId = await begun(visit)
    await run(visit, 'publishPost', { postId, baseRevision: 2, settings: { tags: ['Trash'] } })
    const other = await signedIn()
    expect(await of(other.visit, 'deletePost', postId)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await of(visit, 'deletePost', postId)).toMatchObject({ __typename: 'Post', isPublished: false })
    expect(await of(visit, 'deletePost', postId)).toMatchObject({ __typename: 'Post' })
    expect(await purged(postId, 1)).toBe(1)
    expect(await valueOf('SELECT post_count FROM user WHERE id = ?', user.id)).toBe(0)
    expect((await newVisit().follow(`/p/${postId}`)).response.status).toBe(404)
    expect(await save(visit, postId, 2, [added('Buried')])).toMatchObject({ code: 'NOT_FOUND' })
    expect(await of(visit, 'undeletePost', postId)).toMatchObject({ __typename: 'Post', isPublished: true })
    expect(await valueOf('SELECT post_count FROM user WHERE id = ?', user.id)).toBe(1)
    expect(await valueOf('SELECT is_listed FROM post_tag WHERE post_id = ?', postId)).toBe(1)
    expect((await newVisit().follow(`/p/${postId}`)).response.status).toBe(200)
  })

  test('keeps what was written last, and is emptied after 14 days', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    await save(visit, postId, 2, [added('The last words')])
    await of(visit, 'deletePost', postId)
    expect(await valueOf('SELECT body FROM post_version WHERE post_id = ?', postId)).toContain('The last words')
    await runJob(emptyTrash, NOON + TRASH_KEPT - 1)
    expect(await postRow(postId)).toMatchObject({ state: 'trashed', title: 'A story' })
    await runJob(emptyTrash, NOON + TRASH_KEPT)
    expect(await postRow(postId)).toMatchObject({ state: 'removed', title: '', version_id: null })
    expect(await valueOf('SELECT count(*) FROM post_version WHERE post_id = ?', postId)).toBe(0)
    expect(await of(visit, 'undeletePost', postId)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('gives a planned story back as a draft if its time has passed', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    await run(visit, 'schedulePost', { postId, baseRevision: 2, publishAt: NOON + HOUR })
    await of(visit, 'deletePost', postId)
    visit.now = NOON + 2 * HOUR
    await of(visit, 'undeletePost', postId)
    expect(await postRow(postId)).toMatchObject({ state: 'draft' })
  })
})
