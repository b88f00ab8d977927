import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { toastWording } from '../../schema/wording/toasts'

/**
 * Waits for a toast, and closes those in front of it, each of which would be shown for five seconds.
 *
 * @param wanted the toast, or something in it.
 */
export async function toasted(page: Page, wanted: Locator): Promise<void> {
  const cards = page.locator('[data-toast-style=MESSAGE]').locator('../..')
  const inFront = cards.filter({ hasNot: wanted }).getByRole('button', { name: toastWording.close })
  await expect
    .poll(async () => {
      // One that disappears by itself meanwhile needs no press.
      if (await inFront.isVisible()) await inFront.click({ timeout: 500 }).catch(() => {})
      return cards.filter({ has: wanted }).count()
    })
    .toBe(1)
}
