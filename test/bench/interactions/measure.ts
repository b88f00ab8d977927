import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { XSRF_COOKIE } from '../../../schema/rules/session'
import { sessionCookie } from '../../support/session-cookie'
import { SAMPLES } from '../generate'
import { xsrf } from '../letters/operate'
import type { Act } from './acts'
import { type EventTiming, type Interaction, interactionOf, LEAST } from './timing'

/** How many times as long the page's thread takes for everything. */
const SLOWDOWN = 4
/** Milliseconds in which a page comes to rest after the pointer has reached something. */
const REST = 1000
/** Milliseconds in which the browser has told of the events of a press. */
const TOLD = 1500
/** Milliseconds after which something isn't done, and after which a visit has failed. */
const LIMIT = 20_000
const LONGEST_VISIT = 90_000

interface Watching {
  told: EventTiming[]
  done: Promise<number>
}

/** Collects what the browser tells of events. A text, because tsx would add helpers to a function. */
const COLLECT = `window.told = []
new PerformanceObserver((list) => {
  for (const { name, interactionId, startTime, processingStart, processingEnd, duration } of list.getEntries())
    told.push({ name, interactionId, startTime, processingStart, processingEnd, duration })
}).observe({ type: 'event', durationThreshold: ${LEAST} })`

/** Begins to wait for the frame after the next press in which something is done, in milliseconds from the press. */
const awaitDone = ({ isDone, key }: Act): string => `void (window.done = new Promise((resolve) => {
  addEventListener('${key === undefined ? 'pointerdown' : 'keydown'}', ({ timeStamp }) => {
    const look = () => {
      if (${isDone}) requestAnimationFrame(() => resolve(performance.now() - timeStamp))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
}))`

/** A tab of its own for who is signed in, who was never here. */
async function firstVisit(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  // Secure cookies are accepted only over https, but sent to this machine whatever the scheme.
  const url = origin.replace(/^http:/, 'https:')
  await context.addCookies([
    { ...sessionCookie('reader', SAMPLES.readerId), url, secure: true, httpOnly: true, sameSite: 'Lax' },
    { name: XSRF_COOKIE, value: await xsrf(), url, secure: true, sameSite: 'Lax' },
  ])
  await context.addInitScript(COLLECT)
  return context.newPage()
}

/**
 * Does something once on a page that was just opened, on a slow machine.
 *
 * @param round which time it is.
 * @throws if it isn't done, or if the browser doesn't answer.
 */
export async function timeAct(
  browser: Browser,
  origin: string,
  act: Act,
  round: number,
): Promise<Interaction> {
  const stuck = wait(LONGEST_VISIT, undefined, { ref: false }).then(() => {
    throw new Error(`${act.name}: the browser doesn’t answer`)
  })
  return Promise.race([visit(browser, origin, act, round), stuck])
}

async function visit(browser: Browser, origin: string, act: Act, round: number): Promise<Interaction> {
  const page = await firstVisit(browser, origin)
  try {
    await act.prepare(page, origin, round)
    await page.waitForTimeout(REST)
    if (await page.evaluate(act.isDone)) throw new Error(`${act.name}: there is nothing to do`)
    const cdp = await page.context().newCDPSession(page)
    await page.evaluate(() => void (window as unknown as Watching).told.splice(0))
    await page.evaluate(awaitDone(act))
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await pressNow(page, act)
    const done = await Promise.race([
      page.evaluate(() => (window as unknown as Watching).done),
      page.waitForTimeout(LIMIT),
    ])
    if (done === undefined) throw new Error(`${act.name}: isn’t done`)
    await page.waitForTimeout(TOLD)
    const told = await page.evaluate(() => (window as unknown as Watching).told)
    return { ...interactionOf(told), done }
  } finally {
    await page.context().close()
  }
}

/** Presses where the pointer is, or the key. */
async function pressNow(page: Page, { key }: Act): Promise<void> {
  if (key !== undefined) return page.keyboard.press(key)
  await page.mouse.down()
  await page.mouse.up()
}
