import { describe, expect, it } from 'vitest'
import type { PostCardFragment } from '../../../client/features/post/post-card.generated'
import { frontPage } from '../../../client/pages/home-lo/front-page'
import type { HomeFrontQuery } from '../../../client/pages/home-lo/home-front.generated'

const card = (id: string): PostCardFragment => ({
  __typename: 'Post',
  id,
  listTitle: id,
  excerpt: '',
  mediumUrl: `https://quire.example/p/${id}`,
  previewImage: null,
  isLocked: false,
  readingTime: 1,
  firstPublishedAt: 0,
  creator: { __typename: 'User', id: 'u', username: 'u', name: 'U', imageId: null },
  coAuthors: [],
  collection: null,
})

/** The data of a front page; each letter is a story. */
const data = (picks: string, top: string, latest: string): HomeFrontQuery => ({
  staffPicksFeed: {
    __typename: 'StaffPicksFeed',
    items: [...picks].map((id) => ({ __typename: 'StaffPicksFeedItem', post: card(id) })),
  },
  topStories: { __typename: 'PostConnection', posts: [...top].map(card) },
  latestPosts: {
    __typename: 'PostConnection',
    posts: [...latest].map(card),
    pagingInfo: { __typename: 'Paging', next: null },
  },
  featuredTags: { __typename: 'TagConnection', tags: [] },
  topCollections: [],
  topWriters: [],
})

const ids = (posts: readonly PostCardFragment[]): string => posts.map(({ id }) => id).join('')

describe('the front page', () => {
  it('is led by the staff picks, and repeats none of them in its lists', () => {
    const front = frontPage(data('abcd', 'bxycz', 'zaxq'))
    expect(front.lead?.id).toBe('a')
    expect(ids(front.picks)).toBe('bcd')
    expect(ids(front.ranked)).toBe('xyz')
    expect(ids(front.latest)).toBe('zxq')
  })

  it('is led by the most read stories if there are no staff picks', () => {
    const front = frontPage(data('', 'vwxyz', ''))
    expect(front.lead?.id).toBe('v')
    expect(ids(front.picks)).toBe('wxy')
    expect(ids(front.ranked)).toBe('z')
  })

  it('has no lead while nothing is published', () => {
    expect(frontPage(data('', '', '')).lead).toBeUndefined()
  })
})
