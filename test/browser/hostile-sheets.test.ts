import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { hydrated, hydratedBelow, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
  await site.bindings.DB.prepare(
    "UPDATE collection SET served_style_sheet = '[data-publication] h9{color:red}', style_sheet_hash = 'hostile' WHERE id = ?1",
  )
    .bind(demoId('collection', 'tidewater'))
    .run()
})
afterAll(() => site?.stop())

/** Declarations that cover, move or hide things. Most of them are refused; none may do harm if it weren't. */
const HOSTILE = [
  'padding: 3000px; margin: -3000px; opacity: 0',
  'margin-top: -3000px; padding-bottom: 3000px',
  'margin: 0 -3000px; padding: 0 3000px',
  'position: fixed; inset: 0; z-index: 2147483647',
  'position: absolute; inset: -9999px; z-index: 2147483647',
  'position: relative; top: -400px; z-index: 999; padding: 400px',
  'position: sticky; top: 0; bottom: 0; height: 100vh; z-index: 99',
  'transform: scale(50)',
  'transform: translateY(-500px)',
  'transform: rotate(45deg) scale(9)',
  'scale: 40',
  'translate: 0 -600px',
  'rotate: 90deg',
  'zoom: 10',
  'font-size: 900px; line-height: 0.1',
  'font-size: 0; line-height: 0; width: 0; height: 0',
  'line-height: 90',
  'outline: 2000px solid red; outline-offset: 500px',
  'box-shadow: 0 0 0 9999px red',
  'filter: drop-shadow(0 -500px red) blur(40px)',
  'text-shadow: 0 -500px 90px red',
  'border: 900px solid transparent; margin: -900px',
  'display: none',
  'display: contents',
  'display: inline; padding: 2000px',
  'display: table; width: 4000px; margin: -900px',
  'display: grid; grid-template: 2000px / 4000px; margin: -900px',
  'display: flex; order: -99; width: 5000px; flex-shrink: 0',
  'float: left; margin-left: -4000px; width: 9000px; height: 4000px',
  'visibility: hidden',
  'pointer-events: none; opacity: 0',
  'pointer-events: auto; cursor: none; width: 200vw; height: 200vh; margin: -50vh -50vw',
  'animation: a 1s infinite; transition: all 9s; will-change: transform',
  'clip-path: none; overflow: visible; contain: none; isolation: auto',
  'overflow: visible; contain: none; margin: -2000px; padding: 2000px',
  'mix-blend-mode: difference; isolation: auto',
  'backdrop-filter: blur(90px)',
  'color: transparent; background: transparent; --color-ink: transparent; --color-paper: transparent',
  '--a: 4000px; padding: var(--a); margin: calc(var(--a) * -1)',
  'text-indent: -9999px; letter-spacing: 400px; word-spacing: 900px',
  'writing-mode: vertical-rl; direction: rtl; width: 6000px',
  'columns: 40; column-width: 900px; column-gap: 900px',
  'aspect-ratio: 1 / 9; width: 900px',
  'vertical-align: 3000px',
  'perspective: 1px; transform: translateZ(0.9px)',
  'view-transition-name: a; position: fixed; inset: 0',
  'offset-path: inset(0); offset-distance: 50%',
  'position-anchor: --a; anchor-name: --a; position: fixed; inset: 0',
  'white-space: nowrap; word-break: keep-all; min-width: 9000px; margin-inline: -4000px',
  'inset-block: -900px; position: relative; padding-block: 900px; z-index: 9',
]

const GENERATED = 'content: "Press"; position: fixed; inset: 0; z-index: 999; display: block; padding: 900px'

/** Each of them in everything that a scoped selector can match, and generated before and after it. */
const sheetOf = (declarations: string): string => {
  const strong = declarations.replaceAll(/;|$/g, ' !important;')
  return ['[data-publication]', '[data-publication] *', '[data-publication] :is(a, p, h1, h2)']
    .map((selector) => `${selector}{${strong}}`)
    .concat(`[data-publication] *::before,[data-publication] *::after{${GENERATED}}`)
    .join('')
}

/**
 * The site's controls that no press reaches where they stand, and points of a grid over the window at which something of
 * the publication lies outside the part that it has.
 */
const harmIn = (page: Page) =>
  page.evaluate(() => {
    const isOwn = (element: Element | null) => element?.closest('.own-part') ?? null
    const harm: string[] = []
    const spread = () => {
      for (let x = 4; x < innerWidth; x += 24) {
        for (let y = 4; y < innerHeight; y += 24) {
          const part = isOwn(document.elementFromPoint(x, y))
          if (!part) continue
          const { left, right, top, bottom } = part.getBoundingClientRect()
          if (x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1) harm.push(`${x},${y}`)
        }
      }
    }
    scrollTo(0, 0)
    spread()
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    for (const control of controls) {
      if (isOwn(control) || !control.checkVisibility({ visibilityProperty: true })) continue
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      // Of a link that takes two lines, the first.
      const box = control.getClientRects()[0]
      if (!box || box.width < 4 || box.height < 4) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue
      const hit = document.elementFromPoint(x, y)
      if (isOwn(hit) && !control.contains(hit))
        harm.push(`${control.tagName} ${control.textContent} under ${hit?.tagName}`)
    }
    spread()
    return { harm, controls: controls.filter((one) => !isOwn(one)).length }
  })

/** How the site's own words look, whatever the sheet says. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, footer, a[href], button, input')]
      // The list of sections marks the one in view.
      .filter((element) => !element.closest('.own-part, [href^="#"]'))
      .map((element) => {
        const { color, fontSize, lineHeight, display, visibility, opacity, pointerEvents, letterSpacing } =
          getComputedStyle(element)
        return [
          color,
          fontSize,
          lineHeight,
          display,
          visibility,
          opacity,
          pointerEvents,
          letterSpacing,
        ].join()
      }),
  )

const PAGES = [DEMO.story, DEMO.lockedStory, DEMO.publication, '/tidewater/about']

describe.each([
  ['phone', { width: 390, height: 800 }],
  ['wide', { width: 1440, height: 900 }],
] as const)('fifty hostile style sheets, on a %s window', (_, viewport) => {
  test.each(PAGES)('leave the controls of the site on %s as they are', async (path) => {
    const { page, context } = await open({ baseURL: site.url, viewport, reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'load' })
    await hydrated(page)
    if (path === DEMO.story || path === DEMO.lockedStory) {
      await hydratedBelow(page)
      await page.evaluate(() => scrollTo(0, 0))
    }
    const before = await harmIn(page)
    expect(before.harm).toEqual([])
    expect(before.controls).toBeGreaterThan(10)
    if (path === DEMO.story) await page.getByRole('button', { name: /^Report/ }).waitFor()
    const looks = await looksOf(page)
    await page.evaluate(() => {
      document.adoptedStyleSheets.push(new CSSStyleSheet())
    })
    const harmed: Record<string, readonly string[]> = {}
    for (const declarations of HOSTILE) {
      await page.evaluate(
        (css) => document.adoptedStyleSheets.at(-1)?.replaceSync(css),
        sheetOf(declarations),
      )
      const { harm } = await harmIn(page)
      if (harm.length > 0) harmed[declarations] = harm.slice(0, 3)
      expect(await looksOf(page), declarations).toEqual(looks)
    }
    expect(harmed).toEqual({})
    await context.close()
  })
})
