import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, shown, useBrowser, type Visit } from '../support/browser'
import { hold } from '../support/hold'
import { FRAMES_AT_ONCE, framesFromPress } from '../support/press'

const { open } = useBrowser()

const menuOf = (page: Page) => page.getByRole('menu')
const buttonOf = (page: Page) => page.getByTestId('avatar-menu')

async function visit(viewer: NonNullable<Visit['viewer']>, path: string, options: Visit = {}) {
  const watched = await open({ viewer, reducedMotion: 'reduce', ...options })
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydrated(watched.page)
  return watched
}

describe('the avatar menu', () => {
  test('closes by Escape while its code is on its way', async () => {
    const { page, context } = await visit('maren', '/explore-topics')
    const { release } = await hold(page, /\/assets\//)
    await page.getByTestId('avatar-menu').click()
    await page.getByTestId('menu-waiting').waitFor()
    await page.keyboard.press('Escape')
    await page.getByTestId('menu-waiting').waitFor({ state: 'detached' })
    release()
    expect(await page.getByTestId('avatar-menu').getAttribute('aria-expanded')).toBe('false')
    await context.close()
  })

  test('begins with the viewer, whose name leads to the profile as the sidebar does', async () => {
    const { page, context } = await visit('maren', '/explore-topics')
    await page.getByTestId('avatar-menu').click()
    const head = page.getByRole('menuitem').first()
    await head.waitFor()
    expect(await head.getAttribute('href')).toBe('/@maren')
    await page.keyboard.press('Escape')
    await page.getByTestId('sidebar-toggle').click()
    const entry = page.getByRole('link', { name: 'Profile', exact: true })
    await entry.waitFor()
    expect(await entry.getAttribute('href')).toBe('/@maren')
    await context.close()
  })

  test('shows its outline at once, while its code is on its way', async () => {
    const { page, context } = await visit('maren', '/explore-topics')
    const { release } = await hold(page, /\/assets\//)
    const frames = await framesFromPress(page, '[data-testid=avatar-menu]', '[data-testid=menu-waiting]')
    expect(frames).toBeLessThanOrEqual(FRAMES_AT_ONCE)
    const outline = await page.getByTestId('menu-waiting').boundingBox()
    release()
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
    await item('Gift a membership').waitFor()
    expect(await item('Sign out').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Back')
    expect(await violationsNow(page)).toEqual([])
    await page.keyboard.press('Enter')
    await item('More').waitFor()
    await context.close()
  })
})

describe('the menu that manages a publication', () => {
  // The button of the document has no menu yet.
  const manage = (page: Page) =>
    page.getByRole('button', { name: 'Manage', exact: true }).and(page.locator('[aria-haspopup=menu]'))
  const followers = (page: Page) => menuOf(page).getByRole('menuitem', { name: 'Followers' })

  test('opens for its owner by the keyboard and by a press, and leads on', async () => {
    const { page, context, problems } = await visit('maren', DEMO.publication)
    await manage(page).press('Enter')
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Write a story')
    expect(await menuOf(page).getAttribute('aria-label')).toBe('Manage Tidewater')
    expect((await menuOf(page).boundingBox())?.width).toBe(240)
    expect(await violationsNow(page)).toEqual([])
    await page.keyboard.press('Escape')
    await menuOf(page).waitFor({ state: 'detached' })
    expect(await page.locator(':focus').innerText()).toBe('Manage')
    await manage(page).click()
    await followers(page).click()
    await page.waitForURL(`**${DEMO.publication}/followers`)
    // Until then the button of the previous page is shown, and its menu goes with it.
    await shown(page, 'publication-followers')
    expect(problems).toEqual([])
    // The pages that manage a publication have its small header, which has the menu too.
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(async () => (await manage(page).boundingBox())?.width ?? 999).toBeLessThan(120)
    await manage(page).click()
    await followers(page).waitFor()
    await context.close()
  })

  test('is above the fold of a phone beside Follow and the count, below a drawing, and leads to the design and the inbox', async () => {
    const viewport = { width: 390, height: 800 }
    const { page, context } = await visit('maren', DEMO.publication, { viewport })
    const masthead = page.getByRole('region', { name: 'Tidewater', exact: true })
    const count = masthead.getByText(/followers$/)
    for (const part of [
      masthead.locator('[data-drawing]'),
      masthead.locator('[data-follow]'),
      count,
      manage(page),
    ]) {
      // A control takes the place of the button that stood in for it.
      const foot = async () => {
        const box = await part.boundingBox()
        return box && box.y >= 0 && box.y + box.height
      }
      await expect.poll(foot, { message: String(part) }).toBeLessThanOrEqual(viewport.height)
    }
    await manage(page).click()
    for (const name of ['Design', 'Editor inbox'])
      await menuOf(page).getByRole('menuitem', { name, exact: true }).waitFor()
    await context.close()
  })

  test('opens for an editor by touch, and is nobody else’s', async () => {
    const phone = { viewport: { width: 390, height: 800 }, hasTouch: true }
    const { page, context } = await visit('tomas', DEMO.publication, phone)
    await manage(page).tap()
    await followers(page).waitFor()
    const box = await menuOf(page).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
    await context.close()
    const other = await visit('reader', DEMO.publication)
    // What comes with the script has come.
    await buttonOf(other.page).waitFor()
    expect(await manage(other.page).count()).toBe(0)
    await other.context.close()
  })
})
