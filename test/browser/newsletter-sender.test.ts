import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoId } from '../../worker/commands/demo/ids'
import { fits, violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { beyond, type Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

/** The services outside that the site asks. */
interface Services {
  url: string
  stop(): Promise<void>
}

let services: Services
let site: Site
beforeAll(async () => {
  const outside = await beyond<{ startOutsideServices(): Promise<Services> }>('./outside-services')
  services = await outside.startOutsideServices()
  site = await startSiteToSignIn({
    DNS_URL: `${services.url}/dns/here`,
    MAIL_FROM: 'Quire <mail@quire.example>',
  })
})
afterAll(async () => {
  await site?.stop()
  await services?.stop()
})

const PRIYA = demoId('user', 'priya')

/** Rule: docs/rules/newsletters.md, "Where letters come from". */
test.each([
  [390, 844],
  [1440, 900],
])('settings show which records of the sender are right, on %i pixels', async (width, height) => {
  const records = { '_dmarc.quire.example': [{ type: 'TXT', data: 'v=DMARC1; p=reject' }] }
  await fetch(`${services.url}/names/here`, { method: 'PUT', body: JSON.stringify({ records }) })
  const { page, context, problems } = await open({
    baseURL: site.url,
    reducedMotion: 'reduce',
    viewport: { width, height },
  })
  await signInAs('priya', site, context)
  await page.goto(`/newsletters/${PRIYA}/settings`, { waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('button', { name: 'Check the records' }).click()
  await page.getByText('Letters come from the site’s address, mail@quire.example.').waitFor()
  const item = (name: string) => page.getByRole('listitem', { name, exact: true })
  await item('DMARC').getByText('Right', { exact: true }).waitFor()
  await item('SPF').getByText('Missing', { exact: true }).waitFor()
  await item('SPF').getByText('v=spf1 include:_spf.mx.cloudflare.net ~all').waitFor()
  await item('DKIM').getByText('The email service shows what it has to be.').waitFor()
  await page.getByRole('button', { name: 'Check again' }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect(await fits(page, width)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

/** Rule: docs/rules/newsletters.md, "Seed tests". */
test('a seed test says to which addresses it goes, and goes there', async () => {
  const story = demoId('post', 'the-last-digit-knows')
  const { page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
  await signInAs('priya', site, context)
  await page.goto(`/newsletters/${PRIYA}/new-email?post=${story}`, { waitUntil: 'load' })
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Send a seed test…' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Send a seed test' })
  await dialog.getByText('give them the label “seed”').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const { DB } = site.bindings
  await DB.prepare(
    `INSERT INTO subscriber (newsletter_id, email, id, state, source, created_at, asked_at, consented_at, consent_text)
     VALUES (?, 'own@people.example', 'own-address', 'active', 'page', 1, 1, 1, '')`,
  )
    .bind(PRIYA)
    .run()
  await DB.prepare('INSERT INTO subscriber_tag VALUES (?, ?, ?, ?)')
    .bind('own-address', 'seed', PRIYA, 1)
    .run()
  await button.click()
  await dialog.getByText('own@people.example').waitFor()
  await dialog.getByRole('button', { name: 'Send to 1 address' }).click()
  await page.getByText('We’ve sent the test to 1 address.').first().waitFor()
  const mails = (await (await page.request.get('/_/dev/mail')).json()) as { to: string; subject: string }[]
  expect(mails.filter(({ to }) => to === 'own@people.example')).toMatchObject([
    { subject: expect.stringMatching(/^\[Test\] /) },
  ])
  expect(problems).toEqual([])
  await context.close()
})
