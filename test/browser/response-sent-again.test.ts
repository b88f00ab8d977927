import { afterAll, beforeAll, expect, test } from 'vitest'
import { responseMessages } from '../../schema/wording/response-messages'
import { responseWording as wording } from '../../schema/wording/responses'
import { demoId } from '../../worker/commands/demo/ids'
import { useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/* Rule: docs/rules/responses.md, "Writing". */
test('words that were changed after their answer got lost stay in the field, and are published when they are sent again', async () => {
  const path = `/p/${demoId('post', 'the-tide-turns-around-a-point')}/responses`
  const { page, context } = await visitAs(open, site, 'reader', path)
  const field = page.getByRole('textbox', { name: wording.text, exact: true }).first()
  const text = page.locator('.story[role="textbox"]').first()
  await field.click()
  await text.pressSequentially('Twelve miles')
  await page.route('**/_/graphql*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const send = page.getByRole('button', { name: wording.publish, exact: true }).first()
  await send.click()
  await page.getByRole('alert').first().waitFor()
  // Requests whose answers are being lost are waited for.
  await page.unrouteAll({ behavior: 'wait' })
  await text.press('End')
  await text.pressSequentially(' are enough')
  await send.click()
  await page.getByText(responseMessages.sentBefore).waitFor()
  expect(await text.textContent()).toBe('Twelve miles are enough')
  await send.click()
  await page.getByTestId('responded').waitFor()
  await page.reload()
  for (const said of ['Twelve miles', 'Twelve miles are enough'])
    expect(await page.getByText(said, { exact: true }).count()).toBe(1)
  await context.close()
})
