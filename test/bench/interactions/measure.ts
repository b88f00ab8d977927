import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { XSRF_COOKIE } from '../../../schema/rules/session'
import { sessionCookie } from '../../support/session-cookie'
import { SAMPLES } from '../generate'
import { xsrf } from '../letters/operate'
import type { Act } from './acts'
import { type EventTiming, type Interaction, interactionOf, LEAST, type Work } from './timing'

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

/** What is measured around an act, on a page that is ready for it. */
type Measuring<Measured> = (page: Page, cdp: CDPSession, act: Act) => Promise<Measured>

/**
 * Does something once on a page that was just opened.
 *
 * @param round which time it is.
 * @throws if it isn't done, or if the browser doesn't answer.
 */
async function visit<Measured>(
  measure: Measuring<Measured>,
  browser: Browser,
  origin: string,
  act: Act,
  round: number,
): Promise<Measured> {
  const opened = async () => {
    const page = await firstVisit(browser, origin)
    try {
      await act.prepare(page, origin, round)
      await page.waitForTimeout(REST)
      if (await page.evaluate(act.isDone)) throw new Error(`${act.name}: there is nothing to do`)
      const cdp = await page.context().newCDPSession(page)
      await page.evaluate(awaitDone(act))
      return await measure(page, cdp, act)
    } finally {
      await page.context().close()
    }
  }
  const stuck = wait(LONGEST_VISIT, undefined, { ref: false }).then(() => {
    throw new Error(`${act.name}: the browser doesn’t answer`)
  })
  return Promise.race([opened(), stuck])
}

/** Presses where the pointer is, or the key. @returns the milliseconds after which it was done. */
async function actNow(page: Page, { name, key }: Act): Promise<number> {
  if (key === undefined) {
    await page.mouse.down()
    await page.mouse.up()
  } else await page.keyboard.press(key)
  const done = await Promise.race([
    page.evaluate(() => (window as unknown as Watching).done),
    page.waitForTimeout(LIMIT),
  ])
  if (done === undefined) throw new Error(`${name}: isn’t done`)
  return done
}

/** How soon the page answers on a slow machine. */
const time: Measuring<Interaction> = async (page, cdp, act) => {
  await page.evaluate(() => void (window as unknown as Watching).told.splice(0))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const done = await actNow(page, act)
  await page.waitForTimeout(TOLD)
  return { ...interactionOf(await page.evaluate(() => (window as unknown as Watching).told)), done }
}

/** What the page's thread works until something is done, on this machine as it is. */
const work: Measuring<Work> = async (page, cdp, act) => {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async (): Promise<Work> => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
    return { all: of('TaskDuration'), script: of('ScriptDuration'), style: of('RecalcStyleDuration') }
  }
  const before = await read()
  await actNow(page, act)
  const after = await read()
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
  }
}

export const timeAct = (browser: Browser, origin: string, act: Act, round: number): Promise<Interaction> =>
  visit(time, browser, origin, act, round)

export const workOfAct = (browser: Browser, origin: string, act: Act, round: number): Promise<Work> =>
  visit(work, browser, origin, act, round)
