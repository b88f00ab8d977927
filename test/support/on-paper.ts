import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

/** An A4 sheet less the margins of the print styles, in CSS pixels. */
const SHEET = { width: 642, height: 987 }
/** Text is legible on white up to so much light (WCAG 2, 4.5:1). */
const MOST_LIGHT = 0.183

/** The relative luminance of the palest text that is shown, over white. */
const palestText = (page: Page): Promise<{ light: number; text: string }> =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('There is no canvas')
    let palest = { light: 0, text: '' }
    for (const element of document.querySelectorAll('body *')) {
      const text = [...element.childNodes].find(
        (node) => node instanceof Text && node.data.trim() !== '',
      )?.textContent
      if (!text || !element.checkVisibility()) continue
      for (const colour of ['white', getComputedStyle(element).color]) {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      if (light > palest.light) palest = { light, text }
    }
    return palest
  })

/**
 * Prints the page that is shown, of somebody whose theme is dark. Fails unless it is one sheet, white with dark letters,
 * with nothing on it that is pressed.
 *
 * @returns the text on the sheet, with single spaces.
 */
export async function onPaper(page: Page): Promise<string> {
  const screen = page.viewportSize()
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const pressed = page.locator(':is(nav, header, footer, button, [role=button]):visible')
  expect(await pressed.allInnerTexts()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width)
  const { light, text } = await palestText(page)
  expect(light, `“${text}” is legible on white`).toBeLessThanOrEqual(MOST_LIGHT)
  const { dominant } = await sharp(await page.screenshot()).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b), 'the sheet is white').toBeGreaterThan(240)
  const written = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  // What is printed is the same document, which the browser breaks into sheets by itself.
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g), 'sheets').toHaveLength(1)
  await page.emulateMedia({ media: null, colorScheme: null })
  if (screen) await page.setViewportSize(screen)
  return written
}
