import type { Page } from 'playwright-core'

/**
 * Lets the requests for some addresses wait, as a slow network would.
 *
 * @returns what lets them go on, and a promise of the first one.
 */
export async function hold(
  page: Page,
  url: RegExp,
): Promise<{ waiting: Promise<void>; release: () => void }> {
  let release = () => {}
  let wait = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const waiting = new Promise<void>((resolve) => {
    wait = resolve
  })
  await page.route(url, async (route) => {
    wait()
    await released
    await route.continue()
  })
  return { waiting, release }
}
