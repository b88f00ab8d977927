import { describe, expect, test } from 'vitest'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { begun, firstValue, postRow, purged, run } from '../draft/support'
import { change, emptyTrash, titles } from './support'

const published = async (visit: ReturnType<typeof newVisit>, title: string) => {
  const postId = await begun(visit, title)
  await run(visit, 'publishPost', { postId, baseRevision: 2 })
  return postId
}

describe('changeStories', () => {
  test('deletes several stories and brings them back, each time twice with the same result', async () => {
    const { visit } = await signedIn()
    const ids = [await begun(visit, 'One'), await published(visit, 'Two')]
    for (const _ of [1, 2]) {
      const { changed, failures } = await change(visit, 'DELETE', ids)
      expect([changed?.toSorted(), failures]).toEqual([ids.toSorted(), []])
    }
    expect((await titles(visit, 'DELETED')).toSorted()).toEqual(['One', 'Two'])
    expect(await purged(ids[1] ?? '', 1)).toBe(1)
    for (const _ of [1, 2]) expect((await change(visit, 'RESTORE', ids)).failures).toEqual([])
    expect([await titles(visit, 'DRAFTS'), await titles(visit, 'PUBLIC')]).toEqual([['One'], ['Two']])
  })

  test('names what it couldn’t do, and does the rest', async () => {
    const { visit } = await signedIn()
    const other = await signedIn()
    const [mine, theirs] = [await published(visit, 'Mine'), await published(other.visit, 'Theirs')]
    const draft = await begun(visit)
    const { changed, failures } = await change(visit, 'UNLIST', [mine, theirs, draft, 'no such id'])
    expect(changed).toEqual([mine])
    expect(failures?.map(({ postId }) => postId).toSorted()).toEqual([theirs, draft, 'no such id'].toSorted())
    expect(await postRow(theirs)).toMatchObject({ state: 'published' })
    expect(await postRow(draft)).toMatchObject({ state: 'draft' })
  })

  test('unlists a story and lists it again without publishing what was written since', async () => {
    const { user, visit } = await signedIn({ postCount: 0 })
    const postId = await published(visit, 'Quietly')
    const { version_id: versionId } = (await postRow(postId)) ?? {}
    await change(visit, 'UNLIST', [postId])
    expect(await postRow(postId)).toMatchObject({ state: 'unlisted', is_listed: 0, version_id: versionId })
    expect(await firstValue('SELECT post_count FROM user WHERE id = ?', user.id)).toBe(0)
    expect((await newVisit().follow(`/p/${postId}`)).response.status).toBe(200)
    await change(visit, 'LIST', [postId])
    expect(await postRow(postId)).toMatchObject({
      state: 'published',
      is_listed: 1,
      version_id: versionId,
      first_published_at: NOON,
    })
    expect(await firstValue('SELECT post_count FROM user WHERE id = ?', user.id)).toBe(1)
  })

  test('unpublishes, and deletes for good only what is in the trash', async () => {
    const { visit } = await signedIn()
    const postId = await published(visit, 'Gone soon')
    expect((await change(visit, 'DELETE_FOREVER', [postId])).failures).toHaveLength(1)
    await change(visit, 'UNPUBLISH', [postId])
    expect(await titles(visit, 'DRAFTS')).toEqual(['Gone soon'])
    await change(visit, 'DELETE', [postId])
    for (const _ of [1, 2])
      expect((await change(visit, 'DELETE_FOREVER', [postId])).changed).toEqual([postId])
    expect(await postRow(postId)).toMatchObject({ state: 'removed', title: '' })
    expect(await firstValue('SELECT count(*) FROM post_version WHERE post_id = ?', postId)).toBe(0)
    expect((await change(visit, 'RESTORE', [postId])).failures).toHaveLength(1)
  })

  test('is for people who are signed in, and for 50 stories at most', async () => {
    expect(await change(newVisit(), 'DELETE', ['0123456789ab'])).toMatchObject({ code: 'UNAUTHORIZED' })
    const { visit } = await signedIn()
    expect(await change(visit, 'DELETE', [])).toMatchObject({ code: 'BAD_REQUEST' })
    const many = Array.from({ length: 51 }, (_, i) => String(i))
    expect(await change(visit, 'DELETE', many)).toMatchObject({ code: 'BAD_REQUEST' })
  })
})

test('emptyTrash deletes the viewer’s trash for good, and nothing else', async () => {
  const { user, visit } = await signedIn()
  const other = await signedIn()
  const trashed = { state: 'trashed', isListed: false, trashedFrom: 'draft', trashedAt: NOON } as const
  const [one, theirs] = await Promise.all([
    createStory({ ...trashed, creatorId: user.id }),
    createStory({ ...trashed, creatorId: other.user.id }),
  ])
  const draft = await begun(visit)
  expect(await emptyTrash(visit)).toMatchObject({ deleted: 1, left: 0 })
  expect(await emptyTrash(visit)).toMatchObject({ deleted: 0, left: 0 })
  expect([await postRow(one.id), await postRow(theirs.id), await postRow(draft)]).toMatchObject([
    { state: 'removed', title: '' },
    { state: 'trashed' },
    { state: 'draft' },
  ])
  expect(await emptyTrash(newVisit())).toMatchObject({ code: 'UNAUTHORIZED' })
})
