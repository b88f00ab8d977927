import { isEuCountry } from '../tax/eu'
import type { Registrations } from './places'
import type { Billing, TaxRate } from './sale'

/**
 * The rates for services that are supplied electronically, in thousandths of a percent, as of 30 November 2026. Reduced
 * rates for electronic publications aren't used: a membership is a service of the whole site.
 *
 * They are for payments that aren't taxed by a service, and for those whose service doesn't answer. What they were compared
 * with: docs/decisions/074-sales-tax.md, "The table".
 */

/**
 * Members of the European Union: standard rates. Source: European Commission, “VAT rules and rates”
 * (https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/), with the changes of Estonia (24 % since 1 July
 * 2025), Romania (21 % since 1 August 2025), Slovakia (23 % since 1 January 2025) and Finland (25.5 % since 1 September
 * 2024).
 */
const EU: Readonly<Record<string, number>> = {
  AT: 20_000,
  BE: 21_000,
  BG: 20_000,
  CY: 19_000,
  CZ: 21_000,
  DE: 19_000,
  DK: 25_000,
  EE: 24_000,
  ES: 21_000,
  FI: 25_500,
  FR: 20_000,
  GR: 24_000,
  HR: 25_000,
  HU: 27_000,
  IE: 23_000,
  IT: 22_000,
  LT: 21_000,
  LU: 17_000,
  LV: 21_000,
  MT: 18_000,
  NL: 21_000,
  PL: 23_000,
  PT: 23_000,
  RO: 21_000,
  SE: 25_000,
  SI: 22_000,
  SK: 23_000,
}

/**
 * Other countries with one rate. Sources: GOV.UK, “VAT rates”; Australian Taxation Office, “GST on imported services and
 * digital products”; National Tax Agency of Japan, “Consumption tax on cross-border supplies of services”; Central Board
 * of Indirect Taxes and Customs, IGST on online information services (18 %); Norwegian Tax Administration, “VAT on
 * electronic services (VOEC)”; Inland Revenue of New Zealand, “GST on remote services”; Swiss Federal Tax
 * Administration, “Tax rates” (8.1 % since 1 January 2024); Inland Revenue Authority of Singapore, “GST on imported
 * services” (9 % since 1 January 2024).
 */
const COUNTRIES: Readonly<Record<string, Pick<TaxRate, 'kind' | 'rate'>>> = {
  AU: { kind: 'gst', rate: 10_000 },
  CH: { kind: 'vat', rate: 8_100 },
  GB: { kind: 'vat', rate: 20_000 },
  IN: { kind: 'igst', rate: 18_000 },
  JP: { kind: 'jct', rate: 10_000 },
  NO: { kind: 'vat', rate: 25_000 },
  NZ: { kind: 'gst', rate: 15_000 },
  SG: { kind: 'gst', rate: 9_000 },
}

/**
 * Canada: goods and services tax everywhere, harmonized with the province's in five of them. Source: Canada Revenue Agency,
 * “GST/HST calculator (and rates)”, with Nova Scotia's 14 % since 1 April 2025.
 */
const GST = 5_000
const HST: Readonly<Record<string, number>> = { NB: 15_000, NL: 15_000, NS: 14_000, ON: 13_000, PE: 15_000 }

/**
 * Provinces with a tax of their own. Sources: Revenu Québec, “QST rate”; Government of British Columbia, “PST on software
 * and telecommunication services”; Saskatchewan Ministry of Finance, PST-5.
 */
const PROVINCES: Readonly<Record<string, Pick<TaxRate, 'kind' | 'rate'>>> = {
  BC: { kind: 'pst', rate: 7_000 },
  QC: { kind: 'qst', rate: 9_975 },
  SK: { kind: 'pst', rate: 6_000 },
}

/**
 * Nine states that tax digital products which are subscribed to, with the state's rate alone: what counties and cities add
 * is known to Stripe Tax, and not here. No other state is taxed by the table. Sources: Conn. Gen. Stat. § 12-408; KRS 139.200; Md. Code, Tax-Gen. § 11-104; Minn.
 * Stat. § 297A.62; Ohio Rev. Code § 5739.02; 72 P.S. § 7202; Tenn. Code § 67-6-233; RCW 82.08.020; Wis. Stat. § 77.52.
 */
const STATES: Readonly<Record<string, number>> = {
  CT: 6_350,
  KY: 6_000,
  MD: 6_000,
  MN: 6_875,
  OH: 5_750,
  PA: 6_000,
  TN: 7_000,
  WA: 6_500,
  WI: 5_000,
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string | null): Value | undefined =>
  key !== null && Object.hasOwn(table, key) ? table[key] : undefined

function ratesInCanada(region: string | null, registrations: Registrations): TaxRate[] {
  const harmonized = own(HST, region)
  const federal =
    harmonized === undefined
      ? { jurisdiction: 'CA', kind: 'gst', rate: GST }
      : { jurisdiction: 'CA', kind: 'hst', rate: harmonized }
  const province = own(PROVINCES, region)
  const isOwed = province && registrations.has(`CA-${region}`)
  return [
    ...(registrations.has('CA') ? [federal] : []),
    ...(isOwed ? [{ jurisdiction: `CA-${region}`, ...province }] : []),
  ]
}

/** What is collected in a place where something is. @returns nothing if no rate is known. */
export function ratesIn(
  { country, region }: Pick<Billing, 'country' | 'region'>,
  registrations: Registrations,
): TaxRate[] | undefined {
  if (country === 'CA') return ratesInCanada(region, registrations)
  if (country === 'US') {
    const rate = own(STATES, region)
    return rate === undefined ? undefined : [{ jurisdiction: `US-${region}`, kind: 'sales_tax', rate }]
  }
  const vat = isEuCountry(country) ? own(EU, country) : undefined
  if (vat !== undefined) return [{ jurisdiction: country, kind: 'vat', rate: vat }]
  const other = own(COUNTRIES, country)
  return other && [{ jurisdiction: country, ...other }]
}
