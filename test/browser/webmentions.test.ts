import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishingWording } from '../../schema/wording/publishing'
import { webmentionWording as wording } from '../../schema/wording/webmentions'
import { DEMO } from '../support/addresses'
import { useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

const HOST = 'site.example.org'
/** The names of pages that have been looked at. */
const asked: string[] = []
let site: Site
let target = ''

beforeAll(async () => {
  site = await startSiteToSignIn(
    {},
    {
      web: (address) => {
        const { pathname, searchParams, hostname } = new URL(address)
        if (pathname === '/dns-query') {
          const Answer = searchParams.get('type') === '1' ? [{ type: 1, data: '93.184.215.14' }] : []
          return { type: 'application/dns-json', body: JSON.stringify({ Status: 0, Answer }) }
        }
        if (hostname !== HOST) return { status: 404, type: 'text/plain', body: '' }
        asked.push(pathname)
        return {
          type: 'text/html; charset=utf-8',
          body: `<!doctype html><title>On proofs</title><p class="h-card p-author">Ada</p><a href="${target}">so</a>`,
        }
      },
    },
  )
  target = site.url + DEMO.ownStory
})
afterAll(() => site?.stop())

/** What another site sends of a page of its own. */
async function mention(name: string): Promise<number> {
  const { status } = await fetch(`${site.url}/_/webmention`, {
    method: 'POST',
    body: new URLSearchParams({ source: `https://${HOST}/${name}`, target }),
  })
  return status
}

test('a mention is received, waits, is shown, and its site is blocked', async () => {
  expect(await mention('first')).toBe(202)
  await expect.poll(() => asked, { timeout: 20_000 }).toContain('/first')
  const reader = await visitAs(open, site, 'reader', DEMO.ownStory)
  expect(await reader.page.getByText(`Ada on ${HOST}`).count()).toBe(0)
  await reader.context.close()

  const writer = await visitAs(open, site, 'noor', DEMO.ownStory)
  const { page } = writer
  await page.locator('a[data-action="respond"]').first().click()
  const panel = page.getByRole('complementary', { name: /responses/i })
  await panel.getByText(wording.waiting(1)).waitFor()
  await panel.getByRole('button', { name: wording.showLabel(HOST) }).click()
  await page.getByText(wording.done.SHOW).waitFor()

  const visitor = await open({ baseURL: site.url, javaScriptEnabled: false })
  await expect
    .poll(
      async () => {
        await visitor.page.goto(DEMO.ownStory)
        return visitor.page.getByRole('link', { name: `Ada on ${HOST}` }).count()
      },
      { timeout: 15_000 },
    )
    .toBe(1)
  await visitor.context.close()

  await panel.getByText(wording.shown).click()
  await panel.getByRole('button', { name: wording.blockLabel(HOST) }).click()
  await page.getByText(wording.blockedNow(HOST)).waitFor()
  expect(await mention('second')).toBe(202)

  const { blockedSites } = publishingWording
  await page.goto('/me/settings/publishing')
  const section = page.getByRole('region', { name: blockedSites.title })
  await section.getByRole('heading', { name: HOST }).waitFor()
  await section.getByRole('button', { name: `${blockedSites.unblock} ${HOST}` }).waitFor()
  expect(asked).not.toContain('/second')
  await writer.context.close()
})
