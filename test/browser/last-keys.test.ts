import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { editorWording } from '../../schema/wording/editor'
import { cases } from '../support/cases'
import { launchKillable } from '../support/chromium'
import { openEditor, page, site, startWriting, storyOf } from '../support/editing'
import { randomFrom } from '../support/random'
import { signInAs } from '../support/sign-in'

/** What is on the screen for this long is never lost, in milliseconds. */
const SAFE_AFTER = 100
/** How long after the last key a tab ends, in milliseconds. */
const DELAYS = [0, 50, 100, 250]
const LETTERS = 'abcdefghij klmnopqrst uvwxyz.'

const random = randomFrom(30)

/** Nothing reaches the server: what is found again is what the browser has. */
const withoutSaves = (own: BrowserContext) =>
  own.route('**/_/graphql', (route) =>
    route.request().headers()['graphql-operation']?.includes('SaveDraft') ? route.abort() : route.continue(),
  )

startWriting()
let context: BrowserContext
beforeAll(async () => {
  context = page.context()
  await withoutSaves(context)
})

/** What was typed, and how much of it was on the screen for long enough. */
interface Typed {
  safe: string
  all: string
}

/** Types into a tab, and ends it without a word a while after the last key. */
async function typeUntilTheEnd(tab: Page, run: number, end: () => Promise<void>): Promise<Typed> {
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
  await wait(DELAYS[run % DELAYS.length] ?? 0)
  const endedAt = Date.now()
  await end()
  const safe = shownAt.filter((at) => at <= endedAt - SAFE_AFTER).length
  return { safe: all.slice(0, start.length + safe), all }
}

/** What is wrong with what a new tab offers of a run; nothing if all that was safe is there. */
async function lostOf(tab: Page, run: number, { safe, all }: Typed): Promise<string[]> {
  const offers = tab.getByRole('button', { name: new RegExp(`^${editorWording.left.continueNamed('')}`) })
  await offers.nth(run).waitFor()
  await tab.getByRole('button', { name: editorWording.left.continueNamed(`Run ${run}:`) }).click()
  await storyOf(tab).getByText(`Run ${run}:`).waitFor()
  const kept = await storyOf(tab).evaluate((story) => story.textContent ?? '')
  if (kept.startsWith(safe.trimEnd()) && all.startsWith(kept.trimEnd())) return []
  return [`${JSON.stringify(kept)} of ${JSON.stringify(all)}, ${JSON.stringify(safe)} is safe`]
}

test('a tab that is ended after any key has lost nothing that was on the screen, and each of its stories is offered', async () => {
  const lost: string[] = []
  let tab = page
  const runs = cases(120) > 12 ? 200 : 12
  for (let run = 0; run < runs; run++) {
    await openEditor(tab)
    const cdp = await context.newCDPSession(tab)
    const ended = tab
    const typed = await typeUntilTheEnd(tab, run, async () => {
      const crashed = new Promise((resolve) => ended.once('crash', resolve))
      cdp.send('Page.crash').catch(() => {})
      await crashed
    })
    await tab.close()
    tab = await context.newPage()
    await openEditor(tab)
    lost.push(...(await lostOf(tab, run, typed)))
  }
  expect(lost).toEqual([])
}, 1_800_000)

test('a browser that is killed after any key has lost nothing that was on the screen', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'quire-profile-'))
  const lost: string[] = []
  const start = async () => {
    const { browser, kill } = await launchKillable(profile)
    const own = browser.contexts()[0] ?? expect.fail('no context')
    await signInAs('maren', site, own)
    await withoutSaves(own)
    return { tab: await own.newPage(), kill }
  }
  let { tab, kill } = await start()
  try {
    for (let run = 0; run < cases(200); run++) {
      await openEditor(tab, `${site.url}/new-story`)
      const typed = await typeUntilTheEnd(tab, run, kill)
      ;({ tab, kill } = await start())
      await openEditor(tab, `${site.url}/new-story`)
      lost.push(...(await lostOf(tab, run, typed)))
    }
  } finally {
    await kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  expect(lost).toEqual([])
}, 3_600_000)
