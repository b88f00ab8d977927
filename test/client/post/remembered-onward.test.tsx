import { expect, test } from 'vitest'
import { Onward } from '../../../client/features/post/onward'
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

test('what to read next is remembered apart for people, whose links say where they were followed, and bots', () => {
  const post = story()
  for (const isBot of [true, false]) {
    const render = (memory: MarkupMemory) =>
      markupOf(<Onward post={post} />, MAIN_HOST, memory, { shown, isBot })
    const anew = render(NO_MEMORY)
    let remembered: string | undefined
    for (let time = 0; time < 3; time++) {
      const { markup, keep } = markupMemory()
      const watched = (...asked: Parameters<typeof markup>) => {
        remembered = markup(...asked)
        return remembered
      }
      expect(render({ markup: watched, keep })).toBe(anew)
    }
    expect(remembered).toContain('Low water')
    expect(hrefsIn(anew).some((href) => href.includes('source='))).toBe(!isBot)
  }
})
