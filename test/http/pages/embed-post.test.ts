import { expect, test } from 'vitest'
import { addressOf, DEMO } from '../../support/addresses'
import { ask } from '../../support/http'

const CARD = addressOf('EmbedPost')

/** The `href` of the link that leads programs to oEmbed. */
const oEmbedIn = (html: string): string | undefined =>
  /<link rel="alternate" href="([^"]+)" type="application\/json\+oembed"/.exec(html)?.[1]

test('the card of a story shows it, leads to it, and may be framed', async () => {
  const { status, text, headers } = await ask(CARD)
  expect(status).toBe(200)
  expect(text).toContain(DEMO.story)
  expect(text).toMatch(/<meta name="robots" content="noindex">/)
  expect(headers.get('x-frame-options')).toBeNull()
  expect(headers.get('set-cookie')).toBeNull()
})

test('a story that isn’t there has no card', async () => {
  expect((await ask(addressOf('EmbedPost', { postId: 'ffffffffffff' }))).status).toBe(404)
})

test('the address of a story or a list leads to its frame', async () => {
  for (const [of, frame] of [
    [DEMO.story, CARD],
    [addressOf('ShowUserList'), addressOf('EmbedList')],
  ] as const) {
    const page = await ask(of)
    const origin = new URL(/<link rel="canonical" href="([^"]+)"/.exec(page.text)?.[1] ?? '').origin
    const answer = await ask(`/embed?${new URLSearchParams({ q: origin + of })}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, frame])
  }
})

test.each([DEMO.story, addressOf('ShowUserList'), DEMO.profile, DEMO.publication])(
  '%s names its oEmbed, which answers',
  async (path) => {
    const { text } = await ask(path)
    const href = oEmbedIn(text)?.replaceAll('&amp;', '&') ?? ''
    const { pathname, search } = new URL(href)
    const { status, text: body } = await ask(pathname + search)
    expect([status, JSON.parse(body).type]).toEqual([200, 'rich'])
  },
)

test('pages that name a feed name its other forms too, and others name none', async () => {
  const { text } = await ask(DEMO.profile)
  for (const [end, type, form] of [
    ['', 'rss+xml', 'RSS'],
    ['.json', 'feed+json', 'JSON'],
    ['.atom', 'atom+xml', 'Atom'],
  ])
    expect(text).toContain(
      `/feed/@maren${end}" type="application/${type}" title="Stories by Maren Okafor (${form})"`,
    )
  const draftless = (await ask(DEMO.nothing)).text
  expect(draftless).not.toMatch(/application\/(?:feed\+json|atom\+xml)/)
  expect(oEmbedIn(draftless)).toBeUndefined()
})
