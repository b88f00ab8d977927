import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath, hasPackagedChromium, launchChromium } from '../support/chromium'

/** A folder on the PATH with a program of that name in it. */
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quire-path-'))
  writeFileSync(installed(), '', { mode: 0o755 })
})
afterAll(() => rmSync(folder, { recursive: true }))
const installed = () => join(folder, process.platform === 'win32' ? 'chromium.exe' : 'chromium')

test('a browser that is named takes precedence', async () => {
  expect(await chromiumPath({ CHROME_PATH: process.execPath, PATH: folder })).toBe(process.execPath)
})

test('a named browser that doesn’t exist is reported as missing', async () => {
  await expect(chromiumPath({ CHROME_PATH: '/nowhere/chrome' })).rejects.toThrow('/nowhere/chrome')
})

test('the system’s browser is taken only where none is packaged', async () => {
  expect((await chromiumPath({ PATH: folder })) === installed()).toBe(!hasPackagedChromium)
})

test('a browser starts', async () => {
  const browser = await launchChromium()
  expect(browser.isConnected()).toBe(true)
  await browser.close()
})
