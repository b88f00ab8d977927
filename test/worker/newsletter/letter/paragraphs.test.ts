import { expect, test } from 'vitest'
import { ORIGIN } from '../../../factories/endpoint-context'
import { EVERYTHING } from '../../../support/every-paragraph'
import { faultsOf, letterOf } from './support'

const words = EVERYTHING.flatMap((paragraph) =>
  'text' in paragraph && paragraph.text ? [paragraph.text] : [],
)

test('a letter has every kind of paragraph, in valid HTML, with no script and nothing of other sites', async () => {
  const { html, isCut } = await letterOf({ body: EVERYTHING })
  expect(isCut).toBe(false)
  expect(faultsOf(html)).toEqual([])
  const shown = html.replaceAll(/<[^>]+>/g, '').replaceAll('&lt;', '<')
  for (const text of words) for (const line of text.split('\n')) expect(shown).toContain(line)
  expect(html).not.toMatch(/<(?:script|iframe|object|embed|form|input|link|svg|math|details|video|audio)\b/i)
  expect(html).not.toMatch(/\son\w+=/i)
  const sources = [...html.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src)
  expect(sources).toHaveLength(5)
  for (const src of sources) expect(src).toMatch(new RegExp(`^${ORIGIN}/_/image/`))
  // No sheet brings a picture or a font.
  expect(html).not.toMatch(/url\(|@import|@font-face/)
})

test('pictures have their size, their words, and no more pixels than they are shown with', async () => {
  const { html } = await letterOf({ body: EVERYTHING })
  const imgs = [...html.matchAll(/<img [^>]+>/g)].map(([tag]) => tag)
  expect(imgs[0]).toContain(
    `src="${ORIGIN}/_/image/resample-w1192/${'a'.repeat(24)}" alt="A boat" width="552" height="414"`,
  )
  expect(imgs[1]).toContain('alt="Left" width="272" height="204"')
  expect(imgs[2]).toContain('alt="Right" width="100" height="50"')
  // The film's own picture comes by way of us, and leads to the film.
  expect(html).toMatch(
    /<a href="https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk"><img src="https:\/\/quire\.example\/_\/image\/resample-w1192\/[0-9a-f]{32}-/,
  )
  expect(imgs.every((tag) => tag.includes('alt="'))).toBe(true)
})

test('the text part says everything in the same order, with the addresses of its links', async () => {
  const { text } = await letterOf({ title: 'A day out', subtitle: 'By boat', body: EVERYTHING })
  const story = text.slice(text.indexOf('A large heading'), text.indexOf('-- \n'))
  expect(story).toBe(`A large heading
===============

Strong, slanted, struck, marked, code, a link <https://other.example/?a=1&b=2>, @ida <${ORIGIN}/@ida> and a note[1].

A smaller heading
-----------------

The smallest heading

> Quoted
> 
> and quoted on

> Pulled out

- A bullet
  3. A number below it
☑ A task that is done

    const a = 1 < 2
    return a

[Picture: A boat: A caption]

[Picture: Left]
[Picture: Right]

A film
Said of the film
https://www.youtube-nocookie.com/embed/abcdefghijk

A pen
https://codepen.io/a/embed/b

A card
What the card says
card.example
https://card.example/page

Press here
https://button.example/

* * *

What the table shows
Year | Boats
------------
1890 | 12

    \\frac{a}{b}

| Warning:
| 
| Mind this

Folded on the page

Shown in the mail

Notes

[1] What the note says

`)
})

test('links are absolute, a mention leads to the profile, and a reference to the note on the web', async () => {
  const { html } = await letterOf({ id: '0123456789ab', slug: 'a-day', body: EVERYTHING })
  const hrefs = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href ?? '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the sign of the places for the recipient's links.
  for (const href of hrefs) expect(href).toMatch(/^(?:https:\/\/|\u0001)/)
  expect(hrefs).toContain(`${ORIGIN}/@ida`)
  expect(hrefs.some((href) => /\/a-day-0123456789ab#fn-1$/.test(href))).toBe(true)
})

test('each block has the direction of its own letters, and code none', async () => {
  const { html } = await letterOf({
    title: 'שלום עולם',
    language: 'he',
    body: [
      { name: 'a1', type: 'P', text: 'עברית', markups: [] },
      { name: 'a2', type: 'P', text: 'English', markups: [] },
      { name: 'a3', type: 'ULI', text: 'An item', markups: [], level: 0 },
      { name: 'a4', type: 'PRE', text: 'code', markups: [] },
    ],
  })
  expect(html).toContain('<html lang="he" dir="rtl">')
  expect(html).toMatch(/<p style="[^"]*">עברית<\/p>/)
  expect(html).toMatch(/<p dir="ltr" style="[^"]*text-align:left">English<\/p>/)
  expect(html).toContain('<li dir="ltr" style="text-align:left">An item</li>')
  expect(html).toMatch(/<pre dir="ltr"/)
  // What we say ourselves is in the site's language.
  expect(html).toMatch(/<td class="soft edge" lang="en" dir="ltr"/)
})
