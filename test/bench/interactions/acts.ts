import type { Page } from 'playwright-core'
import { hydrated } from '../../support/browser'
import { SAMPLES } from '../generate'

/** Something that a reader or a writer does on a page, by a press or a key. */
export interface Act {
  name: string
  /** Brings a new tab to where it can be done, with the pointer or the cursor there. @param round which visit it is. */
  prepare(page: Page, origin: string, round: number): Promise<unknown>
  /** The key that does it, instead of a press of the mouse. */
  key?: string
  /** An expression that is true in the page once it shows what was done. */
  isDone: string
}

/** The paragraphs of the text in which somebody types. */
export const LONG_TEXT = 200
/** No other word of the bench's texts has it. */
const KEY = 'z'

const has = (selector: string): string => `document.querySelector(${JSON.stringify(selector)}) !== null`

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await hydrated(page)
}

/** A story in each round, by another writer, for which the reader has done nothing yet. */
const openStory = (page: Page, origin: string, round: number): Promise<void> =>
  goTo(page, origin + SAMPLES.storyPath(20 * (round + 1)))

/** Does something on a story with the pointer on the first element that a selector finds. */
const onStory = (name: string, selector: string, isDone: string): Act => ({
  name,
  async prepare(page, origin, round) {
    await openStory(page, origin, round)
    await page.locator(selector).first().hover()
  },
  isDone,
})

/** What any browser takes for a press: a button that changes a word of a page with nothing else. */
export const BARE: Act = {
  name: 'a bare button',
  async prepare(page) {
    await page.setContent('<!doctype html><button>Press</button><p>Before</p>')
    await page.evaluate(() => {
      document.querySelector('button')?.addEventListener('click', () => {
        document.documentElement.dataset.page = 'after'
        const word = document.querySelector('p')
        if (word) word.textContent = 'After'
      })
    })
    await page.locator('button').hover()
  },
  isDone: has('[data-page=after]'),
}

const LOOK = 'main button[aria-haspopup=dialog].ms-auto'

/** What is measured beside the bare button. */
export const ACTS: readonly Act[] = [
  onStory('opening the account menu', '[data-testid=avatar-menu]', has('[role=menuitem]')),
  onStory('clapping', '[data-action=clap]', has('[data-action=unclap]')),
  // Cards below may be of stories that an earlier visit has saved.
  onStory(
    'saving to a list',
    '[data-action=bookmark]',
    "document.querySelector('[data-action=bookmark]')?.dataset.saved === 'true'",
  ),
  onStory('following', '[data-action=follow]', has('[data-follow][aria-pressed=true]')),
  {
    name: 'opening the responses',
    async prepare(page, origin) {
      await goTo(page, origin + SAMPLES.discussed)
      await page.locator('[data-action=respond]').first().hover()
    },
    isDone: has('aside time'),
  },
  {
    name: `the first key in a text of ${LONG_TEXT} paragraphs`,
    async prepare(page, origin, round) {
      await goTo(page, `${origin}/p/${SAMPLES.storyId(SAMPLES.own)}/edit`)
      const paragraphs = page.locator('.story[contenteditable=true] p')
      // What was typed in a paragraph before is saved.
      await paragraphs.nth(LONG_TEXT / 4 + round).click()
    },
    key: KEY,
    isDone: `getSelection().anchorNode.textContent.includes('${KEY}')`,
  },
  onStory('opening the search box', '[data-search]', has('#search-box:not([hidden])')),
  {
    name: 'choosing the dark theme',
    async prepare(page, origin, round) {
      await openStory(page, origin, round)
      await page.locator(LOOK).first().click()
      await page.locator('label:has([name=look-theme][value=dark])').hover()
    },
    isDone: has('html[data-theme=dark]'),
  },
]
