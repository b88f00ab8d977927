import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasPackagedChromium, launchChromium, packagedChromium, systemChromium } from '../support/chromium'

test('a browser that is named takes precedence', () => {
  expect(systemChromium({ CHROME_PATH: process.execPath, PATH: '/usr/bin' })).toBe(process.execPath)
})

test('a named browser that doesn’t exist is reported as missing', () => {
  expect(() => systemChromium({ CHROME_PATH: '/nowhere/chrome' })).toThrow('/nowhere/chrome')
})

test.runIf(hasPackagedChromium)('without one on the system, the packaged one shows pages', async () => {
  const executablePath = (await packagedChromium()) ?? ''
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  await page.setContent('<title>Shown</title><p>Text')
  expect(await page.title()).toBe('Shown')
  await browser.close()
})

test('a browser starts', async () => {
  const browser = await launchChromium()
  expect(browser.isConnected()).toBe(true)
  await browser.close()
})
