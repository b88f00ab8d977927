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
