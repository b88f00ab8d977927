import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PUBLICATION_TRASH_DAYS } from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { firstValue, postRow } from '../draft/support'
import { change, logOf, publicationWithPeople } from './support'

const KEPT = PUBLICATION_TRASH_DAYS * DAY
const clear = (now: number) => cronJob('clear-publications', now)

test('what is left of a deleted publication goes after 14 days, and its stories are their writers’ own', async () => {
  const { publication, owner, editor, writer, stranger, visitor } = await publicationWithPeople()
  const { id: collectionId, slug } = publication
  const creatorId = writer.user.id
  const at = { creatorId, collectionId, firstPublishedAt: NOON - DAY }
  const out = await createStory({ ...at, tags: ['sea'], featuredAt: NOON })
  const draft = await createStory({ ...at, state: 'draft', isListed: false })
  const page = { collectionId, kind: 'SUBPAGE', title: 'Team' }
  await change(editor.visit, 'savePublicationPage', page)
  await stranger.visit.ask(
    'mutation ($id: ID!) { followCollection(targetCollectionId: $id) { __typename } }',
    {
      id: collectionId,
    },
  )
  await change(owner.visit, 'deletePublication', { collectionId, slug })
  await clear(NOON + KEPT - 1)
  expect(await postRow(out.id)).toMatchObject({ collection_id: collectionId })
  await clear(NOON + KEPT)
  for (const { id } of [out, draft])
    expect(await postRow(id)).toMatchObject({ collection_id: null, featured_at: null })
  expect(await firstValue('SELECT collection_id FROM post_tag WHERE post_id = ?', out.id)).toBe(null)
  for (const table of ['collection_page', 'collection_editor'])
    expect(await firstValue(`SELECT count(*) FROM ${table} WHERE collection_id = ?`, collectionId)).toBe(0)
  expect(await firstValue('SELECT count(*) FROM follow WHERE target_id = ?', collectionId)).toBe(0)
  const left = await env.DB.prepare('SELECT * FROM collection WHERE id = ?').bind(collectionId).first()
  expect(left).toMatchObject({ slug, name: '', description: '', is_removed: 1, deleted_at: null })
  // Nobody else gets the slug, the story is found at its old address, and the log stays.
  expect(await change(stranger.visit, 'createPublication', { slug, name: 'A' })).toMatchObject({
    __typename: 'AlreadyExists',
  })
  const { response } = await visitor.visit.follow(`/${slug}/a-story-${out.id}`)
  expect(response.status).toBe(200)
  expect(await logOf(collectionId)).not.toHaveLength(0)
  await clear(NOON + 2 * KEPT)
  expect(await firstValue('SELECT slug FROM collection WHERE id = ?', collectionId)).toBe(slug)
})

test('a large publication is cleared in batches', async () => {
  const { publication, owner, writer } = await publicationWithPeople()
  const { id: collectionId, slug } = publication
  for (let i = 0; i < 101; i++) await createStory({ creatorId: writer.user.id, collectionId })
  await change(owner.visit, 'deletePublication', { collectionId, slug })
  const leftIn = () => firstValue('SELECT count(*) FROM post WHERE collection_id = ?', collectionId)
  await clear(NOON + KEPT)
  expect(await leftIn()).toBe(1)
  expect(await firstValue('SELECT deleted_at FROM collection WHERE id = ?', collectionId)).toBe(NOON)
  await clear(NOON + KEPT)
  expect([
    await leftIn(),
    await firstValue('SELECT name FROM collection WHERE id = ?', collectionId),
  ]).toEqual([0, ''])
})

test('a page that was deleted is forgotten after 14 days', async () => {
  const { publication, editor } = await publicationWithPeople()
  const collectionId = publication.id
  await change(editor.visit, 'savePublicationPage', { collectionId, kind: 'SUBPAGE', title: 'Team' })
  const named = { collectionId, kind: 'SUBPAGE', slug: 'team' }
  await change(editor.visit, 'deletePublicationPage', named)
  await cronJob('sweep-tables', NOON + KEPT)
  expect(await change(editor.visit, 'undeletePublicationPage', named)).toMatchObject({
    __typename: 'NotFound',
  })
})
