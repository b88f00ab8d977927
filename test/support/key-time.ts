import type { Page } from 'playwright-core'

/** The keys that are tried at once, and how often: the least counts, since neighbours on the machine lengthen all others. */
const KEYS = 100
const ROUNDS = 3

/** CPU time of a page's thread for a key where the cursor is, in milliseconds, painting included. */
export async function timePerKey(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const threadTime = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.POSITIVE_INFINITY)
  }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await threadTime()
    await page.evaluate(async (keys) => {
      for (let i = 0; i < keys; i++) {
        document.execCommand('insertText', false, 'words '[i % 6])
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }, KEYS)
    times.push(((await threadTime()) - before) / KEYS)
  }
  await cdp.detach()
  return Math.min(...times)
}

/** The time of a key in text that nothing but the browser edits: what this machine takes at least. */
export async function timePerBareKey(page: Page, html: string): Promise<number> {
  const bare = await page.context().newPage()
  await bare.setContent(`<div contenteditable>${html}</div>`)
  await bare.locator('p').nth(500).click()
  const time = await timePerKey(bare)
  await bare.close()
  return time
}
