import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newsletterSettingsWording as wording } from '../../schema/wording/newsletter-settings'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  // Replies can wait where mail is received.
  site = await startSiteToSignIn({ MAIL_REPLY_DOMAIN: 'in.quire.example' })
})
afterAll(() => site?.stop())

const TIDEWATER = demoId('collection', 'tidewater')

beforeEach(async () => {
  await site.bindings.DB.prepare('DELETE FROM newsletter WHERE collection_id = ?').bind(TIDEWATER).run()
})

async function asEditor(path: string, viewport: { width: number; height: number }) {
  const opened = await open({ baseURL: site.url, reducedMotion: 'reduce', viewport })
  await signInAs('maren', site, opened.context)
  await opened.page.goto(path, { waitUntil: 'load' })
  await hydrated(opened.page)
  return opened
}

/** Rule: docs/rules/newsletters.md, "Several newsletters". */
test.each([
  [390, 844],
  [1440, 900],
])(
  'a publication gets another newsletter, which is changed afterwards, on %i pixels',
  async (width, height) => {
    const { page, context, problems } = await asEditor('/tidewater/new-newsletter', { width, height })
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ebb & Flow Weekly')
    expect(await page.getByRole('textbox', { name: 'Address' }).inputValue()).toBe('ebb-flow-weekly')
    await page.getByRole('combobox', { name: 'How often it comes' }).selectOption('WEEKLY')
    expect(await violationsNow(page)).toEqual([])
    await page.getByRole('button', { name: 'Create newsletter' }).click()
    await page.waitForURL('**/tidewater/newsletters/ebb-flow-weekly/settings')
    // The form before it has the same fields.
    await page.getByRole('heading', { level: 1, name: wording.heading, exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Description' }).fill('What the tide brought in.')
    const replies = page.getByRole('group', { name: wording.replies })
    expect(await replies.getByRole('radio', { name: wording.repliesAre.NONE.name }).isChecked()).toBe(true)
    await replies.getByRole('radio', { name: wording.repliesAre.RESPONSES.name }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The newsletter has been saved.').waitFor()
    const saved = await site.bindings.DB.prepare(
      "SELECT takes_replies AS takes, holds_replies AS holds FROM newsletter WHERE slug = 'ebb-flow-weekly'",
    ).all()
    expect(saved.results).toEqual([{ takes: 1, holds: 1 }])
    expect(await violationsNow(page)).toEqual([])
    await page.goto('/tidewater/newsletters/ebb-flow-weekly', { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1, name: 'Get Ebb & Flow Weekly by email' }).waitFor()
    await page.getByText('What the tide brought in.').first().waitFor()
    await page.getByText('Comes every week.').waitFor()
    expect(await violationsNow(page)).toEqual([])
    await page.getByRole('link', { name: 'Stats of this newsletter' }).click()
    await page.getByRole('heading', { level: 1, name: 'Newsletter stats' }).waitFor()
    expect(await violationsNow(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)

test('an address that another newsletter has is refused at its field', async () => {
  const { page, context } = await asEditor('/tidewater/new-newsletter', { width: 1440, height: 900 })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Second')
  await page.getByRole('textbox', { name: 'Address' }).fill('newsletter')
  await page.getByRole('button', { name: 'Create newsletter' }).click()
  await page.getByText('Another newsletter of this publication has this address.').first().waitFor()
  await context.close()
})
