import { describe, expect, test } from 'vitest'
import { useBrowser } from '../support/browser'
import { focused, galleryIn, isFocused } from '../support/gallery'

const { open } = useBrowser()
const gallery = galleryIn(open)

describe('a menu', () => {
  const opener = '[data-opens=menu]'

  test('opens by the keyboard at either end, and goes round', async () => {
    const { page, context, problems } = await gallery()
    await page.focus(opener)
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menu', { name: 'The story' }).waitFor()
    await expect.poll(() => focused(page)).toBe('Edit')
    expect(await page.getAttribute(opener, 'aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(page)).toBe('Delete')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe('Edit')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.locator(opener).scrollIntoViewIfNeeded()
    const y = await page.evaluate(() => scrollY)
    expect(y).toBeGreaterThan(0)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(page)).toBe('Delete')
    expect(await page.evaluate(() => scrollY)).toBe(y)
    expect(problems).toEqual([])
    await context.close()
  })

  test('finds an item by its first letters', async () => {
    const { page, context } = await gallery()
    await page.focus(opener)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Edit')
    await page.keyboard.type('pi')
    await expect.poll(() => focused(page)).toBe('Pin to your profile')
    await context.close()
  })

  test('closes by Escape and by a choice, and gives the focus back', async () => {
    const { page, context } = await gallery()
    await page.focus(opener)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Edit')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await isFocused(page, opener)).toBe(true)
    expect(await page.locator('[data-chosen]').getAttribute('data-chosen')).toBe('')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Edit')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await page.locator('[data-chosen]').getAttribute('data-chosen')).toBe('Pin')
    await expect.poll(() => isFocused(page, opener)).toBe(true)
    await context.close()
  })

  test('closes by Escape while its button still has the focus', async () => {
    const { page, context } = await gallery()
    for (const selector of [opener, '[data-opens=popover]']) {
      await page.focus(selector)
      await page.keyboard.press('Enter')
      const popup = page.locator('[role=menu],[role=dialog]')
      await popup.waitFor()
      await expect.poll(() => isFocused(page, selector)).toBe(false)
      // As in the first moment, before the focus moves.
      await page.evaluate(
        (at) =>
          document
            .querySelector(at)
            ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
        selector,
      )
      await popup.waitFor({ state: 'detached' })
    }
    await context.close()
  })

  test('is left by Tab, to what stands beside its button', async () => {
    const { page, context } = await gallery()
    await page.focus(opener)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Edit')
    await page.keyboard.press('Tab')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Visibility')
    await context.close()
  })
})

describe('a dialog', () => {
  test('holds the focus and the page, and gives both back', async () => {
    const { page, context, problems } = await gallery({ viewport: { width: 1000, height: 700 } })
    const opener = page.locator('[data-opens=dialog]')
    await opener.scrollIntoViewIfNeeded()
    const y = await page.evaluate(() => scrollY)
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Where it is published' })
    await dialog.waitFor()
    const seen = new Set<string>()
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('Tab')
      // At either end a hidden guard has the focus for a moment.
      await page.waitForFunction(() => !document.activeElement?.hasAttribute('data-base-ui-focus-guard'))
      seen.add(
        await page.evaluate(() => {
          const inside = document.activeElement?.closest('[role=dialog]')
          return inside ? (document.activeElement?.tagName ?? '') : 'outside'
        }),
      )
    }
    expect([...seen].sort()).toEqual(['BUTTON', 'INPUT'])
    await page.mouse.move(500, 690)
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(100)
    expect(await page.evaluate(() => scrollY)).toBe(y)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page, '[data-opens=dialog]')).toBe(true)
    // The lock is taken off in the turn after the dialog has gone, so the wheel may turn into it once.
    const turned = async () => {
      await page.mouse.wheel(0, 300)
      return page.evaluate(() => scrollY)
    }
    await expect.poll(turned).toBeGreaterThan(y)
    expect(problems).toEqual([])
    await context.close()
  })

  test('that asks begins on what changes nothing', async () => {
    const { page, context } = await gallery()
    await page.locator('[data-opens=confirm]').press('Enter')
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => focused(page)).toBe('Keep it')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page, '[data-opens=confirm]')).toBe(true)
    await context.close()
  })

  test('along the lower edge of a phone is a sheet, which a press beside it closes', async () => {
    const { page, context } = await gallery({ viewport: { width: 390, height: 800 } })
    await page.locator('[data-opens=sheet]').press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Responses' })
    await sheet.waitFor()
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox()
        return box && { x: box.x, width: box.width, bottom: box.y + box.height }
      })
      .toEqual({ x: 0, width: 390, bottom: 800 })
    await page.mouse.click(195, 40)
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page, '[data-opens=sheet]')).toBe(true)
    await context.close()
  })
})

describe('a popover', () => {
  test('takes the focus, moves nothing, and gives the focus back on Escape', async () => {
    const { page, context, problems } = await gallery({ viewport: { width: 1000, height: 600 } })
    const opener = page.locator('[data-opens=popover]')
    await opener.scrollIntoViewIfNeeded()
    const y = await page.evaluate(() => scrollY)
    expect(y).toBeGreaterThan(0)
    await opener.press('Enter')
    const popover = page.getByRole('dialog', { name: 'Who can read it' })
    await popover.waitFor()
    await expect.poll(() => focused(page)).toBe('Close')
    expect(await page.evaluate(() => scrollY)).toBe(y)
    expect(await opener.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page, '[data-opens=popover]')).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  test('is closed by a second press of its button, and by one beside it', async () => {
    const { page, context } = await gallery()
    const opener = page.locator('[data-opens=popover]')
    const popover = page.getByRole('dialog', { name: 'Who can read it' })
    await opener.click()
    await popover.waitFor()
    await opener.click()
    await popover.waitFor({ state: 'detached' })
    await opener.click()
    await popover.waitFor()
    await page.mouse.click(5, 5)
    await popover.waitFor({ state: 'detached' })
    await context.close()
  })
})

describe('a tooltip', () => {
  test('is there while the focus is on its button, until Escape', async () => {
    const { page, context, problems } = await gallery()
    const tooltip = page.getByText('Add a picture', { exact: true })
    expect(await tooltip.count()).toBe(0)
    await page.focus('[data-opens=popover]')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Add a picture')
    await tooltip.waitFor()
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('Add a picture')
    expect(problems).toEqual([])
    await context.close()
  })
})
