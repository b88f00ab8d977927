import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { TRASH_KEPT } from '../../../schema/rules/drafts'
import { HOUR } from '../../../schema/rules/time-units'
import { draftWording } from '../../../schema/wording/draft'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { added, begun, firstValue, of, postRow, purged, run, save } from './support'

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
    expect(await firstValue('SELECT post_count FROM user WHERE id = ?', user.id)).toBe(0)
    expect((await newVisit().follow(`/p/${postId}`)).response.status).toBe(404)
    expect(await save(visit, postId, 2, [added('Buried')])).toMatchObject({
      code: 'NOT_FOUND',
      message: draftWording.inTrash,
    })
    expect(await of(visit, 'undeletePost', postId)).toMatchObject({ __typename: 'Post', isPublished: true })
    expect(await firstValue('SELECT post_count FROM user WHERE id = ?', user.id)).toBe(1)
    expect(await firstValue('SELECT is_listed FROM post_tag WHERE post_id = ?', postId)).toBe(1)
    expect((await newVisit().follow(`/p/${postId}`)).response.status).toBe(200)
  })

  test('keeps what was written last, and is emptied after 14 days', async () => {
    const { visit } = await signedIn()
    const postId = await begun(visit)
    await save(visit, postId, 2, [added('The last words')])
    const series = "INSERT INTO sequence_part (sequence_id, post_id, position) VALUES ('0123456789ab', ?, 0)"
    await env.DB.prepare(series).bind(postId).run()
    const places = () => firstValue('SELECT count(*) FROM sequence_part WHERE post_id = ?', postId)
    await of(visit, 'deletePost', postId)
    expect(await firstValue('SELECT body FROM post_version WHERE post_id = ?', postId)).toContain(
      'The last words',
    )
    await cronJob('empty-trash', NOON + TRASH_KEPT - 1)
    expect(await postRow(postId)).toMatchObject({ state: 'trashed', title: 'A story' })
    expect(await places()).toBe(1)
    await cronJob('empty-trash', NOON + TRASH_KEPT)
    expect(await postRow(postId)).toMatchObject({ state: 'removed', title: '', version_id: null })
    expect(await firstValue('SELECT count(*) FROM post_version WHERE post_id = ?', postId)).toBe(0)
    expect(await places()).toBe(0)
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
