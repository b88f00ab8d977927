import { expect, test } from 'vitest'
import { notificationWording } from '../../schema/wording/notifications'
import { responseWording } from '../../schema/wording/responses'
import { yourListsWording } from '../../schema/wording/your-lists'
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

test('without a script, nothing can be typed that can’t be sent, and the page says what it needs', async () => {
  const { page, context } = await open({ javaScriptEnabled: false, viewer: 'reader' })
  await page.goto(`/p/${DEMO.story.slice(-12)}/responses/new`)
  expect(await page.locator('main').innerText()).toContain(responseWording.needsScript)
  expect(await page.getByRole('textbox', { name: responseWording.text }).count()).toBe(0)
  await page.goto('/me/notifications')
  expect(await page.getByRole('button', { name: notificationWording.markAllRead }).count()).toBe(0)
  await page.goto('/me/lists/saved')
  expect(await page.locator('main').innerText()).toContain(yourListsWording.needsScript)
  await context.close()
})
