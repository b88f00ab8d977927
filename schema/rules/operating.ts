/** The pages of those who run the site, by the last part of their addresses, in the order of their navigation. */
export const OPERATING_PARTS = [
  'flags',
  'topics',
  'staff-picks',
  'coupons',
  'banned-links',
  'exports',
  'log',
] as const
export type OperatingPart = (typeof OPERATING_PARTS)[number]
