import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { clearMailbox, mailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { added, begun, firstValue, of, postRow, purged, run, save } from './support'

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
    expect(await postRow(postId)).toMatchObject({
      state: 'published',
      access: 'locked',
      is_listed: 1,
      revision: 2,
    })
    expect(await firstValue('SELECT post_count FROM user WHERE id = ?', user.id)).toBe(1)
    expect(
      await firstValue('SELECT count(*) FROM post_tag WHERE post_id = ? AND is_listed = 1', postId),
    ).toBe(2)
    expect(await firstValue('SELECT post_count FROM tag WHERE slug = ?', 'slow-food')).toBe(1)
    expect(await purged(postId)).toBe(1)
    const page = await newVisit().follow(`/p/${postId}`)
    expect(await page.response.text()).toContain('Its text')
  })

  test('twice at once publishes once', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const both = await Promise.all([1, 2].map(() => run(visit, 'publishPost', { postId, baseRevision: 2 })))
    expect(both.map(({ __typename }) => __typename)).toEqual(['Post', 'Post'])
    expect(await postRow(postId)).toMatchObject({ state: 'published', revision: 2 })
    expect(await firstValue('SELECT count(*) FROM post_version WHERE post_id = ?', postId)).toBe(1)
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

  test('sets what is chosen, leaves the rest, and removes what is emptied', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit, ' With spaces ')
    const settings = {
      canonicalUrl: 'https://elsewhere.example/first',
      language: 'DE-at',
      license: 'CC_40_BY_SA',
      responsesClosed: true,
      isUnlisted: true,
    }
    // The space around a title isn't another text: the revision stays the one that the writer has.
    expect(await run(visit, 'publishPost', { postId, baseRevision: 2, settings })).toMatchObject({
      title: 'With spaces',
    })
    const row = {
      state: 'unlisted',
      revision: 2,
      canonical_url: 'https://elsewhere.example/first',
      language: 'de-AT',
      license: 'cc-40-by-sa',
      responses_closed: 1,
    }
    expect(await postRow(postId)).toMatchObject(row)
    await run(visit, 'publishPost', { postId, baseRevision: 2, settings: { canonicalUrl: '' } })
    expect(await postRow(postId)).toMatchObject({ ...row, canonical_url: null })
    for (const wrong of [{ language: 'no language' }, { canonicalUrl: 'javascript:alert(1)' }])
      expect(await run(visit, 'publishPost', { postId, baseRevision: 2, settings: wrong })).toMatchObject({
        code: 'BAD_REQUEST',
      })
  })

  test('finds out the language of a text by its script', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    await save(visit, postId, 2, [
      added('吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。'),
    ])
    await run(visit, 'publishPost', { postId, baseRevision: 3 })
    expect(await postRow(postId)).toMatchObject({ language: 'ja' })
  })

  test('refuses a story without a title, and a writer who is suspended', async () => {
    const { user, visit } = await signedIn()
    const postId = await begun(visit, '')
    expect(await run(visit, 'publishPost', { postId, baseRevision: 2 })).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'title',
    })
    await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(user.id).run()
    expect(await run(visit, 'publishPost', { postId, baseRevision: 2 })).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
    })
    // Nothing that they have written is lost.
    expect(await save(visit, postId, 2, [added('Still writing')])).toMatchObject({ revision: 3 })
  })
})

describe('publishSettings', () => {
  test('are what the last publish set, for those who may change the story', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    expect(await of(visit, 'publishSettings', postId)).toEqual({
      __typename: 'PublishSettings',
      isPublished: false,
      scheduledFor: null,
      tags: [],
      isLocked: false,
      isUnlisted: false,
      canonicalUrl: null,
      language: 'en',
      license: 'ALL_RIGHTS_RESERVED',
      responsesClosed: false,
      previewImageId: null,
      listTitle: '',
      listSubtitle: '',
      mayPublish: true,
      previewPictures: [],
    })
    const settings = {
      tags: ['Slow Food', 'Writing'],
      isLocked: true,
      canonicalUrl: 'https://example.org/first',
      license: 'CC_40_BY',
      responsesClosed: true,
    }
    const publishAt = NOON + HOUR
    await run(visit, 'schedulePost', { postId, baseRevision: 2, publishAt, settings })
    expect(await of(visit, 'publishSettings', postId)).toMatchObject({
      ...settings,
      isPublished: false,
      scheduledFor: publishAt,
    })
    const { visit: stranger } = await signedIn()
    expect(await of(stranger, 'publishSettings', postId)).toMatchObject({ __typename: 'NotFound' })
  })
})

describe('schedulePost', () => {
  test('publishes in the minute of its time, with what was written until then', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    const input = { postId, baseRevision: 2 }
    expect(await run(visit, 'schedulePost', { ...input, publishAt: NOON })).toMatchObject({
      field: 'publishAt',
    })
    expect(await run(visit, 'schedulePost', { ...input, publishAt: NOON + HOUR })).toMatchObject({
      __typename: 'Post',
      isPublished: false,
      firstPublishedAt: NOON + HOUR,
    })
    expect(
      await run(visit, 'schedulePost', {
        ...input,
        publishAt: NOON + HOUR,
        settings: { isUnlisted: true },
      }),
    ).toMatchObject({ code: 'BAD_REQUEST', field: 'settings' })
    await save(visit, postId, 2, [added('At the last moment')])
    await cronJob('publish-scheduled', NOON + HOUR)
    expect(await postRow(postId)).toMatchObject({
      state: 'published',
      first_published_at: NOON + HOUR,
      revision: 3,
    })
    const page = await newVisit({ now: NOON + HOUR }).follow(`/p/${postId}`)
    expect(await page.response.text()).toContain('At the last moment')
    expect(
      await run(visit, 'schedulePost', { postId, baseRevision: 3, publishAt: NOON + 2 * HOUR }),
    ).toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('gives a story back whose title was emptied since, and tells its writer once', async () => {
    const { user, visit } = await signedIn({ email: 'planner@example.org' })
    const postId = await begun(visit, 'Soon')
    await run(visit, 'schedulePost', { postId, baseRevision: 2, publishAt: NOON + HOUR })
    await save(visit, postId, 2, [{ type: 'title', text: '' }])
    clearMailbox()
    await cronJob('publish-scheduled', NOON + HOUR)
    await cronJob('publish-scheduled', NOON + 2 * HOUR)
    expect(await postRow(postId)).toMatchObject({ state: 'draft', first_published_at: null, revision: 3 })
    expect(await of(visit, 'draft', postId)).toMatchObject({ title: '', body: [{ text: 'Its text' }] })
    const mails = mailbox().filter(({ mail }) => mail.to === user.email)
    expect(mails.map(({ mail }) => mail.subject)).toEqual([expect.stringContaining('wasn’t published')])
    expect(mails[0]?.mail.text).toContain('Give the story a title')
  })

  test('can be withdrawn, and published at once instead', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    await run(visit, 'schedulePost', { postId, baseRevision: 2, publishAt: NOON + HOUR })
    expect(await of(visit, 'unpublishPost', postId)).toMatchObject({ isPublished: false })
    await cronJob('publish-scheduled', NOON + HOUR)
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
