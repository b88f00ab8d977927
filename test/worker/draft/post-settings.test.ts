import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { HOUR } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { added, begun, firstValue, of, postRow, purged, run, save } from './support'

type Visit = ReturnType<typeof newVisit>

const change = (visit: Visit, postId: string, settings: object) =>
  run(visit, 'changePostSettings', { postId, settings })

/** What purges wait for, without their times. */
const purgedTags = async () => {
  const { results } = await env.DB.prepare('SELECT DISTINCT tag FROM purge_outbox').all<{ tag: string }>()
  return results.map(({ tag }) => tag)
}
const forgetPurges = () => env.DB.prepare('DELETE FROM purge_outbox').run()

const pageOf = async (postId: string) => (await newVisit().follow(`/p/${postId}`)).response.text()

/** A published story whose writer has gone on with its text. */
async function goneOn(visit: Visit, settings: object = {}): Promise<string> {
  const postId = await begun(visit, 'As readers know it')
  await run(visit, 'publishPost', { postId, baseRevision: 2, settings })
  await save(visit, postId, 2, [{ type: 'title', text: 'Not out yet' }, added('Not out yet either')])
  await forgetPurges()
  return postId
}

test('changes what it is given, and leaves the text as readers know it', async () => {
  const { visit } = await signedIn()
  const postId = await goneOn(visit, { tags: ['Ocean'], license: 'CC_40_BY' })
  const settings = {
    tags: ['Ocean', 'Slow Food'],
    isLocked: true,
    canonicalUrl: 'https://elsewhere.example/first',
    language: 'de-AT',
    responsesClosed: true,
    listTitle: ' In lists ',
    listSubtitle: 'Below it',
  }
  expect(await change(visit, postId, settings)).toMatchObject({
    __typename: 'PublishSettings',
    tags: ['Ocean', 'Slow Food'],
    listTitle: 'In lists',
    post: { title: 'As readers know it', listTitle: 'In lists', excerpt: 'Below it', visibility: 'LOCKED' },
  })
  expect(await postRow(postId)).toMatchObject({
    state: 'published',
    title: 'As readers know it',
    access: 'locked',
    canonical_url: 'https://elsewhere.example/first',
    language: 'de-AT',
    license: 'cc-40-by',
    responses_closed: 1,
    list_title: 'In lists',
    first_published_at: NOON,
    latest_published_at: NOON,
    is_listed: 1,
  })
  expect(await firstValue('SELECT post_count FROM tag WHERE slug = ?', 'slow-food')).toBe(1)
  expect(await firstValue('SELECT post_count FROM tag WHERE slug = ?', 'ocean')).toBe(1)
  const text = await pageOf(postId)
  expect(text).toContain('<title>As readers know it')
  expect(text).toContain('property="og:title" content="In lists"')
  expect(text).not.toContain('Not out yet')
  // The draft is as it was, and the next publish keeps the settings.
  expect(await of(visit, 'draft', postId)).toMatchObject({ title: 'Not out yet', revision: 3 })
  await run(visit, 'publishPost', { postId, baseRevision: 3 })
  expect(await postRow(postId)).toMatchObject({
    title: 'Not out yet',
    list_title: 'In lists',
    access: 'locked',
  })
})

test('purges the lists only if their stories or their order change', async () => {
  const { user, visit } = await signedIn()
  const postId = await goneOn(visit)
  await change(visit, postId, { listTitle: 'In lists', license: 'CC_40_BY' })
  expect(await purgedTags()).toEqual([`post-${postId}`])
  await forgetPurges()
  await change(visit, postId, { tags: ['Ocean'] })
  expect(await purgedTags()).toContain(`user-${user.id}`)
  await forgetPurges()
  const draft = await begun(visit)
  await change(visit, draft, { tags: ['Ocean'], listTitle: 'A draft' })
  expect(await purged(draft)).toBe(0)
  expect(await postRow(draft)).toMatchObject({ state: 'draft', list_title: 'A draft' })
})

test('takes a story out of lists and puts it back, in its place', async () => {
  const { user, visit } = await signedIn({ postCount: 0 })
  const postId = await goneOn(visit, { tags: ['Ocean'] })
  const listed = () => firstValue('SELECT is_listed FROM post_tag WHERE post_id = ?', postId)
  const count = () => firstValue('SELECT post_count FROM user WHERE id = ?', user.id)
  expect(await change(visit, postId, { isUnlisted: true })).toMatchObject({
    isUnlisted: true,
    post: { visibility: 'UNLISTED' },
  })
  expect([await listed(), await count()]).toEqual([0, 0])
  expect(await purgedTags()).toContain(`user-${user.id}`)
  await forgetPurges()
  await change(visit, postId, { isUnlisted: false })
  expect([await listed(), await count()]).toEqual([1, 1])
  expect(await purgedTags()).toContain(`user-${user.id}`)
  expect(await postRow(postId)).toMatchObject({ state: 'published', first_published_at: NOON })
  const draft = await begun(visit)
  expect(await change(visit, draft, { isUnlisted: true })).toMatchObject({ field: 'isUnlisted' })
})

