import { expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newReader } from './support'

type Reader = Awaited<ReturnType<typeof newReader>>

const choose = async ({ user, visit }: Reader, name: string, enumValue: string) => {
  const { data } = await visit.ask(
    `mutation ($userId: ID!, $preferences: [UserPreferenceInput!]!) {
      updateViewerPreferences(userId: $userId, preferences: $preferences) }`,
    { userId: user.id, preferences: [{ name, enumValue }] },
  )
  return data?.updateViewerPreferences
}

/** The order of a feed that is asked for without one, and its titles. */
async function shown({ visit }: Reader, of: { feed?: string; tagSlug?: string; order?: string }) {
  const { data } = await visit.ask(
    `query ($feed: HomeFeedName, $tagSlug: String, $order: HomeFeedOrder) {
      homeFeed(feed: $feed, tagSlug: $tagSlug, order: $order) { order items { post { title } } } }`,
    of,
  )
  const { order, items } = (data as { homeFeed: { order: string; items: { post: { title: string } }[] } })
    .homeFeed
  return [order, ...items.map(({ post }) => post.title)]
}

test('the order that somebody chose is that of their feeds, until a request names one', async () => {
  const reader = await newReader()
  const writer = await createUser()
  const of = { creatorId: writer.id, tags: ['kept-order'] }
  await createStory({ ...of, title: 'Best', trendingScore: 9, firstPublishedAt: NOON })
  await createStory({ ...of, title: 'Newest', trendingScore: 1, firstPublishedAt: NOON + MINUTE })
  await reader.follow('user', writer.id)
  const [topic, following] = [{ tagSlug: 'kept-order' }, { feed: 'FOLLOWING' }]
  expect(await shown(reader, topic)).toEqual(['RANKED', 'Best', 'Newest'])
  expect(await shown(reader, following)).toEqual(['NEWEST', 'Newest', 'Best'])

  expect(await choose(reader, 'homeFeedOrder', 'newest')).toBe(true)
  expect(await choose(reader, 'followingFeedOrder', 'ranked')).toBe(true)
  expect(await shown(reader, topic)).toEqual(['NEWEST', 'Newest', 'Best'])
  expect(await shown(reader, following)).toEqual(['RANKED', 'Best', 'Newest'])
  expect(await shown(reader, { ...topic, order: 'RANKED' })).toEqual(['RANKED', 'Best', 'Newest'])
  expect(await choose(reader, 'homeFeedOrder', 'sideways')).toBeUndefined()
})
