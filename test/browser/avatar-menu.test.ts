import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

const menuOf = (page: Page) => page.getByRole('menu')
const buttonOf = (page: Page) => page.getByTestId('avatar-menu')

async function visit(viewer: 'maren' | 'reader', path: string) {
  const watched = await open({ viewer, reducedMotion: 'reduce' })
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydrated(watched.page)
  return watched
}

describe('the avatar menu', () => {
  test('shows its outline within 100 ms of the press, even if its code takes a second', async () => {
    const { page, context } = await visit('maren', '/explore-topics')
    await context.route('**/assets/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    const waited = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          const look = () => {
            if (document.querySelector('[data-testid=menu-waiting]')) resolve(performance.now() - start)
            else requestAnimationFrame(look)
          }
          document.querySelector<HTMLElement>('[data-testid=avatar-menu]')?.click()
          look()
        }),
    )
    expect(waited).toBeLessThan(100)
    const outline = await page.getByTestId('menu-waiting').boundingBox()
    await menuOf(page).getByRole('menuitem', { name: 'Tidewater' }).waitFor()
    const menu = await menuOf(page).boundingBox()
    // The menu takes the outline's place.
    expect([outline?.x, outline?.y, outline?.width].map((value) => Math.round(value ?? -1))).toEqual(
      [menu?.x, menu?.y, menu?.width].map((value) => Math.round(value ?? -1)),
    )
    expect(await page.getByTestId('menu-waiting').count()).toBe(0)
    await context.close()
  })

  test('swaps its entries for a second list and back, without losing the keyboard', async () => {
    const { page, context } = await visit('maren', '/explore-topics')
    await buttonOf(page).click()
    const item = (name: string) => menuOf(page).getByRole('menuitem', { name, exact: true })
    await item('More').click()
    await item('Rules').waitFor()
    expect(await item('Sign out').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Back')
    expect(await violationsNow(page)).toEqual([])
    await page.keyboard.press('Enter')
    await item('More').waitFor()
    await context.close()
  })
})
