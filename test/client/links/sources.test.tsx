import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { LeadPost } from '../../../client/features/post/LeadPost'
import { PictureRow } from '../../../client/features/post/PictureRow'
import { PostList } from '../../../client/features/post/PostList'
import type { PostCardFragment } from '../../../client/features/post/post-card.generated'
import { RankedPosts } from '../../../client/features/post/RankedPosts'
import type { ShownPage } from '../../../client/lib/page'
import { canonicalUrl } from '../../../schema/routes/canonical'
import { parseSource, sourceIn } from '../../../schema/rules/source-tracking'
import { hrefsIn, MAIN_HOST, markupOf } from '../render'

const post = (id: string) =>
  ({
    __typename: 'Post',
    id,
    title: 'Low water',
    excerpt: '',
    mediumUrl: `https://quire.example/@mira/low-water-${id}`,
    isLocked: false,
    readingTime: 3,
    firstPublishedAt: 0,
    previewImage: null,
    creator: { id: '5e1a', username: 'mira', name: 'Mira', imageId: null, bio: '' },
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

/** The links to stories on a page. */
const storyLinks = (part: ReactNode, shown: ShownPage, isBot = false) => [
  ...new Set(
    hrefsIn(markupOf(part, MAIN_HOST, undefined, { shown, isBot })).filter((href) =>
      href.includes('low-water'),
    ),
  ),
]
const sourcesOf = (part: ReactNode, shown: ShownPage) =>
  storyLinks(part, shown).map((href) => parseSource(sourceIn(href.replaceAll('&amp;', '&')) ?? ''))

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
