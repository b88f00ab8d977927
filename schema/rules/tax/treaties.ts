/** What a treaty says of copyright royalties. */
export interface Treaty {
  /** The rate in percent. */
  rate: number
  /** The article and paragraph that grants it. */
  article: string
}

const of = (rate: number, article: string): Treaty => ({ rate, article })

/**
 * The income tax treaties of the United States that can be claimed: what they leave of the tax on royalties for a
 * copyright of literary work, which are “other royalties”, income code 12 of Form 1042-S.
 *
 * Sources: IRS, “Tax Rates on Income Other Than Personal Service Income Under Chapter 3, Internal Revenue Code, and
 * Income Tax Treaties” (Table 1, https://www.irs.gov/individuals/international-taxpayers/tax-treaty-tables), column
 * “Copyrights”, with its citations of articles; for Spain the protocol in force since 27 November 2019, for Chile the
 * treaty in force since 19 December 2023, for Italy article 12(3) of the treaty of 1999, which exempts literary works.
 * The treaty with Hungary has ended (withholding since 1 January 2024), and the one with Russia is suspended (since 16
 * August 2024), so neither is here. Whoever lives in a country that isn't here can't claim anything.
 */
const TREATIES: Readonly<Record<string, Treaty>> = {
  AT: of(0, '12(1)'),
  AU: of(5, '12(2)'),
  BE: of(0, '12(1)'),
  BG: of(5, '12(2)'),
  CA: of(0, 'XII(3)'),
  CH: of(0, '12(1)'),
  CL: of(10, '12(2)'),
  CN: of(10, '11(2)'),
  CY: of(0, '14(1)'),
  CZ: of(0, '12(2)'),
  DE: of(0, '12(1)'),
  DK: of(0, '12(1)'),
  EE: of(10, '12(2)'),
  ES: of(0, '12(1)'),
  FI: of(0, '12(1)'),
  FR: of(0, '12(1)'),
  GB: of(0, '12(1)'),
  GR: of(0, 'VII'),
  ID: of(10, '13(2)'),
  IE: of(0, '12(1)'),
  IL: of(10, '14(1)'),
  IN: of(15, '12(2)'),
  IS: of(0, '12(1)'),
  IT: of(0, '12(3)'),
  JP: of(0, '12(1)'),
  KR: of(10, '14(1)'),
  LT: of(10, '12(2)'),
  LU: of(0, '13(1)'),
  LV: of(10, '12(2)'),
  MT: of(10, '12(2)'),
  MX: of(10, '12(2)'),
  NL: of(0, '13(1)'),
  NO: of(0, '10(1)'),
  NZ: of(5, '12(2)'),
  PH: of(15, '13(2)'),
  PL: of(10, '13(2)'),
  PT: of(10, '13(2)'),
  RO: of(10, '12(2)'),
  SE: of(0, '12(1)'),
  SI: of(5, '12(1)'),
  SK: of(0, '12(2)'),
  TH: of(5, '12(2)'),
  TR: of(10, '12(2)'),
  UA: of(10, '12(2)'),
  ZA: of(0, '12(1)'),
}

/** The treaty that somebody can claim who is resident in a country. */
export const treatyOf = (country: string): Treaty | undefined =>
  Object.hasOwn(TREATIES, country) ? TREATIES[country] : undefined
