import { expect, test } from 'vitest'
import { PostCards } from '../../../client/features/post/PostList'
import type { PostCardFragment } from '../../../client/features/post/post-card.generated'
import { markupOf } from '../render'

/* The cards of a list. Rule: docs/rules/reading.md, "Lists of stories". */

const post = (given: Partial<PostCardFragment> = {}): PostCardFragment => ({
  __typename: 'Post',
  id: '0'.repeat(12),
  listTitle: 'A title',
  excerpt: 'A text',
  mediumUrl: 'https://quire.example/@u/a-title-000000000000',
  previewImage: {
    __typename: 'ImageMetadata',
    id: 'a'.repeat(24),
    alt: '',
    color: '#888888',
    focusPercentX: 20,
    focusPercentY: 30,
  },
  isLocked: false,
  readingTime: 1,
  firstPublishedAt: 0,
  creator: { __typename: 'User', id: 'u', username: 'u', name: 'Uma', imageId: null },
  coAuthors: [],
  collection: null,
  ...given,
})

const cards = (posts: readonly PostCardFragment[], cardOf?: Parameters<typeof PostCards>[0]['cardOf']) =>
  markupOf(<PostCards items={posts.map((one) => ({ post: one }))} cardOf={cardOf} />)
    .split('<article')
    .slice(1)

const many = Array.from({ length: 12 }, (_, i) => post({ id: String(i).padStart(12, '0') }))
const isLarge = (card: string) => card.includes('<picture>')

test('each fifth card is large, with its picture in the widths that a column has', () => {
  const list = cards(many)
  expect(list.map((card, i) => (isLarge(card) ? i : -1)).filter((i) => i >= 0)).toEqual([4, 9])
  // A phone gets the small picture that it would get beside any title.
  const [large = '', small = ''] = [list[4], list[3]]
  const [, sources = ''] = /<source media="\(min-width: 34\.5rem\)" srcSet="([^"]*)"/.exec(large) ?? []
  expect(sources.match(/ \d+w/g)).toEqual([320, 480, 680, 828, 1020, 1360].map((width) => ` ${width}w`))
  const pictureOf = (card: string) => /<img[^>]*? src="([^"]*)"/.exec(card)?.[1]
  expect(pictureOf(large)).toBe(pictureOf(small))
  expect(large).toMatch(/<source[^>]*width="828"[^>]*height="414"/)
})

test('a card that is hidden leaves the others as large as they were', () => {
  const list = cards(many, (_, i) => (i === 2 ? { instead: null } : { menu: null }))
  expect(list).toHaveLength(11)
  expect(list.map((card, i) => (isLarge(card) ? i : -1)).filter((i) => i >= 0)).toEqual([3, 8])
})

test('a card without a picture is large with its cover', () => {
  const [card = ''] = cards(many.map((one) => ({ ...one, previewImage: null }))).slice(4)
  expect(card).toMatch(/<img[^>]*\/cover\/post-[^>]*sm:aspect-2\/1/)
})

test('a card begins at the side at which its text does, its title included', () => {
  const [arabic = '', mixed = '', english = ''] = cards([
    post({ listTitle: 'ترجمة', excerpt: 'كلمة واحدة' }),
    post({ listTitle: 'ترجمة', excerpt: 'A word' }),
    post({ listTitle: '“3 letters”', excerpt: '' }),
  ])
  expect(arabic).toMatch(/^ dir="rtl" class="text-right /)
  expect(mixed).toMatch(/^ class="text-left /)
  expect(mixed).toMatch(/<h2 dir="auto"/)
  expect(english).toMatch(/^ class="text-left /)
})

test('a card whose writer is named elsewhere names only those who wrote it with them', () => {
  const others = [{ __typename: 'User' as const, id: 'n', username: 'noor', name: 'Noor' }]
  const named = (one: PostCardFragment) =>
    (cards([one], () => ({ of: 'creator' }))[0] ?? '').replaceAll(/<!-- -->|<[^>]*>/g, '|')
  expect(named(post())).not.toContain('Uma')
  expect(named(post({ coAuthors: others }))).toMatch(/\|With \|+Noor\|/)
  expect(named(post({ coAuthors: others }))).not.toContain('Uma')
})
