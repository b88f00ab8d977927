import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { PublicationItem } from '../../../client/features/collection/PublicationItem'
import { PictureCard } from '../../../client/features/post/PictureCard'
import { PostCard } from '../../../client/features/post/PostCard'
import type { PostCardFragment } from '../../../client/features/post/post-card.generated'
import { RankedPosts } from '../../../client/features/post/RankedPosts'
import { TopicIndex } from '../../../client/features/tag/TopicIndex'
import { TopicPills } from '../../../client/features/tag/TopicPills'
import { WriterItem } from '../../../client/features/user/WriterItem'
import { type Host, hrefsIn, MAIN_HOST, markupOf, PUBLICATION_HOST, USER_HOST } from '../render'

const mira = { id: '5e1a', username: 'mira', name: 'Mira', imageId: null, bio: '' }
const tidewater = {
  __typename: 'Collection' as const,
  id: '44ec',
  slug: 'tidewater',
  name: 'Tidewater',
  tagline: '',
  avatar: null,
}
const post = {
  __typename: 'Post',
  id: 'a1b2c3d4e5f6',
  title: 'Low water',
  listTitle: 'Low water',
  excerpt: 'The harbour empties.',
  mediumUrl: 'https://quire.example/tidewater/low-water-a1b2c3d4e5f6',
  isLocked: false,
  readingTime: 3,
  firstPublishedAt: 0,
  previewImage: null,
  creator: mira,
  coAuthors: [],
  collection: tidewater,
} as unknown as PostCardFragment
const ocean = { __typename: 'Tag' as const, id: '0cea', slug: 'ocean', displayTitle: 'Ocean', postCount: 3 }

/** Without what they say about where they are. */
const linksOf = (part: ReactNode, host: Host) =>
  [...new Set(hrefsIn(markupOf(part, host)).map((href) => href.replace(/\?source=.*/, '')))].sort()
const MAIN = 'https://quire.example'
const STORY = '/tidewater/low-water-a1b2c3d4e5f6'

describe.each([
  ['a card', <PostCard key="a" post={post} />],
  ['a card with its picture above', <PictureCard key="b" post={post} sizes="100vw" />],
])('%s leads to the story, its writer and its publication', (_, part) => {
  test('on the main host', () => {
    expect(linksOf(part, MAIN_HOST)).toEqual(['/@mira', '/tidewater', STORY])
  })
  test('on the writer’s own host', () => {
    expect(linksOf(part, USER_HOST)).toEqual(['/', `${MAIN}/tidewater`, MAIN + STORY])
  })
  test('on the publication’s own host', () => {
    expect(linksOf(part, PUBLICATION_HOST)).toEqual(['/', '/low-water-a1b2c3d4e5f6', `${MAIN}/@mira`])
  })
})

test('a story of a publication with its own domain is linked there, from anywhere', () => {
  const there = 'https://tidewater.example/low-water-a1b2c3d4e5f6'
  const card = <PostCard post={{ ...post, mediumUrl: there }} />
  expect(linksOf(card, MAIN_HOST)).toContain(there)
  expect(linksOf(card, USER_HOST)).toContain(there)
  expect(linksOf(card, PUBLICATION_HOST)).toContain('/low-water-a1b2c3d4e5f6')
})

test('so are ranked stories', () => {
  expect(linksOf(<RankedPosts posts={[post]} />, PUBLICATION_HOST)).toEqual([
    '/low-water-a1b2c3d4e5f6',
    `${MAIN}/@mira`,
  ])
})

test('topics, writers and publications are on the main host, unless the host is theirs', () => {
  const writer = { ...mira, socialStats: { followerCount: 1 } } as Parameters<typeof WriterItem>[0]['user']
  expect(linksOf(<TopicPills tags={[ocean]} />, USER_HOST)).toEqual([`${MAIN}/tag/ocean`])
  expect(linksOf(<TopicIndex tags={[ocean]} />, USER_HOST)).toEqual([`${MAIN}/tag/ocean`])
  expect(linksOf(<WriterItem user={writer} />, USER_HOST)).toEqual(['/'])
  expect(linksOf(<WriterItem user={writer} />, PUBLICATION_HOST)).toEqual([`${MAIN}/@mira`])
  expect(linksOf(<PublicationItem collection={tidewater} />, PUBLICATION_HOST)).toEqual(['/'])
})
