import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoId } from '../../worker/commands/demo/ids'
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

/** A page of somebody's, and the id of a draft of Priya's. */
async function asWriter(username: string) {
  const opened = await open({ baseURL: site.url, reducedMotion: 'reduce' })
  await signInAs('priya', site, opened.context)
  const drafts = await opened.page.request.get('/me/stories/drafts')
  const id = /\/p\/([0-9a-f]{12})\/edit/.exec(await drafts.text())?.[1] ?? ''
  if (username !== 'priya') {
    await opened.context.clearCookies()
    await signInAs(username, site, opened.context)
  }
  return { ...opened, id }
}

/** Rules: docs/rules/writing.md, "The proof"; docs/rules/newsletters.md, "Sent when it is published". */
test('a story is proven as it is set, published so, sent by mail, and then offered to be shared', async () => {
  const { page, context, problems, id } = await asWriter('priya')
  await page.goto(`/p/${id}/publish`, { waitUntil: 'load' })
  await hydrated(page)
  const home = page.getByRole('region', { name: 'On home and in lists' })
  const elsewhere = page.getByRole('region', { name: 'On other sites' })
  await home.waitFor()
  expect(await violationsNow(page)).toEqual([])

  await page.getByText('More settings').click()
  await page.getByLabel('Title in lists (optional)', { exact: true }).fill('What the tide leaves')
  await expect.poll(() => home.locator('h3').last().innerText()).toBe('What the tide leaves')
  const picture = elsewhere.getByRole('img', {
    name: 'The picture that other sites show for “What the tide leaves”',
  })
  await expect.poll(() => picture.getAttribute('src')).toContain('title=What+the+tide+leaves')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1200)

  const topics = page.getByLabel('Topics', { exact: true })
  await topics.fill('')
  await topics.pressSequentially('Tides, Gulls')
  await topics.press('Enter')
  const chosen = page.getByRole('list', { name: 'Chosen topics' })
  await chosen.getByRole('button', { name: 'Remove Gulls' }).waitFor()
  await topics.press('Backspace')
  await chosen.getByRole('button', { name: 'Remove Gulls' }).waitFor({ state: 'detached' })
  await chosen.getByRole('button', { name: 'Remove Tides' }).waitFor()

  await page.getByRole('button', { name: 'Tomorrow morning' }).click()
  await page.getByText(/^It comes out on \w+day, .* at 8:00/).waitFor()
  await page.getByRole('button', { name: 'Schedule', exact: true }).waitFor()
  await page.getByRole('button', { name: 'At once' }).click()
  const letters = page.getByRole('group', { name: 'Also send by email' })
  await letters.getByRole('checkbox', { name: 'To the subscribers of The Sunday ledger' }).check()
  expect(await violationsNow(page)).toEqual([])

  await page.getByRole('button', { name: 'Publish now' }).click()
  const strip = page.getByRole('region', { name: 'Published' })
  await strip.waitFor()
  expect(await violationsNow(page)).toEqual([])
  await strip.getByRole('link', { name: 'Share story' }).waitFor()
  await strip.getByRole('button', { name: 'Copy link' }).waitFor()
  const sent = await site.bindings.DB.prepare(
    'SELECT newsletter_id, with_story FROM letter WHERE post_id = ?',
  )
    .bind(id)
    .all()
  expect(sent.results).toEqual([{ newsletter_id: demoId('user', 'priya'), with_story: 0 }])
  expect(problems).toEqual([])
  await context.close()
})

test('only those who may edit a story get its proof, and nothing of it is stored', async () => {
  const { page, context, id } = await asWriter('noor')
  for (const what of ['card?title=Mine', 'mail?title=Mine']) {
    const answer = await page.request.get(`/p/${id}/publish/${what}`)
    expect(answer.status()).toBe(404)
  }
  await context.close()
})

test('the mail of the proof is the mail that followers get, in a frame that runs nothing', async () => {
  const { page, context, id } = await asWriter('priya')
  const mail = await page.request.get(`/p/${id}/publish/mail?title=${encodeURIComponent('<b>Gulls</b>')}`)
  expect(mail.status()).toBe(200)
  expect(mail.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const html = await mail.text()
  expect(html).toContain('Priya Raman: &lt;b&gt;Gulls&lt;/b&gt;')
  expect(html).toContain('Priya Raman has published a new story.')
  await context.close()
})
