import { expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createTag } from '../../factories/tag'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { newReader } from './support'

test('a topic’s stories are there as soon as it is chosen, with the reason', async () => {
  const reader = await newReader()
  await createStory({ title: 'Of tides', tags: ['tides'] })
  expect(await reader.titles({ order: 'NEWEST' })).toEqual([])
  const chosen = await reader.visit.ask('mutation { followTags(tagSlugs: ["tides"]) { __typename } }')
  expect(chosen.errors).toBeUndefined()
  const page = await reader.feed({ order: 'NEWEST' })
  expect(page?.items.map(({ post, reason }) => [post.title, reason?.kind, reason?.tag?.slug])).toEqual([
    ['Of tides', 'TAG', 'tides'],
  ])
})

test('each story is shown once, for its strongest reason', async () => {
  const reader = await newReader()
  const writer = await createUser({ name: 'Mara' })
  const publication = await createCollection({ name: 'Low Water' })
  const story = { creatorId: writer.id, collectionId: publication.id, tags: ['once', 'twice'] }
  await createStory({ ...story, title: 'One story' })
  const reasons = async () => (await reader.feed({ order: 'NEWEST' }))?.items.map(({ reason }) => reason)
  await reader.followTag('once')
  await reader.followTag('twice')
  expect(await reasons()).toMatchObject([{ kind: 'TAG' }])
  await reader.follow('collection', publication.id)
  expect(await reasons()).toMatchObject([{ kind: 'COLLECTION', collection: { name: 'Low Water' } }])
  await reader.follow('user', writer.id)
  expect(await reasons()).toMatchObject([{ kind: 'USER', user: { name: 'Mara' } }])
})

test('the best of what is followed comes first, and popular stories fill what is left', async () => {
  const reader = await newReader()
  const writer = await createUser()
  await reader.follow('user', writer.id)
  await reader.followTag('ranked')
  await createStory({ title: 'By her', creatorId: writer.id, trendingScore: 9001 })
  await createStory({ title: 'Popular', trendingScore: 9001.8 })
  await createStory({ title: 'On topic', tags: ['ranked'], trendingScore: 9001.4 })
  const page = await reader.feed({ limit: 3 })
  expect(page?.items.map(({ post, reason }) => [post.title, reason?.kind])).toEqual([
    ['By her', 'USER'],
    ['On topic', 'TAG'],
    ['Popular', 'POPULAR'],
  ])
})

test('the following feed has what people and publications publish, newest first', async () => {
  const reader = await newReader()
  const writer = await createUser()
  const publication = await createCollection()
  await reader.followTag('elsewhere')
  await createStory({ title: 'Older', creatorId: writer.id, firstPublishedAt: NOON })
  await createStory({ title: 'Newer', collectionId: publication.id, firstPublishedAt: NOON + MINUTE })
  await createStory({ title: 'Topic', tags: ['elsewhere'], firstPublishedAt: NOON + 2 * MINUTE })
  const following = { feed: 'FOLLOWING', order: 'NEWEST' } as const
  expect(await reader.feed(following)).toMatchObject({ items: [], isFiltered: false })
  await reader.follow('user', writer.id)
  await reader.follow('collection', publication.id)
  expect(await reader.titles(following)).toEqual(['Newer', 'Older'])
})

test('a topic has a feed of its own, followed or not; a topic that isn’t there has none', async () => {
  const reader = await newReader()
  await createStory({ title: 'Alone', tags: ['single'] })
  expect(await reader.feed({ tagSlug: 'Single', order: 'NEWEST' })).toMatchObject({
    items: [{ post: { title: 'Alone' }, reason: null }],
  })
  expect(await reader.feed({ tagSlug: 'no-such-topic' })).toBeNull()
})

test('what is muted is left out, by any of what it belongs to, and the feed says so', async () => {
  const [writer, publication] = [await createUser(), await createCollection()]
  await createTag('muted-tag')
  const of = { tags: ['filtered'] }
  await createStory({ ...of, title: 'Of a writer', creatorId: writer.id })
  await createStory({ ...of, title: 'Of a publication', collectionId: publication.id })
  await createStory({ tags: ['filtered', 'muted-tag'], title: 'On a topic' })
  const { id } = await createStory({ ...of, title: 'Itself' })
  const reader = await newReader()
  await reader.followTag('filtered')
  const shown = async () => {
    const page = await reader.feed({ order: 'NEWEST' })
    return { titles: page?.items.map(({ post }) => post.title), isFiltered: page?.isFiltered }
  }
  const all = ['Itself', 'On a topic', 'Of a publication', 'Of a writer']
  expect(await shown()).toEqual({ titles: all, isFiltered: false })
  await reader.mute('user', writer.id)
  expect(await shown()).toEqual({ titles: all.slice(0, 3), isFiltered: true })
  await reader.mute('collection', publication.id)
  await reader.mute('tag', 'muted-tag')
  await reader.mute('post', id)
  expect(await shown()).toEqual({ titles: [], isFiltered: true })
})

test('one’s own stories and those of suspended writers are left out', async () => {
  const reader = await newReader()
  await reader.followTag('left-out')
  const suspended = await createUser({ isSuspended: true })
  await createStory({ tags: ['left-out'], creatorId: reader.user.id })
  await createStory({ tags: ['left-out'], creatorId: suspended.id })
  await createStory({ tags: ['left-out'], isListed: false })
  expect(await reader.titles({ order: 'NEWEST' })).toEqual([])
})

test('hiding a story halves what is shown of its writer', async () => {
  const reader = await newReader()
  const writer = await createUser()
  await reader.follow('user', writer.id)
  // Stories whose ids are even stay.
  for (const id of ['a00000000002', 'a00000000003', 'a00000000004', 'a00000000005'])
    await createStory({ id, title: id.slice(-1), creatorId: writer.id })
  const hidden = await createStory({ id: 'a00000000006', title: '6', creatorId: writer.id })
  const following = { feed: 'FOLLOWING', order: 'NEWEST' } as const
  expect(await reader.titles(following)).toEqual(['6', '5', '4', '3', '2'])
  await reader.mute('post', hidden.id)
  expect(await reader.titles(following)).toEqual(['4', '2'])
})

test('a page whose stories are all muted looks further', async () => {
  const reader = await newReader()
  const [loud, quiet] = [await createUser(), await createUser()]
  await reader.follow('user', loud.id)
  await reader.follow('user', quiet.id)
  await createStory({ title: 'Quiet', creatorId: quiet.id, firstPublishedAt: NOON })
  for (let i = 1; i <= 45; i++) await createStory({ creatorId: loud.id, firstPublishedAt: NOON + i * MINUTE })
  await reader.mute('user', loud.id)
  expect(await reader.titles({ feed: 'FOLLOWING', order: 'NEWEST' })).toEqual(['Quiet'])
})

test('a visitor has no feed', async () => {
  const { data } = await newVisit().ask('{ homeFeed { isFiltered } }')
  expect(data).toEqual({ homeFeed: null })
})
