import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

async function openStory(path: string) {
  const watched = await open()
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydrated(watched.page)
  return watched
}

/** The fonts that the page has loaded, by family and style. */
const fontsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, style }) => `${family.replaceAll('"', '')} ${style}`)
  })

/** The fonts that the text of the elements with a selector is painted in. */
async function paintedIn(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const fonts = await Promise.all(
    nodeIds.map(async (nodeId) => (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
  )
  await devtools.detach()
  return [...new Set(fonts.flat().map(({ familyName }) => familyName.replace(/ Variable$/, '')))]
}

/** Adds a paragraph with emphasis to the story. */
const addEmphasis = (page: Page, language: string, text: string): Promise<void> =>
  page.locator('.story').evaluate(
    (story, added) => {
      const paragraph = document.createElement('p')
      paragraph.lang = added.language
      paragraph.append(Object.assign(document.createElement('em'), { id: 'added', textContent: added.text }))
      story.prepend(paragraph)
    },
    { language, text },
  )

test.each([
  [DEMO.story, true],
  [DEMO.ownStory, false],
])('the font of formulas is loaded where there are any: %s', async (path, hasFormulas) => {
  const { page, context } = await openStory(path)
  expect((await page.locator('.story math').count()) > 0).toBe(hasFormulas)
  expect((await fontsOf(page)).includes('STIX Two Math normal')).toBe(hasFormulas)
  await context.close()
})

test('emphasis is set in real italics beyond basic Latin too', async () => {
  const { page, context } = await openStory(DEMO.ownStory)
  await addEmphasis(page, 'en', 'Words, Łódź, это, φίλος')
  // Latin, its extension, Greek and Cyrillic.
  await expect
    .poll(async () => (await fontsOf(page)).filter((font) => font === 'Source Serif 4 italic').length)
    .toBe(4)
  await context.close()
})

test.each([
  ['en', 'word', '400'],
  ['ja', '強調', '650'],
  ['ar', 'مهم', '650'],
])(
  'browsers slant no letters, and weight shows emphasis where none are slanted: %s',
  async (language, text, weight) => {
    const { page, context } = await openStory(DEMO.ownStory)
    await addEmphasis(page, language, text)
    const looks = await page.locator('#added').evaluate((element) => {
      const { fontWeight, fontSynthesisStyle } = getComputedStyle(element)
      return [fontWeight, fontSynthesisStyle]
    })
    expect(looks).toEqual([weight, 'none'])
    await context.close()
  },
)

/** A story of a publication whose theme has the typefaces that only themes have. */
const THEMED = '/load-bearing/a-bridge-that-walked-sideways-be546a091f1b'

test.each([
  [THEMED, true],
  [DEMO.story, false],
])(
  'the typefaces of themes are fetched where they are shown, and nowhere else: %s',
  async (path, isShown) => {
    const { page, context } = await open()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'load' })
    await hydrated(page)
    expect((await fontsOf(page)).includes('Charis SIL normal')).toBe(isShown)
    expect(asked.some((file) => file.includes('/faces-'))).toBe(isShown)
    await context.close()
  },
)

test('a themed story is painted in the typefaces that come with the product', async () => {
  const { page, context } = await openStory(THEMED)
  await fontsOf(page)
  expect(await paintedIn(page, '.themed h1')).toEqual(['Inter'])
  expect(await paintedIn(page, '.story > p')).toContain('Charis SIL')
  await context.close()
})

test('the shell is in the product’s sans serif where the system has none that is named, at the same widths', async () => {
  const { page, context } = await openStory(DEMO.ownStory)
  await fontsOf(page)
  expect(await paintedIn(page, '#footer a')).toEqual(['Inter'])
  const widths = await page.evaluate(() =>
    ['Inter', '"Inter Arial", "Inter DejaVu"'].map((family) => {
      const text = Object.assign(document.createElement('span'), {
        textContent: 'Follow, Write, Library, Notifications, 12 responses, Sign in',
        style: `font: 14px ${family}; white-space: nowrap; position: absolute`,
      })
      document.body.append(text)
      const { width } = text.getBoundingClientRect()
      text.remove()
      return width
    }),
  )
  const [own = 0, fallback = 0] = widths
  expect(Math.abs(fallback / own - 1)).toBeLessThan(0.02)
  await context.close()
})

test('a system that has a sans serif of the list asks for no other', async () => {
  const { page, context } = await open()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The test's system has none of them; here one of its own goes by the name of one.
  await page.route(
    (url) => url.pathname === DEMO.ownStory,
    async (route) => {
      const response = await route.fetch()
      const face = '@font-face{font-family:Roboto;src:local("Liberation Sans"),local("DejaVu Sans")}'
      await route.fulfill({ response, body: (await response.text()).replace('</style>', `${face}</style>`) })
    },
  )
  await page.goto(DEMO.ownStory, { waitUntil: 'load' })
  await hydrated(page)
  await fontsOf(page)
  expect(asked.some((file) => file.includes('serif-upright'))).toBe(true)
  expect(asked.filter((file) => file.includes('sans-'))).toEqual([])
  await context.close()
})
