import * as v from 'valibot'
import { CSV_START, csvLine } from '../../../schema/rules/csv'
import { addUp, returnOf, type YearTotal } from '../../../schema/rules/tax/totals'
import { taxMessages as messages } from '../../../schema/wording/tax-messages'
import { sealedTaxForm } from '../../data/tax/forms'
import { payoutsPaid } from '../../data/tax/totals'
import type { Keys } from '../identity/keys'
import { unseal } from '../identity/sealed'
import type { JobNeeds } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { sealedFor } from './keep-tax-form'

type Parts = JobNeeds<'db' | 'taxKeys'>

const AT_ONCE = 500
/** Forms that are opened together. */
const OPENED = 50

const TITLES = [
  'return',
  'partner',
  'form',
  'name',
  'country',
  'address',
  'city',
  'region',
  'postalCode',
  'usTin',
  'foreignTin',
  'birthDate',
  'incomeCode',
  'rate',
  'exemptionCode',
  'treatyArticle',
  'amount',
  'withheld',
  'payouts',
]

/** All payouts of a year, summed by writer, form and rate. */
async function totalsOf({ db }: Parts, year: number): Promise<YearTotal[]> {
  const totals = new Map<string, YearTotal>()
  const until = Date.UTC(year + 1, 0, 1)
  for (let from = Date.UTC(year, 0, 1), afterId = ''; ; ) {
    const rows = await db.all(payoutsPaid, from, afterId, until, AT_ONCE)
    addUp(totals, rows)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return [...totals.values()]
    from = last.paidAt ?? from
    afterId = last.id
  }
}

/** A total as a line, with what is sealed in its form. */
async function lineOf({ db }: Parts, keys: Keys, total: YearTotal): Promise<string> {
  const form = total.taxFormId === null ? undefined : await db.first(sealedTaxForm, total.taxFormId)
  const text = form && (await unseal(keys, sealedFor(form), form.sealed).catch(() => undefined))
  const content: Record<string, string | undefined> = text === undefined ? {} : JSON.parse(text)
  const row = returnOf(
    form?.kind,
    { country: form?.country ?? '', claimsTreaty: form?.claimsTreaty === 1 },
    total,
  )
  return csvLine([
    row.return,
    total.partnerId,
    form?.kind ?? '',
    content.name ?? '',
    form?.country ?? '',
    content.address ?? '',
    content.city ?? '',
    content.region ?? '',
    content.postalCode ?? '',
    content.tin ?? content.usTin ?? '',
    content.foreignTin ?? '',
    content.birthDate ?? '',
    row.incomeCode,
    total.rate,
    row.exemptionCode,
    row.article,
    row.amount,
    total.withheld,
    total.payouts,
  ])
}

/**
 * What writers were paid in a year (UTC), and what was withheld, as the rows of an operator's returns. Rule:
 * docs/rules/partner.md, "Yearly totals".
 */
export const yearOfTaxes = defineUseCase(
  v.object({
    year: v.pipe(v.string(messages.year), v.regex(/^20\d\d$/, messages.year), v.transform(Number)),
  }),
  async (
    parts: Parts,
    { year },
  ): Promise<Result<{ year: number; table: string; rows: number }, Failure<'SERVICE_UNAVAILABLE'>>> => {
    const { taxKeys: keys } = parts
    if (!keys) return fail('SERVICE_UNAVAILABLE', messages.notAsked)
    const totals = await totalsOf(parts, year)
    let table = CSV_START + csvLine(TITLES)
    for (let at = 0; at < totals.length; at += OPENED) {
      const lines = totals.slice(at, at + OPENED).map((total) => lineOf(parts, keys, total))
      table += (await Promise.all(lines)).join('')
    }
    return ok({ year, table, rows: totals.length })
  },
)
