import { afterAll, beforeAll, expect, test } from 'vitest'
import { clapWording } from '../../schema/wording/claps'
import { highlightWording } from '../../schema/wording/quotes'
import { responseWording } from '../../schema/wording/responses'
import { toastWording } from '../../schema/wording/toasts'
import { DEMO } from '../support/addresses'
import { hydrated, NEVER_IDLE, useBrowser } from '../support/browser'
import { chooseWords } from '../support/choose-words'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/ui.md, "Offline". */

const { open } = useBrowser({ isFirstVisit: true })

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

test('offline is said from the first moment, before anything of the client is there', async () => {
  const { page, context } = await open({ baseURL: site.url, before: NEVER_IDLE })
  await page.goto(DEMO.ownStory, { waitUntil: 'domcontentloaded' })
  await context.setOffline(true)
  const line = page.getByRole('status').filter({ hasText: toastWording.offline })
  await line.waitFor()
  expect(await page.getAttribute('html', 'data-hydrated')).toBe(null)
  await context.setOffline(false)
  await page.getByText(toastWording.online).waitFor()
  expect(await line.count()).toBe(0)
  await context.close()
})

test('what is pressed offline is shown, kept and sent later, and no message takes the place of the line', async () => {
  const { page, context } = await visitAs(open, site, 'reader', DEMO.ownStory)
  await page.mouse.move(30, 40)
  const follow = page.locator('button[data-follow]').first()
  const save = page.locator('button[data-action=bookmark]').first()
  const clap = page.locator('button[data-action=clap]').first()
  const isFollowing = (await follow.getAttribute('aria-pressed')) === 'true'
  const isSaved = (await save.getAttribute('data-saved')) === 'true'
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const line = page.getByRole('status').filter({ hasText: toastWording.offline })
  await line.waitFor()
  await follow.click()
  await page.getByText(toastWording.kept).waitFor()
  expect(await line.isVisible()).toBe(true)
  expect(await follow.getAttribute('aria-pressed')).toBe(String(!isFollowing))
  if (!isSaved) await save.click()
  await page.keyboard.press('Escape')
  const label = (await clap.getAttribute('aria-label')) ?? ''
  await clap.click()
  await expect.poll(() => clap.getAttribute('aria-label')).not.toBe(label)
  const clapped = await clap.getAttribute('aria-label')
  await page.getByText(clapWording.waiting).waitFor()
  expect(await line.isVisible()).toBe(true)
  const sent = Promise.all(
    ['Follow', 'Clap', 'EditCatalogItems'].map((name) =>
      page.waitForResponse(
        async (response) =>
          new RegExp(name).test(response.request().headers()['graphql-operation'] ?? '') && response.ok(),
        { timeout: 60_000 },
      ),
    ),
  )
  await context.setOffline(false)
  await page.getByText(toastWording.online).waitFor()
  await sent
  await page.goto(DEMO.ownStory, { waitUntil: 'load' })
  await hydrated(page)
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe(String(!isFollowing))
  await expect.poll(() => save.getAttribute('data-saved')).toBe('true')
  await expect.poll(() => clap.getAttribute('aria-label')).toBe(clapped)
  await context.close()
})

test('a highlight and a response that are made offline are there once the browser is back', async () => {
  const { page, context } = await visitAs(open, site, 'noor', DEMO.story)
  await page.mouse.move(30, 40)
  await chooseWords(page, 'The moon is the same moon.')
  await page.getByRole('toolbar', { name: highlightWording.menu }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText(toastWording.kept).waitFor()
  await context.setOffline(false)
  await page.getByTestId('highlighted').waitFor()
  await page.locator('a[data-action="respond"]').first().click()
  const panel = page.getByRole('complementary', { name: /responses/i })
  await panel.getByText('missed my stop').waitFor()
  await panel.getByRole('textbox', { name: responseWording.text }).click()
  const text = panel.locator('.story[role="textbox"]')
  await text.waitFor()
  await text.pressSequentially('Written without a connection')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await panel.getByRole('button', { name: responseWording.publish }).click()
  await page.getByText(toastWording.kept).waitFor()
  await context.setOffline(false)
  await page.getByTestId('responded').waitFor()
  await panel.getByRole('article').filter({ hasText: 'Written without a connection' }).waitFor()
  await context.close()
})
