import type { FunctionComponent } from 'react'
import type { OperatingPart } from '../../../../schema/rules/operating'
import { BannedDomains } from './BannedDomains'
import { Coupons } from './Coupons'
import { Exports } from './Exports'
import { Flags } from './Flags'
import { Log } from './Log'
import { StaffPicks } from './StaffPicks'
import { Topics } from './Topics'

/** What each page of those who run the site shows. */
export const VIEWS: Readonly<Record<OperatingPart, FunctionComponent>> = {
  flags: Flags,
  topics: Topics,
  'staff-picks': StaffPicks,
  coupons: Coupons,
  'banned-links': BannedDomains,
  exports: Exports,
  log: Log,
}
