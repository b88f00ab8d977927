/** What others may do with a story: as stories store it, and as the API names it. */
export const LICENSES = {
  'all-rights-reserved': 'ALL_RIGHTS_RESERVED',
  'cc-40-by': 'CC_40_BY',
  'cc-40-by-sa': 'CC_40_BY_SA',
  'cc-40-by-nd': 'CC_40_BY_ND',
  'cc-40-by-nc': 'CC_40_BY_NC',
  'cc-40-by-nc-sa': 'CC_40_BY_NC_SA',
  'cc-40-by-nc-nd': 'CC_40_BY_NC_ND',
  'cc-40-zero': 'CC_40_ZERO',
  'public-domain': 'PUBLIC_DOMAIN',
} as const

type License = keyof typeof LICENSES
export type LicenseName = (typeof LICENSES)[License]

const STORED = new Map(Object.entries(LICENSES).map(([stored, name]) => [name, stored as License]))

/** How a story stores a licence of the API. */
export const storedLicense = (name: LicenseName): License => STORED.get(name) ?? 'all-rights-reserved'

const NAMES: ReadonlyMap<string, LicenseName> = new Map(Object.entries(LICENSES))

/** How the API names a licence that a story stores. An unknown one grants nothing. */
export const licenseNamed = (stored: string): LicenseName => NAMES.get(stored) ?? 'ALL_RIGHTS_RESERVED'
