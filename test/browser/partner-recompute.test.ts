import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../schema/rules/hex'
import { type FileLine, FORMULA } from '../../schema/rules/partner/file'
import { digestOf, type Sheet } from '../../schema/rules/partner/sheet'
import { partnerRecomputeWording as wording } from '../../schema/wording/partner-recompute'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'

/* A writer checks a month with the page in one file. Rules: docs/rules/partner.md, "The writer's file" and "The published sheet". */

const { open } = useBrowser()

const MONTH = '2026-10'
const fileOf = (total: number): string =>
  (
    [
      { kind: 'month', formula: FORMULA, month: MONTH, state: 'CLOSED', partner: 'p', rates: {}, pools: {} },
      {
        kind: 'cycle',
        member: 'm',
        currency: 'USD',
        before: 0,
        after: 350,
        weights: [60, 60, 60],
        lines: [[0, 's']],
      },
      { kind: 'sum', amounts: { USD: total }, pooled: {}, total },
    ] satisfies FileLine[]
  )
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')

async function sheetOf(texts: readonly string[]): Promise<Sheet> {
  const files = (await Promise.all(texts.map(sha256))).toSorted()
  const sums = [
    { currency: 'USD' as const, kept: 500, fee: 0, tax: 0, share: 150, lines: 350, pool: 0, carried: 0 },
  ]
  const digest = await digestOf(files)
  return {
    kind: 'sheet',
    formula: FORMULA,
    month: MONTH,
    closedAt: 1,
    rates: {},
    sums,
    cycles: 1,
    writers: 1,
    digest,
    files,
  }
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quire-recompute-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('the page divides a file anew, on the site and saved, and says what is wrong with one', async () => {
  const { page, context, problems } = await open()
  await page.goto('/partner-program/recompute')
  expect(await violationsNow(page)).toEqual([])
  // The first of three equal lines has the cent that is left over.
  const good = fileOf(117)
  const month = write('month.jsonl', good)
  const choose = (...files: string[]) => page.getByLabel(wording.files).setInputFiles(files)
  await choose(month, write('sheet.json', JSON.stringify(await sheetOf([good]))))
  await page.getByText(wording.isPublished).waitFor()
  expect(await page.locator('p.verdict').allInnerTexts()).toEqual([
    wording.isEqual,
    wording.isPublished,
    wording.sheetAdds(1),
  ])
  expect(await page.getByRole('row').allInnerTexts()).toContainEqual(expect.stringContaining('$1.17'))
  expect(await violationsNow(page)).toEqual([])

  await choose(
    write('other.jsonl', fileOf(118)),
    write('sheet.json', JSON.stringify({ ...(await sheetOf([good])), writers: 2 })),
  )
  await page.getByText(wording.isMissing).waitFor()
  expect(await page.locator('p.verdict').allInnerTexts()).toEqual([
    wording.differs,
    wording.isMissing,
    wording.sheetFiles,
  ])
  await choose(write('letter.txt', 'Dear writer,'))
  await page.getByText('This file can’t be checked.').waitFor()

  const saved = write('saved.html', await (await context.request.get('/partner-program/recompute')).text())
  await context.setOffline(true)
  await page.goto(`file://${saved}`)
  await choose(month)
  await page.getByText(wording.isEqual).waitFor()
  expect(await page.locator('.digest').innerText()).toBe(await sha256(good))
  expect(problems).toEqual([])
  await context.close()
})
