import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser'

const { open } = useBrowser()

test('GraphiQL starts under its policy and gets answers', async () => {
  const { page, context, problems } = await open()
  await page.goto('/_/graphql')
  await page.getByRole('button', { name: /execute/i }).click()
  // The editor draws each token on its own.
  await page.waitForFunction(() => /"today":\s"\d{4}-\d\d-\d\d"/.test(document.body.innerText))
  expect(problems).toEqual([])
  await context.close()
})
