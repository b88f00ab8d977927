import type { Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

async function visit(username: string, path: string) {
  const watched = await open({ baseURL: site.url })
  await signInAs(username, site, watched.context)
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydrated(watched.page)
  return watched
}

describe('a name to begin with', () => {
  test('suggests a username that is shown, is kept, and leads on to the topics', async () => {
    const { page, context, problems } = await visit('reader', '/get-started/name')
    const username = page.getByLabel('Username')
    const given = await username.inputValue()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please enter a name.').waitFor()
    await name.fill('Ravi Anand')
    // This reader chose a username long ago, so it stays as it is.
    expect(await username.inputValue()).toBe(given)
    await username.fill('ravi.anand')
    expect(await page.getByTestId('username-preview').innerText()).toContain('@ravi.anand')
    expect(await violationsNow(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}/get-started/topics`)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ravi Anand')
    expect(problems).toEqual([])
    await context.close()
  })

  test('that nobody has chosen yet follows what is typed', async () => {
    const { context, page } = await open({ baseURL: site.url })
    const id = demoId('user', 'reader')
    await site.bindings.DB.prepare(`UPDATE user SET username = 'reader77', name = 'New reader',
      username_changed_at = NULL WHERE id = ?`)
      .bind(id)
      .run()
    await signInAs('reader', site, context)
    await page.goto('/get-started/name', { waitUntil: 'load' })
    await hydrated(page)
    const name = page.getByLabel('Name', { exact: true })
    expect(await name.inputValue()).toBe('')
    await name.pressSequentially('Zoë Ng')
    expect(await page.getByLabel('Username').inputValue()).toBe('zoe.ng')
    await page.getByLabel('Username').fill('zed')
    await name.pressSequentially('uyen')
    expect(await page.getByLabel('Username').inputValue()).toBe('zed')
    await context.close()
  })
})

describe('writers to begin with', () => {
  test('are five, can be followed, and lead to the feed', async () => {
    const { page, context, problems } = await visit('friend', '/get-started/writers')
    const rows = page.locator('main article')
    expect(await rows.count()).toBe(5)
    await rows.first().locator('[data-follow]').click()
    await expect.poll(() => rows.first().locator('[data-follow]').getAttribute('aria-pressed')).toBe('true')
    expect(await violationsNow(page)).toEqual([])
    await page.getByRole('link', { name: 'See your first stories' }).click()
    await page.waitForURL(`${site.url}/`)
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('topics to begin with', () => {
  test('are chosen by the keyboard, followed, and lead on to where one wanted to go', async () => {
    const { page, context, problems } = await visit('member', '/get-started/topics?redirectUrl=/tidewater')
    const go = page.getByRole('button', { name: 'Continue' })
    for (const name of ['History', 'Ocean', 'Maps']) {
      await page.getByRole('checkbox', { name }).focus()
      await page.keyboard.press('Space')
    }
    expect(await page.getByRole('status').innerText()).toBe('3 chosen')
    expect(await violationsNow(page)).toEqual([])
    await go.click()
    await page.waitForURL(`${site.url}/get-started/writers?redirectUrl=%2Ftidewater`)
    await page.getByRole('link', { name: 'Go on to where you were' }).click()
    await page.waitForURL(`${site.url}/tidewater`)
    await page.goto('/get-started/topics', { waitUntil: 'load' })
    expect(await page.getByRole('checkbox', { name: 'Ocean' }).isChecked()).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  test('that are followed are unfollowed at once, and followed again when that fails', async () => {
    const { page, context } = await visit('member', '/get-started/topics')
    const ocean = page.getByRole('checkbox', { name: 'Ocean' })
    const isUnfollowing = (request: Request) => request.headers()['graphql-operation'] === 'UnfollowTags'
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_/graphql', async (route) => {
      if (!isUnfollowing(route.request())) return route.continue()
      await held
      return route.abort()
    })
    await ocean.uncheck({ force: true })
    expect(await page.getByRole('status').innerText()).toBe('2 of 3 chosen')
    release()
    await page.getByText('An error occured').waitFor()
    expect(await ocean.isChecked()).toBe(true)
    await page.unroute('**/_/graphql')
    const answered = page.waitForResponse((response) => isUnfollowing(response.request()))
    await ocean.uncheck({ force: true })
    expect(await ocean.isChecked()).toBe(false)
    await answered
    await page.reload({ waitUntil: 'load' })
    expect(await page.getByRole('checkbox', { name: 'Maps' }).isChecked()).toBe(true)
    expect(await ocean.isChecked()).toBe(false)
    await context.close()
  })

  test('can be passed over', async () => {
    const { page, context } = await visit('reader', '/get-started/topics')
    await page.getByRole('link', { name: 'Skip for now' }).click()
    await page.waitForURL(`${site.url}/get-started/writers`)
    await context.close()
  })
})
