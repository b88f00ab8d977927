/** People who aren't signed in. Rule: docs/rules/viewer.md, "Visitors". */

/** Holds a visitor's id. The prefix binds it to this host and to https; scripts can't read it. */
export const VISITOR_COOKIE = '__Host-visitor'
/** A year, in seconds. */
export const VISITOR_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Whether a text is a visitor's id: `lo_` and 12 hex digits. */
export const isVisitorId = (text: string): boolean => /^lo_[0-9a-f]{12}$/.test(text)

/** Names the `Server-Timing` entry that tells a page's script to show the privacy banner. */
export const PRIVACY_TIMING = 'privacy'

/** The countries whose visitors are shown the privacy banner (ISO 3166): 28, as of 2020. */
const PRIVACY_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB'.split(' '),
)

/** Whether a visitor from this country is shown the privacy banner. */
export const hasPrivacyBanner = (country: string | null): boolean =>
  country !== null && PRIVACY_COUNTRIES.has(country)
