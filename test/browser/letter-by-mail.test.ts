import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishWording } from '../../schema/wording/publish'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/** Rule: docs/rules/newsletters.md, "By mail only". */
test('a story is sent by mail only, is found under its own tab, and is published later', async () => {
  const { page, context, problems } = await open({
    baseURL: site.url,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  await signInAs('priya', site, context)
  const drafts = await page.request.get('/me/stories/drafts')
  const id = /\/p\/([0-9a-f]{12})\/edit/.exec(await drafts.text())?.[1] ?? ''
  await page.goto(`/p/${id}/publish`, { waitUntil: 'load' })
  await hydrated(page)
  const letters = page.getByRole('group', { name: publishWording.fields.letters })
  const byMail = letters.getByRole('checkbox', { name: publishWording.fields.byMailOnly })
  await letters.getByRole('checkbox', { name: 'To the subscribers of The Sunday ledger' }).check()
  await byMail.check()
  // It can't be planned then.
  await page.getByRole('button', { name: 'Tomorrow morning' }).waitFor({ state: 'detached' })
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: publishWording.mail }).click()
  await page.waitForURL(`**/p/${id}/edit*`)
  await page.getByText(publishWording.standing.mailed).waitFor()
  expect(await violationsNow(page)).toEqual([])

  await page.goto('/me/stories/mailed', { waitUntil: 'load' })
  expect(await page.locator(`a[href*="${id}"]`).count()).toBeGreaterThan(0)
  expect(await violationsNow(page)).toEqual([])

  await page.goto(`/p/${id}/publish`, { waitUntil: 'load' })
  await hydrated(page)
  await page.getByText(publishWording.isMailed).waitFor()
  await page.getByRole('button', { name: publishWording.publishNow }).click()
  await page.getByRole('region', { name: 'Published' }).waitFor()
  const { results } = await site.bindings.DB.prepare('SELECT state FROM post WHERE id = ?').bind(id).all()
  expect(results).toEqual([{ state: 'published' }])
  expect(problems).toEqual([])
  await context.close()
})
