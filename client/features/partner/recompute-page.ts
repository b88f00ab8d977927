import { sha256 } from '../../../schema/rules/hex'
import { CURRENCIES } from '../../../schema/rules/membership/plans'
import { recompute } from '../../../schema/rules/partner/file'
import { PAID_IN } from '../../../schema/rules/partner/rates'
import { faultOf, parseSheet, type Sheet } from '../../../schema/rules/partner/sheet'
import { partnerRecomputeWording as wording } from '../../../schema/wording/partner-recompute'
import { priceText } from '../../../schema/wording/prices'

/**
 * The script of the page that divides a writer's month anew, which is one file and works without the site
 * (worker/endpoints/partner/recompute-page.ts). It is no part of the client: `npm run codegen` bundles it. Rule:
 * docs/rules/partner.md, "The writer's file".
 */

/** Larger than any month, in bytes: the browser has to hold it. */
const MOST_BYTES = 200_000_000

const FAULTS = { sums: wording.sheetSums, files: wording.sheetFiles }

function element(name: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}

function row(cell: 'td' | 'th', texts: readonly string[], className = ''): HTMLElement {
  const made = element('tr', '', className)
  made.append(...texts.map((text) => element(cell, text)))
  return made
}

function tableOf({ amounts, pooled, total }: ReturnType<typeof recompute>['sums']): HTMLElement {
  const table = element('table')
  table.append(row('th', [wording.currency, wording.ofMembers, wording.ofPool]))
  for (const currency of CURRENCIES) {
    const [amount, pool] = [amounts[currency] ?? 0, pooled[currency] ?? 0]
    if (amount !== 0 || pool !== 0)
      table.append(row('td', [currency, priceText(amount, currency), priceText(pool, currency)]))
  }
  if (total !== null) table.append(row('td', [wording.total, priceText(total, PAID_IN), ''], 'verdict'))
  const scroll = element('div', '', 'scroll')
  scroll.append(table)
  return scroll
}

async function sheetSection(sheet: Sheet): Promise<HTMLElement[]> {
  const fault = await faultOf(sheet)
  return [
    element('h2', wording.sheetOf(sheet.month)),
    element('p', fault ? FAULTS[fault] : wording.sheetAdds(sheet.writers), 'verdict'),
  ]
}

async function monthSection(name: string, text: string, sheets: readonly Sheet[]): Promise<HTMLElement[]> {
  const { month, sums, isEqual } = recompute(text)
  const same = sums.total === null ? wording.isOpen : wording.isEqual
  const digest = await sha256(text)
  const sheet = sheets.find((known) => known.month === month)
  return [
    element('h2', name),
    element('p', isEqual ? same : wording.differs, 'verdict'),
    tableOf(sums),
    element('p', wording.digest, 'soft'),
    element('p', digest, 'digest'),
    ...(sheet
      ? [element('p', sheet.files.includes(digest) ? wording.isPublished : wording.isMissing, 'verdict')]
      : []),
  ]
}

interface Chosen {
  name: string
  /** Absent if it is too large to be read. */
  text: string | undefined
  sheet: Sheet | undefined
}

async function sectionsOf({ name, text, sheet }: Chosen, sheets: readonly Sheet[]): Promise<HTMLElement[]> {
  if (text === undefined) return [element('h2', name), element('p', wording.tooLarge, 'verdict')]
  try {
    return sheet ? await sheetSection(sheet) : await monthSection(name, text, sheets)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [element('h2', name), element('p', wording.unreadable(reason), 'verdict')]
  }
}

async function read(file: File): Promise<Chosen> {
  const text = file.size > MOST_BYTES ? undefined : await file.text()
  return { name: file.name, text, sheet: text === undefined ? undefined : parseSheet(text) }
}

async function show(files: readonly File[], results: HTMLElement): Promise<void> {
  const chosen = await Promise.all(files.map(read))
  const sheets = chosen.flatMap(({ sheet = [] }) => sheet)
  const sections = await Promise.all(chosen.map((one) => sectionsOf(one, sheets)))
  results.replaceChildren(...sections.flat())
}

const input = document.querySelector<HTMLInputElement>('#files')
const results = document.querySelector<HTMLElement>('#results')
if (input && results) input.onchange = () => void show([...(input.files ?? [])], results)
