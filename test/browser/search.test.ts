import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, shown, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'

const { open } = useBrowser()

/** The demo's home, taken over by the client. */
async function visit(path = '/', width = 1280) {
  const watched = await open({ viewport: { width, height: 800 } })
  await watched.page.goto(path, { waitUntil: 'load' })
  await hydrated(watched.page)
  return watched
}

describe('the search box', () => {
  test('suggests while one types, is walked by arrow keys, and remembers what was searched for', async () => {
    const { page, context, problems } = await visit()
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.waitFor()
    await hasFocus(box)
    await page.getByRole('option', { name: 'Explore topics' }).waitFor()
    expect(await page.getByRole('listbox').getByRole('option').allInnerTexts()).toEqual(['Explore topics'])
    await box.pressSequentially('tidewa')
    const option = page.getByRole('listbox').getByRole('option', { name: 'Tidewater' })
    await option.waitFor()
    expect(await option.locator('mark').innerText()).toBe('Tidewater')
    const panel = page.getByRole('listbox').locator('..')
    expect((await panel.boundingBox())?.width).toBe(316)
    expect(await violationsNow(page)).toEqual([])
    await page.keyboard.press('ArrowUp')
    const last = await box.getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${last}"]`).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowDown')
    expect(await box.getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=tidewa')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('listbox').getByRole('option', { name: 'tidewa' }).waitFor()
    await page.getByRole('button', { name: 'Clear all' }).focus()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Search' }).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Search')
    expect(problems).toEqual([])
    await context.close()
  })

  test('opens by its keys as soon as the page is hydrated, however slow the machine is', async () => {
    const { page, context } = await open()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).waitFor()
    await context.close()
  })

  test('suggests a publication’s own stories inside it, on a phone too', async () => {
    const { page, context } = await visit('/tidewater', 390)
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('combobox', { name: 'Search' }).fill('tide')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    const hrefs = await page
      .getByRole('listbox')
      .getByRole('option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    expect(hrefs.filter((href) => !href?.startsWith('/tidewater/'))).toEqual([])
    const place = await page.getByRole('listbox').locator('..').boundingBox()
    expect(place && place.x >= 0 && place.x + place.width <= 390).toBe(true)
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.waitForURL(`**${hrefs[0]}`)
    await context.close()
  })

  test('says nothing when searching fails, and Enter still searches', async () => {
    const { page, context } = await visit()
    await page.route('**/1/indexes/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('tide')
    await page.waitForResponse('**/1/indexes/**')
    expect(await page.getByRole('listbox').getByRole('option').count()).toBe(0)
    await page.getByRole('combobox', { name: 'Search' }).press('Enter')
    await page.waitForURL('**/search?q=tide')
    await context.close()
  })
})

describe('the search page', () => {
  test('searches a profile, from the box on its pages and without script, in every kind of results', async () => {
    const { page, context, problems } = await visit(DEMO.profile)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('tide')
    await page.getByRole('combobox', { name: 'Search' }).press('Enter')
    await page.waitForURL('**/search?author=maren&q=tide')
    await shown(page, 'search')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Search Maren Okafor’s profile')
    expect(await page.getByRole('main').getByText('Tomás').count()).toBe(0)
    expect(await violationsNow(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
    const bare = await open({ javaScriptEnabled: false })
    await bare.page.goto('/search?author=maren')
    await bare.page.getByRole('searchbox').fill('tidewater')
    await bare.page.getByRole('button', { name: 'Search' }).click()
    await bare.page.waitForURL('**/search?author=maren&q=tidewater')
    await bare.page.getByRole('link', { name: 'Publications 1', exact: true }).click()
    await bare.page.waitForURL('**/search/publications?author=maren&q=tidewater')
    expect(await bare.page.getByRole('main').locator('h2').allInnerTexts()).toEqual(['Tidewater'])
    await bare.page.getByRole('link', { name: 'Search all of Quire' }).click()
    await bare.page.waitForURL('**/search/publications?q=tidewater')
    expect((await bare.page.goto('/search?author=nobody-here'))?.status()).toBe(404)
    await bare.context.close()
  })

  test('works without script: a form, marked results, kinds as links, and what to do when nothing is found', async () => {
    const { page, context } = await open({ javaScriptEnabled: false })
    await page.goto('/search')
    await page.getByRole('searchbox').fill('tide')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/search?q=tide')
    expect(await page.locator('article mark').first().innerText()).toMatch(/tide/i)
    await page.getByRole('link', { name: 'Publications 1', exact: true }).click()
    await page.waitForURL('**/search/publications?q=tide')
    expect(await page.getByRole('searchbox').inputValue()).toBe('tide')
    await page.goto('/search?q=snowflaek')
    expect(await page.getByRole('status').innerText()).toContain('“snowflake”')
    await page.goto('/search?q=zzqqxx')
    expect(await page.getByRole('status').innerText()).toContain('No stories match “zzqqxx”.')
    expect(await page.getByRole('heading', { name: 'Explore topics' }).count()).toBe(1)
    await context.close()
  })

  test('says to wait when there were too many searches, and searches again after that', async () => {
    const { page, context } = await visit()
    await page.clock.install()
    let searches = 0
    await page.route('**/_/graphql', async (route) => {
      if (!route.request().postData()?.includes('SearchPosts')) return route.continue()
      searches += 1
      if (searches > 1) return route.continue()
      await route.fulfill({ json: [{ errors: [{ message: '', extensions: { code: 'LIMIT_EXCEEDED' } }] }] })
    })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).fill('tide')
    await page.getByRole('combobox', { name: 'Search' }).press('Enter')
    await page.getByRole('alert').getByText('Wait 10 seconds').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('tide')
    expect(await violationsNow(page)).toEqual([])
    await page.clock.fastForward(8000)
    expect(searches).toBe(1)
    await page.clock.fastForward(3000)
    await page.locator('article mark').first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await context.close()
  })
})
