import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { html: string }[]
}

interface Axe {
  run: (options: object) => Promise<{ violations: Violation[] }>
}

/** The rules about colours are the only ones that another theme can break. */
const COLORS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** Targets of at least 24 pixels, or with as much room around them, which axe checks only on request. */
export const SIZES = { rules: { 'target-size': { enabled: true } } }

const LOOKS = [
  ['light', 390, SIZES],
  ['light', 1280, SIZES],
  ['dark', 1280, COLORS],
  ['dark', 390, COLORS],
] as const

/** Axe's findings about the current page, by all of its rules or some: a line for each broken rule. */
export async function violationsNow(page: Page, rules: object = {}): Promise<string[]> {
  // Through the debugger, because the content security policy allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Colours of another theme take a moment. Inside closed details the browser keeps listing transitions that have ended.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const violations = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: Axe }
      return (await axe.run(options)).violations
    },
    // Loading the style sheets again is half of what axe does, and for a rule that isn't among the usual ones.
    { resultTypes: ['violations'], preload: { assets: ['media'] }, ...rules },
  )
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The violations in light and in dark, on a phone and on a desktop. */
export async function violationsOf(page: Page): Promise<string[]> {
  const all: string[] = []
  for (const [colorScheme, width, rules] of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    const violations = await violationsNow(page, rules)
    all.push(...violations.map((line) => `${colorScheme} ${width}: ${line}`))
  }
  return all
}

/** Whether the page can't be scrolled sideways in a window of this width, in CSS pixels. */
export async function fits(page: Page, width: number): Promise<boolean> {
  await page.setViewportSize({ width, height: 640 })
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}
