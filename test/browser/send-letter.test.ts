import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterSending } from '../../schema/wording/letter-sending'
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

const MAREN = demoId('user', 'maren')
const STORY = '30bc6137f8d2'
const PATH = `/newsletters/${MAREN}/new-email?post=${STORY}`

beforeEach(async () => {
  const { DB } = site.bindings
  for (const table of ['letter_recipient', 'letter', 'mail_window', 'subscriber_tag', 'subscriber'])
    await DB.prepare(`DELETE FROM ${table}`).run()
  for (let i = 0; i < 3; i++)
    await DB.prepare(
      `INSERT INTO subscriber (newsletter_id, email, id, state, source, created_at, asked_at, consented_at, consent_text)
       VALUES (?, ?, ?, 'active', 'page', ?, 0, 1, '')`,
    )
      .bind(MAREN, `reader-${i}@example.org`, `reader-${i}`, i + 1)
      .run()
})

async function asWriter(viewport: { width: number; height: number }) {
  const opened = await open({ baseURL: site.url, reducedMotion: 'reduce', viewport })
  await signInAs('maren', site, opened.context)
  await opened.page.goto(PATH, { waitUntil: 'load' })
  await hydrated(opened.page)
  return opened
}

interface Received {
  to: string
  subject: string
  senderName: string
  headers: Record<string, string>
}

/** Rule: docs/rules/newsletters.md, "Sending a letter". */
test.each([
  [390, 844],
  [1440, 900],
])(
  'a letter is sent once it is confirmed, and shows how far it has come, on %i pixels',
  async (width, height) => {
    const { page, context, problems } = await asWriter({ width, height })
    const title = `Tides at ${width}`
    await page.getByRole('textbox', { name: 'Subject' }).fill(title)
    await page.getByRole('button', { name: 'Send by email…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send this letter' })
    await dialog.waitFor()
    expect(await violationsNow(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Send to 3 subscribers' }).click()
    await page.getByText(/^Sent to 3 subscribers/).waitFor()
    expect(await violationsNow(page)).toEqual([])
    const mails = (await (await page.request.get('/_/dev/mail')).json()) as Received[]
    const sent = mails.filter(({ subject }) => subject === title)
    const readers = ['reader-0@example.org', 'reader-1@example.org', 'reader-2@example.org']
    expect(sent.map(({ to }) => to).toSorted()).toEqual(readers)
    for (const { senderName, headers } of sent) {
      expect(senderName).toBe('Maren Okafor')
      expect(headers).toMatchObject({
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      })
    }
    expect(problems).toEqual([])
    await context.close()
  },
)

test('a letter is scheduled in the writer’s own zone, and taken back', async () => {
  const { page, context, problems } = await asWriter({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Send by email…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this letter' })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('When (empty for now)').fill(`${tomorrow}T08:00`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText(/^It goes out on .*8:00/).waitFor()
  await page.getByRole('button', { name: 'Don’t send' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Don’t send' }).click()
  await page.getByRole('button', { name: 'Send by email…' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a letter goes to a part of the subscribers, which is counted before', async () => {
  await site.bindings.DB.prepare('INSERT INTO subscriber_tag VALUES (?, ?, ?, ?)')
    .bind('reader-1', 'boats', MAREN, 2)
    .run()
  const { page, context, problems } = await asWriter({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Send by email…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this letter' })
  await dialog.getByRole('radio', { name: 'Quiet subscribers' }).waitFor()
  await dialog.getByRole('radio', { name: 'Subscribers since a day' }).check()
  await dialog.getByLabel('Since', { exact: true }).fill('2020-01-01')
  await dialog.getByText('0 subscribers so far.').waitFor()
  await dialog.getByRole('radio', { name: 'Subscribers with a label' }).check()
  await dialog.getByLabel('Label', { exact: true }).selectOption('boats')
  expect(await violationsNow(page)).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Send to 1 subscriber' }).click()
  await page.getByText(/^Sent to 1 subscriber,/).waitFor()
  await page.getByText('To subscribers with the label “boats”.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a letter that waits for the next day says so, and is paused, resumed and stopped', async () => {
  const now = Date.now()
  await site.bindings.DB.prepare('INSERT INTO mail_window VALUES (?, ?, ?)')
    .bind('day', now - (now % 86_400_000), 10_000)
    .run()
  const { page, context, problems } = await asWriter({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Send by email…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 3 subscribers' }).click()
  await page.getByText(/^Goes on .*, 3 to go\.$/).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused, 3 to go.').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText(/^Goes on .*, 3 to go\.$/).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('dialog', { name: 'Stop sending?' }).getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Send by email…' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

/** Rule: docs/rules/newsletters.md, "A story that is changed meanwhile". */
test.each([
  [390, 844, 'light'],
  [1440, 900, 'dark'],
] as const)(
  'a letter whose story was changed asks which text the rest gets, on %i pixels',
  async (width, height, colorScheme) => {
    const { DB } = site.bindings
    const inADay = Date.now() + 86_400_000
    await DB.prepare(
      `INSERT INTO letter (id, newsletter_id, post_id, version_id, subject, audience, state, created_at, scheduled_at,
         started_at, due_at, waits_for, asked_version_id, asked_until, turn, is_gathered, recipient_count, sent_count)
       SELECT 'a5ced0a5ced0', ?1, id, 'earlier', 'Tides', 'all', 'sending', 1, 1, 1, ?2, 'answer', version_id, ?2, 3, 1, 3, 1
       FROM post WHERE id = ?3`,
    )
      .bind(MAREN, inADay, STORY)
      .run()
    await DB.prepare(
      `INSERT INTO letter_recipient (letter_id, subscriber_id, state)
       VALUES ('a5ced0a5ced0', 'reader-0', 'sent'), ('a5ced0a5ced0', 'reader-1', 'pending'), ('a5ced0a5ced0', 'reader-2', 'pending')`,
    ).run()
    const { page, context, problems } = await open({
      baseURL: site.url,
      reducedMotion: 'reduce',
      viewport: { width, height },
      colorScheme,
    })
    await signInAs('maren', site, context)
    await page.goto(PATH, { waitUntil: 'load' })
    await hydrated(page)
    const question = page.getByRole('region', { name: letterSending.changed.title })
    await question.getByText(/^1 email went out with the earlier text/).waitFor()
    await question.getByText(/Nothing goes out until you choose/).waitFor()
    expect(await violationsNow(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await question.getByRole('button', { name: letterSending.changed.takeNew }).click()
    await page.getByText(/^Sent to 3 subscribers/).waitFor()
    expect(await question.count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  },
)
