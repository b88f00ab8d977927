import { expect, test } from 'vitest'
import { Onward } from '../../../client/features/post/onward'
import type { OwnLookup } from '../../../client/lib/app'
import type { ShownPage } from '../../../client/lib/page'
import type { StoryPost } from '../../../client/pages/post/story-post'
import { type MarkupMemory, markupMemory } from '../../../client/remembered-markup'
import { hrefsIn, MAIN_HOST, markupOf } from '../render'

const card = (id: string) => ({
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
  creator: { id: '5e1a', username: 'mira', name: 'Mira', imageId: null },
  coAuthors: [],
  collection: null,
})

const story = () =>
  ({
    ...card('0123456789ab'),
    neighbours: { previous: card('c1b2c3d4e5f6'), next: null },
    moreFrom: [card('a1b2c3d4e5f6')],
    readNext: [card('b1b2c3d4e5f6')],
  }) as unknown as StoryPost

const shown: ShownPage = {
  pageId: 'post',
  layout: 'TopNav',
  routeName: undefined,
  params: { postId: 'high-water-0123456789ab' },
  pathname: '/',
}
const NO_MEMORY: MarkupMemory = { markup: () => undefined, keep: () => {} }

/** Renders until all is remembered: the cards, and then what differs in them. */
function remembering(post: StoryPost, differences: Parameters<typeof markupOf>[3]) {
  const render = (memory: MarkupMemory) =>
    markupOf(<Onward post={post} />, MAIN_HOST, memory, { shown, ...differences })
  const anew = render(NO_MEMORY)
  let remembered: (string | undefined)[] = []
  for (let time = 0; time < 5; time++) {
    const { markup, keep } = markupMemory()
    remembered = []
    const watched = (...asked: Parameters<typeof markup>) => {
      const text = markup(...asked)
      remembered.push(text)
      return text
    }
    expect(render({ markup: watched, keep })).toBe(anew)
  }
  expect(remembered).toEqual(remembered.map(() => expect.any(String)))
  return { anew, cards: remembered[0] ?? '' }
}

test('what to read next is remembered apart for people, whose links say where they were followed, and bots', () => {
  const post = story()
  for (const isBot of [true, false]) {
    const { anew, cards } = remembering(post, { isBot })
    expect(cards).toContain('Low water')
    expect(hrefsIn(anew).some((href) => href.includes('source='))).toBe(!isBot)
  }
})

test('readers who have saved other stories share the cards, and see what they have saved', () => {
  const post = story()
  const readerOf = (viewerId: string, listIds: Readonly<Record<string, string[]>>): OwnLookup => ({
    viewerId,
    lists: (postId) => listIds[postId] ?? [],
    relation: () => undefined,
  })
  const mira = remembering(post, { reader: readerOf('aaaaaaaaaaaa', { a1b2c3d4e5f6: ['a list'] }) })
  const noor = remembering(post, { reader: readerOf('bbbbbbbbbbbb', {}) })
  expect(mira.cards).toBe(noor.cards)
  expect(mira.cards).not.toMatch(/data-saved|aaaaaaaaaaaa|bbbbbbbbbbbb/)
  const savedIn = (markup: string) => [...markup.matchAll(/data-saved="(\w+)"/g)].map(([, saved]) => saved)
  expect(savedIn(mira.anew)).toContain('true')
  expect(new Set(savedIn(noor.anew))).toEqual(new Set(['false']))
})
