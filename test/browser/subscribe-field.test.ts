import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated } from '../support/browser'
import { open, page, problems, site, startWriting } from '../support/editing'
import { signInAs } from '../support/sign-in'

/* A form in a story that subscribes its readers. Rule: docs/rules/stories.md, "Subscribe forms". */

startWriting()

let path = ''

beforeAll(async () => {
  const { results } = await site.bindings.DB.prepare(
    `SELECT id FROM post
     WHERE creator_id = ?1 AND state = 'published' AND access = 'public' AND collection_id IS NULL ORDER BY id`,
  )
    .bind(demoId('user', 'maren'))
    .all<{ id: string }>()
  const [post] = results
  const body = [
    { type: 'P', name: 'aa01', text: 'It is low water.', markups: [] },
    { type: 'SUBSCRIBE', name: 'aa02' },
    { type: 'P', name: 'aa03', text: 'It rises.', markups: [] },
  ]
  await site.bindings.DB.prepare('UPDATE post_version SET body = ?1, decoration = NULL WHERE post_id = ?2')
    .bind(JSON.stringify(body), post?.id)
    .run()
  path = `/p/${post?.id}`
})

const formOf = (reading: Page) => reading.locator('article .story form')

test.each([true, false])('a visitor subscribes, with script: %s', async (javaScriptEnabled) => {
  const { page: reading, context, problems: ofReader } = await open({ baseURL: site.url, javaScriptEnabled })
  await reading.goto(path, { waitUntil: 'load' })
  if (javaScriptEnabled) await hydrated(reading)
  const at = reading.url()
  const form = formOf(reading)
  const email = `reader-${javaScriptEnabled}@example.org`
  expect(await form.innerText()).toContain('who can see your address')
  await form.getByRole('textbox', { name: 'Email address' }).fill(email)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await reading.getByText('Check your inbox').waitFor()
  expect(reading.url() === at).toBe(javaScriptEnabled)
  const { results } = await site.bindings.DB.prepare(
    'SELECT state, newsletter_id AS newsletterId FROM subscriber WHERE email = ?1',
  )
    .bind(email)
    .all()
  expect(results).toEqual([{ state: 'pending', newsletterId: demoId('user', 'maren') }])
  expect(ofReader).toEqual([])
  await context.close()
})

test('a signed-in reader subscribes with one press, and is told so from then on', async () => {
  const { page: reading, context, problems: ofReader } = await open({ baseURL: site.url })
  await signInAs('priya', site, context)
  await reading.goto(path, { waitUntil: 'load' })
  await hydrated(reading)
  const form = formOf(reading)
  expect(await form.getByRole('textbox').count()).toBe(0)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  const told = reading.getByRole('region', { name: 'You’re subscribed to Maren Okafor.' })
  await told.waitFor()
  await expect.poll(() => told.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await (await context.request.get(path)).text()).toMatch(
    /<strong[^>]*>You’re subscribed to Maren Okafor\./,
  )
  await reading.reload({ waitUntil: 'load' })
  await hydrated(reading)
  expect([await told.count(), await formOf(reading).count()]).toEqual([1, 0])
  expect(ofReader).toEqual([])
  await context.close()
})

test('below a profile’s stories it answers in its place, and is a form without script', async () => {
  await site.bindings.DB.prepare(
    'INSERT INTO newsletter (id, user_id, created_at) VALUES (?1, ?1, 1) ON CONFLICT DO NOTHING',
  )
    .bind(demoId('user', 'maren'))
    .run()
  for (const javaScriptEnabled of [true, false]) {
    const {
      page: reading,
      context,
      problems: ofReader,
    } = await open({ baseURL: site.url, javaScriptEnabled })
    await reading.goto('/@maren', { waitUntil: 'load' })
    if (javaScriptEnabled) await hydrated(reading)
    const form = reading.locator('main form.subscribe')
    await form
      .getByRole('textbox', { name: 'Email address' })
      .fill(`profile-${javaScriptEnabled}@example.org`)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await reading.getByText('Check your inbox').waitFor()
    expect(new URL(reading.url()).pathname).toBe(javaScriptEnabled ? '/@maren' : '/@maren/subscribe')
    if (javaScriptEnabled) expect(await violationsNow(reading)).toEqual([])
    expect(ofReader).toEqual([])
    await context.close()
  }
})

test('its writer reads what others find there', async () => {
  await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  await page.getByText('Your readers see a form here').waitFor()
  expect(await formOf(page).count()).toBe(0)
  expect(problems).toEqual([])
})

test('it fits a phone, and can be used in the dark, from right to left and in forced colours', async () => {
  for (const look of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'dark', forcedColors: 'active' },
  ] as const) {
    const { page: reading, context } = await open({
      baseURL: site.url,
      viewport: { width: 390, height: 844 },
      ...look,
    })
    await reading.goto(path, { waitUntil: 'load' })
    await hydrated(reading)
    for (const dir of ['ltr', 'rtl']) {
      await reading.evaluate((way) => document.documentElement.setAttribute('dir', way), dir)
      const form = formOf(reading)
      const boxes = await Promise.all(
        [form, form.getByRole('textbox'), form.getByRole('button')].map((one) => one.boundingBox()),
      )
      for (const box of boxes) {
        expect(box?.x).toBeGreaterThanOrEqual(16)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16)
        expect(box?.height).toBeGreaterThanOrEqual(44)
      }
    }
    // The checker doesn't know the colours that a system forces.
    if (!('forcedColors' in look)) expect(await violationsNow(reading)).toEqual([])
    await context.close()
  }
})
