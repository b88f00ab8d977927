import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { fits, violationsOf } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { type Site, startSite } from '../support/own-site'
import { hasSession, signInPages } from '../support/sign-in-pages'

const { open } = useBrowser()
let site: Site
const { visit } = signInPages(open, () => site.url)

beforeAll(async () => {
  site = await startSite({ demo: inject('demo') })
})
afterAll(() => site?.stop())

/** Identifies a person at a stand-in. */
async function typeIn(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

describe('on a site without configuration', () => {
  test('somebody signs up with Google’s button, as a person whom its stand-in offers', async () => {
    const { page, context, problems } = await visit()
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await page.locator('header').getByRole('link', { name: 'Sign up' }).click()
    await page.getByRole('link', { name: 'Sign up with Google' }).click()
    await page.getByRole('heading', { name: 'Sign in to Quire with Google' }).waitFor()
    expect(await page.locator('main').innerText()).toContain('This is a stand-in of your local Quire.')
    expect(await violationsOf(page)).toEqual([])
    expect(await fits(page, 320)).toBe(true)
    await page.getByRole('button', { name: 'Ada Marlow' }).click()
    await page.waitForURL(/\/get-started\/name/)
    await hasSession(context)
    expect(problems).toEqual([])
    await context.close()
  })

  test.each([
    ['google', '/m/connect/google'],
    // Its response is a POST, which the page's script sends.
    ['apple', '/m/start-auth/apple'],
    ['facebook', '/m/connect/facebook'],
    ['twitter', '/m/account/authenticate-twitter'],
  ])('%s leads back to a person’s own host', async (provider, start) => {
    const { page, context, problems } = await visit()
    const there = `${site.url.replace('//localhost', '//aiko.localhost')}/about`
    const way = (operation: string) => `${start}?${new URLSearchParams({ operation, redirectUrl: there })}`
    await page.goto(way('register'))
    await typeIn(page, 'Back Again', `back@${provider}.example`)
    await page.waitForURL(/\/get-started\/name/)
    await context.clearCookies()
    await page.goto(way('login'))
    await typeIn(page, 'Back Again', `back@${provider}.example`)
    await page.waitForURL(there)
    expect(problems).toEqual([])
    await context.close()
  })

  test.each([
    ['link', '/m/connect/facebook'],
    ['form', '/m/start-auth/apple'],
  ])('somebody who declines there, by a %s, is back where they were', async (_, start) => {
    const { page, context } = await visit()
    await page.goto(`${start}?operation=login`)
    await page.getByText('Cancel', { exact: true }).click()
    await page.waitForURL(/\/m\/signin\?operation=login#?$/)
    expect(await page.getByRole('alert').count()).toBe(0)
    await context.close()
  })
})
