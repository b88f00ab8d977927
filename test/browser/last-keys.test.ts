import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorWording } from '../../schema/wording/editor'
import { useBrowser } from '../support/browser'
import { cases } from '../support/cases'
import { openEditor, startWriting, storyOf } from '../support/editing'
import type { Site } from '../support/own-site'
import { randomFrom } from '../support/random'

/** What is on the screen for this long is never lost, in milliseconds. */
const SAFE_AFTER = 100
/** How long after the last key a tab ends, in milliseconds. */
const DELAYS = [0, 50, 100, 250]
const LETTERS = 'abcdefghij klmnopqrst uvwxyz.'

const { open } = useBrowser()
const random = randomFrom(30)

let site: Site
let context: BrowserContext
let page: Page
beforeAll(async () => {
  ;({ site, page } = await startWriting(open))
  context = page.context()
  // Nothing reaches the server: what is found again is what the browser has.
  await context.route('**/_/graphql', (route) =>
    route.request().headers()['graphql-operation']?.includes('SaveDraft') ? route.abort() : route.continue(),
  )
})
afterAll(() => site?.stop())

/** Types into a tab until it ends without a word; returns what was on the screen for long enough, and all of it. */
async function typeUntilTheEnd(
  tab: Page,
  run: number,
  delay: number,
): Promise<{ safe: string; all: string }> {
  const start = `Run ${run}: `
  await storyOf(tab).click()
  await tab.keyboard.type(start)
  const shownAt: number[] = []
  let all = start
  for (let key = random(20) + 5; key > 0; key--) {
    const letter = LETTERS[random(LETTERS.length)] ?? ''
    await tab.keyboard.insertText(letter)
    all += letter
    shownAt.push(Date.now())
    await wait(random(60))
  }
  const cdp = await context.newCDPSession(tab)
  await wait(delay)
  const end = Date.now()
  const crashed = new Promise((resolve) => tab.once('crash', resolve))
  cdp.send('Page.crash').catch(() => {})
  await crashed
  await tab.close()
  return {
    safe:
      start + all.slice(start.length, start.length + shownAt.filter((at) => at <= end - SAFE_AFTER).length),
    all,
  }
}

test('a tab that is ended after any key has lost nothing that was on the screen, and each of its stories is offered', async () => {
  const lost: string[] = []
  const runs = cases(120) > 12 ? 200 : 12
  let tab = page
  for (let run = 0; run < runs; run++) {
    await openEditor(tab)
    const { safe, all } = await typeUntilTheEnd(tab, run, DELAYS[run % DELAYS.length] ?? 0)
    tab = await context.newPage()
    await openEditor(tab)
    const offers = tab.getByRole('button', { name: new RegExp(`^${editorWording.left.continueNamed('')}`) })
    await offers.nth(run).waitFor()
    await tab.getByRole('button', { name: editorWording.left.continueNamed(`Run ${run}:`) }).click()
    await storyOf(tab).getByText(`Run ${run}:`).waitFor()
    const kept = await storyOf(tab).evaluate((story) => story.textContent ?? '')
    if (!kept.startsWith(safe.trimEnd()) || !all.startsWith(kept.trimEnd()))
      lost.push(`${JSON.stringify(kept)} of ${JSON.stringify(all)}, ${JSON.stringify(safe)} is safe`)
  }
  expect(lost).toEqual([])
}, 1_800_000)
