import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { savingWording } from '../../schema/wording/saving'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { galleryIn } from '../support/gallery'

/* Rule: docs/rules/ui.md, "Menus". */

const { open } = useBrowser()
const gallery = galleryIn(open)

type Pointer = 'mouse' | 'touch' | 'pen'

/** Presses a place of the window: a mouse and a finger as people do, a pen through the debugger. */
async function pressAt(page: Page, pointer: Pointer, { x, y }: { x: number; y: number }): Promise<void> {
  if (pointer === 'mouse') return page.mouse.click(x, y)
  if (pointer === 'touch') return page.touchscreen.tap(x, y)
  const cdp = await page.context().newCDPSession(page)
  const event = { x, y, button: 'left', clickCount: 1, pointerType: 'pen' } as const
  await cdp.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' })
  await cdp.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' })
}

/** Puts a link, a button and a field over the page's end, which record what reaches them. */
const addTargets = (page: Page) =>
  page.evaluate(() => {
    const element = (name: string, attributes: object) =>
      Object.assign(document.createElement(name), attributes)
    const targets = element('div', { id: 'targets' })
    targets.style.cssText = 'position:fixed;inset:auto 0 0;z-index:1;display:flex;background:Canvas'
    const label = document.createElement('label')
    label.append(element('input', { type: 'checkbox' }), 'Tick')
    targets.append(
      element('a', { href: '/nothing/of/this', textContent: 'Link' }),
      element('button', { type: 'button', textContent: 'Press' }),
      label,
    )
    document.body.append(targets)
    const reached: string[] = []
    Object.assign(window, { reached })
    for (const type of [
      'pointerdown',
      'mousedown',
      'touchstart',
      'pointerup',
      'mouseup',
      'touchend',
      'click',
    ])
      document.getElementById('targets')?.addEventListener(type, () => reached.push(type))
  })
const reachedOn = (page: Page) => page.evaluate(() => (window as unknown as { reached: string[] }).reached)

describe.each(['mouse', 'touch', 'pen'] as const)('a press with a %s outside an open', (pointer) => {
  test.each(['menu', 'dialog'] as const)('%s closes it, and does nothing else', async (kind) => {
    const { page, context, problems } = await gallery({ hasTouch: true })
    await addTargets(page)
    const opener = page.locator(kind === 'menu' ? '[data-opens=menu]' : '[data-opens=popover]')
    const popup = page.getByRole(kind)
    for (const target of ['a', 'button', 'label']) {
      await opener.click()
      await popup.waitFor()
      const box = await page.locator(`#targets ${target}`).boundingBox()
      if (!box) throw new Error('There is nothing to press')
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await pressAt(page, pointer, place)
      await popup.waitFor({ state: 'detached' })
      expect(await reachedOn(page), target).toEqual([])
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    expect(await page.locator('#targets input').isChecked()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/_/dev/gallery')
    // The next press is a press again.
    const box = await page.locator('#targets label').boundingBox()
    if (!box) throw new Error('There is nothing to press')
    await pressAt(page, pointer, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
    expect(await page.locator('#targets input').isChecked()).toBe(true)
    // Escape closes it as before.
    await opener.click()
    await popup.waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await context.close()
  })
})

test('on a story, a press on a link while lists are open closes them; the second one follows it', async () => {
  const { page, context } = await open({ viewer: 'reader' })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  // Until its script is there, the button is a form's.
  await page.locator('[data-action=bookmark][type=button]').first().click()
  const lists = page.getByRole('dialog', { name: savingWording.title })
  await lists.waitFor()
  const link = page.locator('header a[href="/"]').first()
  const box = await link.boundingBox()
  if (!box) throw new Error('There is no link')
  await page.mouse.click(box.x + 10, box.y + box.height / 2)
  await lists.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(DEMO.story)
  await page.mouse.click(box.x + 10, box.y + box.height / 2)
  await page.waitForURL((address) => address.pathname === '/')
  await context.close()
})
