import { describe, expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import type { StoryBody as Body, PlainParagraph } from '../../../schema/story/paragraph'
import { hrefsIn, MAIN_HOST, markupOf, PUBLICATION_HOST, USER_HOST } from '../render'

const linking = (...hrefs: string[]): PlainParagraph => ({
  type: 'P',
  name: 'a1b2',
  text: hrefs.map(() => 'x').join(''),
  markups: hrefs.map((href, i) => ({ type: 'A' as const, start: i, end: i + 1, href })),
})
const markup = (body: Body, host = MAIN_HOST) => markupOf(<StoryBody body={body} />, host)

describe('a path in a story', () => {
  const paths = ['/tag/ocean?after=x#top', '/@mira/about', '/tidewater/archive/2026', '/nothing/here']

  test('stays one on the main host', () => {
    expect(hrefsIn(markup([linking(...paths)]))).toEqual(paths)
  })

  test('leads to the main host from a user’s, unless it is the user’s own', () => {
    expect(hrefsIn(markup([linking(...paths)], USER_HOST))).toEqual([
      'https://quire.example/tag/ocean?after=x#top',
      '/about',
      'https://quire.example/tidewater/archive/2026',
      'https://quire.example/nothing/here',
    ])
  })

  test('leads to the main host from a publication’s, unless it is the publication’s own', () => {
    expect(hrefsIn(markup([linking(...paths)], PUBLICATION_HOST))).toEqual([
      'https://quire.example/tag/ocean?after=x#top',
      'https://quire.example/@mira/about',
      '/archive/2026',
      'https://quire.example/nothing/here',
    ])
  })

  test('does so in cards and behind pictures', () => {
    const card = { type: 'MIXTAPE_EMBED', name: 'c', href: '/tag/ocean', title: 'Ocean', description: '' }
    const picture = { type: 'IMG', name: 'i', text: '', markups: [], alt: '', layout: 'inset' }
    const body = [
      { ...card, site: 'Quire' },
      { ...picture, src: 'https://pictures.example/a.png', href: '/tag/ocean' },
    ] as Body
    expect(hrefsIn(markup(body, USER_HOST))).toEqual([
      'https://quire.example/tag/ocean',
      'https://quire.example/tag/ocean',
    ])
  })
})

test('a link to another host opens in a new tab and passes nothing on', () => {
  expect(markup([linking('https://elsewhere.example/a')])).toContain(
    '<a href="https://elsewhere.example/a" rel="noopener ugc nofollow" target="_blank">',
  )
})

test('a link to a trusted domain, or to a host of ours, may be followed by search engines', () => {
  const body = [
    linking('https://trusted.example/a', 'https://www.sub.trusted.example/', 'https://rosa.quire.example/'),
  ]
  const relsOf = (trustedDomains: string[]) => {
    const markup = markupOf(<StoryBody body={body} />, MAIN_HOST, undefined, { config: { trustedDomains } })
    return [...markup.matchAll(/rel="([^"]*)"/g)].map(([, rel]) => rel)
  }
  expect(relsOf(['trusted.example'])).toEqual(Array.from({ length: 3 }, () => 'noopener follow'))
  expect(relsOf([])).toEqual(['noopener ugc nofollow', 'noopener ugc nofollow', 'noopener follow'])
})

test('an absolute address of the host that shows the story stays on it, in the same tab', () => {
  expect(markup([linking('https://tidewater.example/archive/2026')], PUBLICATION_HOST)).toContain(
    '<a href="/archive/2026">',
  )
})

test('an absolute address of the main host is a path of it', () => {
  expect(markup([linking('https://quire.example/tag/ocean')])).toContain('<a href="/tag/ocean">')
})

test('a fragment and a mail address are plain links', () => {
  expect(markup([linking('#h-a1', 'mailto:a@b.example')])).toContain(
    '<a href="#h-a1">x</a><a href="mailto:a@b.example">x</a>',
  )
})
