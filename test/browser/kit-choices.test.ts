import { describe, expect, test } from 'vitest'
import { useBrowser } from '../support/browser'
import { galleryIn } from '../support/gallery'

const { open } = useBrowser()
const gallery = galleryIn(open)

describe('tabs', () => {
  test('change by the arrows, which follow the direction of the text', async () => {
    const { page, context, problems } = await gallery()
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Views').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tabpanel', { name: 'Reads' }).waitFor()
    expect(await tab('Reads').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('End')
    await page.getByRole('tabpanel', { name: 'Fans' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tabpanel', { name: 'Views' }).waitFor()
    expect(await page.getByRole('tabpanel').count()).toBe(1)
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('tabpanel')
    await page.goto('/_/dev/gallery?dir=rtl')
    await tab('Views').focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('tabpanel', { name: 'Reads' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('choices', () => {
  // It finds options by their letters as well, but not where Chromium has no window.
  test('a select is the browser’s own, and takes the arrows', async () => {
    const { page, context } = await gallery()
    const select = page.getByLabel('Language')
    expect(await select.evaluate((element) => element instanceof HTMLSelectElement)).toBe(true)
    await select.focus()
    expect(await select.inputValue()).toBe('English')
    await page.keyboard.press('ArrowDown')
    expect(await select.inputValue()).toBe('Finnish')
    await page.keyboard.press('End')
    expect(await select.inputValue()).toBe('Portuguese')
    await page.keyboard.press('ArrowUp')
    expect(await select.inputValue()).toBe('Japanese')
    await context.close()
  })

  test('a switch and a box are turned by the space bar and by their words', async () => {
    const { page, context } = await gallery()
    const part = page.locator('[data-part=Switch]')
    const turned = part.getByRole('switch', { name: 'Allow responses' })
    expect(await turned.isChecked()).toBe(false)
    await turned.focus()
    await page.keyboard.press('Space')
    expect(await turned.isChecked()).toBe(true)
    await part.getByText('Allow responses').click()
    expect(await turned.isChecked()).toBe(false)
    const box = page.getByRole('checkbox', { name: 'Send me the digest' })
    await page.getByText('On Sundays, unless').click()
    expect(await box.isChecked()).toBe(true)
    await context.close()
  })
})
