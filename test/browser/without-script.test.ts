import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { useBrowser } from '../support/browser'

const { open } = useBrowser()

test('a story reads from its title to its end without a script', async () => {
  const { page, context } = await open({ javaScriptEnabled: false })
  await page.goto(DEMO.story)
  const text = await page.locator('main').innerText()
  const order = ['The tide turns around a point', 'The harbour’s private clock'].map((part) =>
    text.replaceAll("'", '’').indexOf(part),
  )
  expect(order.every((at) => at >= 0)).toBe(true)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(await page.locator('article p').count()).toBeGreaterThan(10)
  await context.close()
})
