import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

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

/** What axe says of the page as it is: a line for each broken rule. */
export async function violationsNow(page: Page): Promise<string[]> {
  // By the debugger, past the content security policy, which lets no foreign script in.
  await page.evaluate(axe)
  // Colours take a moment to change, however short it is.
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }
    return (await axe.run()).violations
  })
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The same in light and dark, on a phone and on a desk. */
export async function violationsOf(page: Page): Promise<string[]> {
  const all: string[] = []
  for (const [colorScheme, width] of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    all.push(...(await violationsNow(page)).map((line) => `${colorScheme} ${width}: ${line}`))
  }
  return all
}

/** Whether the page can't be moved sideways in a window that wide, in CSS pixels. */
export async function fits(page: Page, width: number): Promise<boolean> {
  await page.setViewportSize({ width, height: 640 })
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}