test('leaves a planned story planned', async () => {
  const { visit } = await signedIn()
  const postId = await begun(visit)
  await run(visit, 'schedulePost', { postId, baseRevision: 2, publishAt: NOON + HOUR })
  await change(visit, postId, { tags: ['Ocean'], listTitle: 'Soon' })
  expect(await postRow(postId)).toMatchObject({
    state: 'scheduled',
    first_published_at: NOON + HOUR,
    list_title: 'Soon',
    is_listed: 0,
  })
})

test('shows another picture of the text that readers see, and none of one that they don’t', async () => {
  const { visit } = await signedIn()
  const postId = await begun(visit)
  const idOf = (name: string) => name.repeat(24)
  const picture = (name: string) => ({
    type: 'insert',
    after: null,
    paragraph: {
      type: 'IMG',
      name: `pic${name}`,
      text: '',
      markups: [],
      alt: name,
      layout: 'inset',
      imageId: idOf(name),
      focusPercentX: 20,
      focusPercentY: 60,
    },
  })
  await save(visit, postId, 2, [picture('a'), picture('b')])
  await run(visit, 'publishPost', { postId, baseRevision: 3 })
  await save(visit, postId, 3, [picture('c')])
  const settings = await of(visit, 'publishSettings', postId)
  expect(settings.previewPictures).toEqual([
    { imageId: idOf('b'), alt: 'b' },
    { imageId: idOf('a'), alt: 'a' },
  ])
  expect(await change(visit, postId, { previewImageId: idOf('a') })).toMatchObject({
    previewImageId: idOf('a'),
  })
  expect(await postRow(postId)).toMatchObject({ preview_alt: 'a', focus_percent_x: 20, focus_percent_y: 60 })
  expect(await change(visit, postId, { previewImageId: idOf('c') })).toMatchObject({
    field: 'previewImageId',
  })
})

test('refuses what no publish could set, and changes nothing then', async () => {
  const { visit } = await signedIn()
  const postId = await goneOn(visit)
  const six = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const wrong of [
    { listTitle: 'a'.repeat(101) },
    { listSubtitle: 'a'.repeat(141) },
    { tags: six },
    { canonicalUrl: 'javascript:alert(1)' },
    { language: 'no language' },
  ])
    expect(await change(visit, postId, wrong)).toMatchObject({ code: 'BAD_REQUEST' })
  expect(await purgedTags()).toEqual([])
})

test('is for its writer and those who lead its publication, and for no one else', async () => {
  const { user, visit } = await signedIn()
  const [editor, coAuthor, stranger] = await Promise.all([signedIn(), signedIn(), signedIn()])
  const postId = await goneOn(visit)
  const { id: collectionId } = await createCollection()
  await createRoles(collectionId, { [editor.user.id]: 'EDITOR' })
  await env.DB.batch([
    env.DB.prepare('UPDATE post SET collection_id = ?, co_author_ids = ? WHERE id = ?').bind(
      collectionId,
      JSON.stringify([coAuthor.user.id]),
      postId,
    ),
    env.DB.prepare(
      'INSERT INTO co_author (post_id, user_id, position, invited_at, accepted_at) VALUES (?, ?, 0, 1, 1)',
    ).bind(postId, coAuthor.user.id),
  ])
  expect(await change(editor.visit, postId, { listTitle: 'Edited' })).toMatchObject({ listTitle: 'Edited' })
  // Readers would notice: a co-author leaves that to the writer.
  expect(await of(coAuthor.visit, 'publishSettings', postId)).toMatchObject({ mayPublish: false })
  expect(await change(coAuthor.visit, postId, { listTitle: 'Mine' })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await change(stranger.visit, postId, { listTitle: 'Mine' })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await change(newVisit(), postId, { listTitle: 'Mine' })).toMatchObject({ code: 'UNAUTHORIZED' })
  await env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(user.id).run()
  expect(await change(visit, postId, { listTitle: 'Mine' })).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  await of(visit, 'deletePost', postId)
  expect(await change(visit, postId, { listTitle: 'Mine' })).toMatchObject({ code: 'NOT_FOUND' })
})

test('changes at the same time are all made', async () => {
  const { visit } = await signedIn()
  const postId = await goneOn(visit)
  const all = await Promise.all([
    change(visit, postId, { tags: ['Ocean'] }),
    change(visit, postId, { isLocked: true }),
    change(visit, postId, { license: 'CC_40_BY' }),
  ])
  expect(all.map(({ __typename }) => __typename)).toEqual(Array(3).fill('PublishSettings'))
  expect(await postRow(postId)).toMatchObject({ access: 'locked', license: 'cc-40-by' })
  expect(await firstValue('SELECT count(*) FROM post_tag WHERE post_id = ?', postId)).toBe(1)
})
