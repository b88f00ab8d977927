import { expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newReader } from './support'

type Kind = 'PEOPLE' | 'PUBLICATIONS' | 'TOPICS'

/** The titles of all pages of a reader's feed of a kind, page by page. */
async function pages({ visit }: Awaited<ReturnType<typeof newReader>>, of: Kind, limit = 10) {
  const titles: string[][] = []
  let to: string | undefined
  do {
    const { data } = await visit.ask(
      `query ($of: FollowedKind!, $paging: PagingOptions) { viewer { followingFeed(of: $of, paging: $paging) {
        stories { posts { title } pagingInfo { next { to } } } } } }`,
      { of, paging: { limit, ...(to === undefined ? {} : { to }) } },
    )
    type Stories = { posts: { title: string }[]; pagingInfo: { next: { to: string } | null } }
    const { stories } = (data as { viewer: { followingFeed: { stories: Stories } } }).viewer.followingFeed
    titles.push(stories.posts.map(({ title }) => title))
    to = stories.pagingInfo.next?.to
  } while (to !== undefined)
  return titles
}

test('the feed of topics has each story once, whatever topics it shares, on the page where it belongs', async () => {
  const reader = await newReader()
  const tags = ['shared-a', 'shared-b', 'shared-c', 'shared-d', 'shared-e']
  for (const tag of [...tags, 'alone']) await reader.followTag(tag)
  for (const [i, title] of ['1', '2', '3'].entries())
    await createStory({ title, tags, firstPublishedAt: NOON - i * MINUTE })
  await createStory({ title: '4', tags: ['alone'], firstPublishedAt: NOON - 3 * MINUTE })
  expect(await pages(reader, 'TOPICS', 2)).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
})

test('what is muted is in none of the feeds: stories, writers, publications and topics', async () => {
  const reader = await newReader()
  const [writer, loud] = [await createUser(), await createUser()]
  const publication = await createCollection()
  await reader.followTag('wanted')
  await reader.followTag('muted-topic')
  await reader.follow('user', writer.id)
  await reader.follow('user', loud.id)
  await reader.follow('collection', publication.id)
  const base = { creatorId: writer.id, collectionId: publication.id }
  await createStory({ ...base, title: 'Shown', tags: ['wanted'] })
  await createStory({ ...base, title: 'On a muted topic', tags: ['wanted', 'muted-topic'] })
  const hidden = await createStory({ ...base, title: 'Hidden', tags: ['wanted'] })
  await createStory({ title: 'Loud', creatorId: loud.id, collectionId: publication.id, tags: ['wanted'] })
  await reader.mute('tag', 'muted-topic')
  await reader.mute('post', hidden.id)
  await reader.mute('user', loud.id)
  for (const kind of ['PEOPLE', 'PUBLICATIONS', 'TOPICS'] as const)
    expect([kind, await pages(reader, kind)]).toEqual([kind, [['Shown']]])
  await reader.mute('collection', publication.id)
  expect(await pages(reader, 'PUBLICATIONS')).toEqual([[]])
})
