import type { Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('topics to begin with', () => {
  test('are chosen by the keyboard, followed, and lead on to where one wanted to go', async () => {
    const { page, context, problems } = await visit('member', '/get-started/topics?redirectUrl=/tidewater')
    const go = page.getByRole('button', { name: 'Continue' })
    expect(await go.isDisabled()).toBe(true)
    for (const name of ['History', 'Ocean', 'Maps']) {
      await page.getByRole('checkbox', { name }).focus()
      await page.keyboard.press('Space')
    }
    expect(await page.getByRole('status').innerText()).toBe('3 chosen')
    expect(await violationsNow(page)).toEqual([])
    await go.click()
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
    await page.waitForURL(`${site.url}/`)
    await context.close()
  })
})
