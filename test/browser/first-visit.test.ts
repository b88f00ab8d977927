import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SCRIPT_BYTES } from '../bench/byte-budgets'
import { DEMO } from '../support/addresses'
import { hydratedByItself, useBrowser } from '../support/browser'
import { BROWSER } from '../support/http'

const { open } = useBrowser({ isFirstVisit: true })

/** The bytes of built scripts, gzip. */
const weigh = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`dist/client${path}`), { level: 9 }).length, 0)

/* What the build says is tested for every page (http/weight); this is what a browser really asks for. */
test.concurrent.each([
  ['home', '/'],
  ['a story', DEMO.story],
  ['a publication', DEMO.publication],
  ['signing in', '/m/signin'],
])('a visit that begins at %s loads at most 120 kB of script until nothing more comes', async (_, path) => {
  const { page, context, problems, scripts } = await open({ userAgent: BROWSER })
  await page.goto(path, { waitUntil: 'load' })
  await hydratedByItself(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.waitForLoadState('networkidle')
  const bytes = weigh([...new Set(scripts)])
  // React alone is more than half of it: less means that something wasn't seen.
  expect(bytes).toBeGreaterThan(SCRIPT_BYTES * 0.7)
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES)
  expect(problems).toEqual([])
  await context.close()
})
