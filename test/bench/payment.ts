import { startPayments } from '../../worker/commands/payments/start'
import { launchChromium } from '../support/chromium'
import { sessionCookie } from '../support/session-cookie'
import { SAMPLES } from './generate'
import { startSite } from './site'

const VISITS = 5
const FEW = 20

/** A fast connection: 10 Mbit/s both ways, 40 ms there and back. */
const FAST = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 }

/** Notes when the form takes a payment. Asking from outside would round the time up to the next half second. */
const WATCH = `new MutationObserver((_, observer) => {
  if (!document.querySelector('main form[aria-busy=false] button[type=submit]:not([aria-disabled])')) return
  window.__paysAt = performance.now()
  observer.disconnect()
}).observe(document, { childList: true, subtree: true, attributes: true })`

/**
 * Milliseconds from opening the payment page for the first time until the provider's form is there and the button pays:
 * the median. The provider is the stand-in, on the same connection.
 */
export async function timePayment(bundle: string): Promise<number> {
  const payments = await startPayments()
  const site = await startSite(bundle, FEW, FEW, { ENVIRONMENT: 'development', ...payments.vars })
  const browser = await launchChromium()
  try {
    const taken: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext()
      const url = site.origin.replace('http:', 'https:')
      const session = sessionCookie('reader', SAMPLES.readerId)
      await context.addCookies([{ ...session, url, secure: true, httpOnly: true }])
      const page = await context.newPage()
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', FAST)
      await page.addInitScript(WATCH)
      await page.goto(`${site.origin}/payment?country=US`, { waitUntil: 'commit' })
      await page.waitForFunction(() => '__paysAt' in window)
      taken.push(await page.evaluate('window.__paysAt'))
      await context.close()
    }
    return taken.toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? Number.NaN
  } finally {
    await browser.close()
    await site.stop()
    payments.stop()
  }
}
