import { expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

const file = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })

test('a file is uploaded, previewed, imported as drafts and taken back', { timeout: 60_000 }, async () => {
  const { page, problems } = await open({ viewer: 'staff', reducedMotion: 'reduce' })
  await page.goto('/p/import', { waitUntil: 'load' })
  await hydrated(page)
  await page.getByLabel('Where do your stories come from?').selectOption('markdown')
  const chosen = file(
    'low-water.md',
    '---\ntitle: Low water at noon\ndate: 2024-01-02\ntags: [Tides]\n---\nMud.',
  )
  await page.locator('input[type=file]').setInputFiles(chosen)
  await page.getByText('1 story can be imported.').waitFor({ timeout: 30_000 })
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['Low water at noon'])
  expect(await violationsNow(page)).toEqual([])
  // What is under way has an address of its own.
  await page.reload({ waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('checkbox', { name: 'Import everything as drafts' }).check()
  await page.getByRole('button', { name: 'Import 1 story' }).click()
  await page.getByText('1 imported, 0 updated, 0 unchanged, 0 skipped.').waitFor({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Low water at noon' }).waitFor()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByText('1 story moved to the trash, 0 kept.').waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('You haven’t imported anything yet.').waitFor()
  expect(problems).toEqual([])
})
