import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { LeadPost } from '../../../client/features/post/LeadPost'
import { PictureRow } from '../../../client/features/post/PictureRow'
import { PostList } from '../../../client/features/post/PostList'
import type { PostCardFragment } from '../../../client/features/post/post-card.generated'
import { RankedPosts } from '../../../client/features/post/RankedPosts'
import { TopicIndex } from '../../../client/features/tag/TopicIndex'
import { TopicItems } from '../../../client/features/tag/TopicItems'
import { TopicRail } from '../../../client/features/tag/TopicRail'
import type { TopicItemFragment } from '../../../client/features/tag/topic-item.generated'
import { WriterItem } from '../../../client/features/user/WriterItem'
import type { WriterItemFragment } from '../../../client/features/user/writer-item.generated'
import type { ShownPage } from '../../../client/lib/page'
import { FeedTabs } from '../../../client/pages/home/FeedTabs'
import { feedAddress } from '../../../client/pages/home/feed-address'
import { canonicalUrl } from '../../../schema/routes/canonical'
import { parseSource, sourceIn } from '../../../schema/rules/source-tracking'
import { hrefsIn, MAIN_HOST, markupOf } from '../render'

const post = (id: string) =>
  ({
    __typename: 'Post',
    id,
    title: 'Low water',
    listTitle: 'Low water',
    excerpt: '',
    mediumUrl: `https://quire.example/@mira/low-water-${id}`,
    isLocked: false,
    readingTime: 3,
    firstPublishedAt: 0,
    previewImage: null,
    creator: { id: '5e1a', username: 'mira', name: 'Mira', imageId: null, bio: '' },
    coAuthors: [],
    collection: null,
  }) as unknown as PostCardFragment
const posts = [post('a1b2c3d4e5f6'), post('b1b2c3d4e5f6')]

const onPage = (pageId: ShownPage['pageId'], params: ShownPage['params'] = {}): ShownPage => ({
  pageId,
  layout: 'TopNav',
  routeName: undefined,
  params,
  pathname: '/',
})

/** The links of a part of a page whose addresses contain a text. */
const linksWith = (text: string, part: ReactNode, shown: ShownPage, isBot = false) => [
  ...new Set(
    hrefsIn(markupOf(part, MAIN_HOST, undefined, { shown, isBot })).filter((href) => href.includes(text)),
  ),
]
const storyLinks = (part: ReactNode, shown: ShownPage, isBot = false) =>
  linksWith('low-water', part, shown, isBot)
const sourceOf = (href: string) => parseSource(sourceIn(href.replaceAll('&amp;', '&')) ?? '')
const sourcesOf = (part: ReactNode, shown: ShownPage) => storyLinks(part, shown).map(sourceOf)

test('the links of a list say on which page they are, about what, and in which place', () => {
  expect(sourcesOf(<PostList posts={posts} empty="" />, onPage('topic', { tagSlug: 'low-tide' }))).toEqual([
    { name: 'topic', tagSlug: 'low_tide', index: 0 },
    { name: 'topic', tagSlug: 'low_tide', index: 1 },
  ])
  expect(sourcesOf(<RankedPosts posts={posts} />, onPage('post', { postId: 'a-tide-0123456789ab' }))).toEqual(
    [
      { name: 'post', postId: '0123456789ab', index: 0 },
      { name: 'post', postId: '0123456789ab', index: 1 },
    ],
  )
})

test('those of a section have its number', () => {
  const row = <PictureRow posts={posts.slice(0, 1)} section="MOST_POPULAR_STORIES_IN_TOPIC" />
  expect(sourcesOf(row, onPage('topic'))).toEqual([{ name: 'topic', index: 0, sectionType: 23 }])
  expect(sourcesOf(<LeadPost post={post('a1b2c3d4e5f6')} sizes="1px" />, onPage('home-lo'))).toEqual([
    { name: 'home_lo', sectionType: 20 },
  ])
})

const tag = (slug: string) =>
  ({ __typename: 'Tag', id: slug, slug, displayTitle: slug, postCount: 3 }) as TopicItemFragment
const writer = (username: string) =>
  ({
    __typename: 'User',
    id: username,
    username,
    name: username,
    bio: '',
    imageId: null,
    socialStats: { followerCount: 0 },
  }) as unknown as WriterItemFragment

describe('the links of a module', () => {
  const rail = (
    <TopicRail slug="tides" writers={{ users: [writer('ada')] }} related={[tag('moon'), tag('sand')]} />
  )

  test('to related topics and to a topic’s writers say which module it is, and which of its items', () => {
    const shown = onPage('topic', { tagSlug: 'tides' })
    expect(linksWith('/tag/moon', rail, shown).map(sourceOf)).toEqual([
      { name: 'topic', tagSlug: 'tides', index: 0, sectionType: 28 },
    ])
    expect(linksWith('/tag/sand', rail, shown).map(sourceOf)).toMatchObject([{ index: 1, sectionType: 28 }])
    expect(linksWith('/@ada', rail, shown).map(sourceOf)).toEqual([
      { name: 'topic', tagSlug: 'tides', index: 0, sectionType: 29 },
    ])
    expect(linksWith('/tag/', rail, shown, true)).toEqual([
      '/tag/tides/who-to-follow',
      '/tag/moon',
      '/tag/sand',
    ])
  })

  test.each([
    ['recommended topics', <TopicItems key="" tags={[tag('moon')]} section="RECOMMENDED_TOPICS" />, 30],
    [
      'home’s tabs',
      <FeedTabs
        key=""
        address={feedAddress({ search: {} })}
        order="RANKED"
        followed={[{ slug: 'moon', displayTitle: 'Moon' }]}
        shown={null}
      />,
      27,
    ],
  ])('%s', (_, part, sectionType) => {
    expect(linksWith('moon', part, onPage('home')).map(sourceOf)).toEqual([
      { name: 'home', index: 0, sectionType },
    ])
  })

  test('elsewhere, such as in an index of everything, there is no source', () => {
    expect(linksWith('moon', <TopicIndex tags={[tag('moon')]} />, onPage('explore-topics'))).toEqual([
      '/tag/moon',
    ])
    expect(linksWith('ada', <WriterItem user={writer('ada')} />, onPage('search'))).toEqual(['/@ada'])
  })
})

test('programs get the address alone, and everybody’s address bar shows it', () => {
  const list = <PostList posts={posts} empty="" />
  const clean = posts.map(({ id }) => `/@mira/low-water-${id}`)
  expect(storyLinks(list, onPage('home'), true)).toEqual(clean)
  for (const [i, href] of storyLinks(list, onPage('home')).entries()) {
    expect(canonicalUrl(new URL(href, 'https://quire.example'), 'default')).toEqual({
      redirect: { location: clean[i], status: 302, source: sourceIn(href) },
    })
  }
})
