import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, useBrowser } from '../support/browser'
import { PAGES_ONCE } from '../support/pages'

const { open } = useBrowser()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { html: string }[]
}

const LOOKS = [
  ['light', 390],
  ['light', 1280],
  ['dark', 1280],
  ['dark', 390],
] as const

/** What axe says of the page as it is, one line for each rule that is broken. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }
    return (await axe.run()).violations
  })
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Elements that stand out to the right, when the page can be moved sideways. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= limit) return []
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > limit + 1
    })
    return ['The page is too wide', ...out.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
  })

test.each(PAGES_ONCE.map(({ pageId, path }) => [pageId, path] as const))(
  '%s is clean in light and dark, on a phone and on a desk, and fits 320 px',
  async (_, path) => {
    const { page, context } = await open({ reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'load' })
    await hydrated(page)
    // By the debugger, past the content security policy, which lets no foreign script in.
    await page.evaluate(axe)
    for (const [colorScheme, width] of LOOKS) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      // Colours take a moment to change, however short it is.
      await page.waitForFunction(() => document.getAnimations().length === 0)
      expect(await violations(page), `in ${colorScheme} at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sticksOut(page)).toEqual([])
    await context.close()
  },
)
