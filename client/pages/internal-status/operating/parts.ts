import type { FunctionComponent } from 'react'
import { OPERATING_PARTS, type OperatingPart } from '../../../../schema/rules/operating'
import type { LoadContext, PageContext } from '../../../lib/page'
import { BannedDomains } from './BannedDomains'
import { BannedLinksPage } from './banned-links-page.generated'
import { Coupons } from './Coupons'
import { CouponListPage } from './coupon-list-page.generated'
import { Exports } from './Exports'
import { Flags } from './Flags'
import { KeyLogPage } from './key-log-page.generated'
import { actsWanted, isOfKey, Log } from './Log'
import { listWanted } from './list-wanted'
import { LogPage } from './log-page.generated'
import { StaffPicks } from './StaffPicks'
import { SiteExportsPage } from './site-exports-page.generated'
import { SiteFlagsPage } from './site-flags-page.generated'
import { StaffPicksPage } from './staff-picks-page.generated'
import { Topics, topicsWanted } from './Topics'
import { TopicListPage } from './topic-list-page.generated'

/** A page of those who run the site. */
interface Part {
  View: FunctionComponent
  /** Reads what it shows; null for everybody who may not see it. */
  find: (page: LoadContext) => Promise<unknown>
}

const PARTS: Readonly<Record<OperatingPart, Part>> = {
  flags: { View: Flags, find: async (page) => (await page.query(SiteFlagsPage, {})).siteFlags },
  'topic-list': {
    View: Topics,
    find: async (page) => (await page.query(TopicListPage, topicsWanted(page))).everyTopic,
  },
  'staff-picks': {
    View: StaffPicks,
    find: async (page) => (await page.query(StaffPicksPage, listWanted(page))).everyStaffPick,
  },
  'coupon-list': {
    View: Coupons,
    find: async (page) => (await page.query(CouponListPage, listWanted(page))).coupons,
  },
  'banned-links': {
    View: BannedDomains,
    find: async (page) => (await page.query(BannedLinksPage, listWanted(page))).bannedDomains,
  },
  exports: {
    View: Exports,
    find: async (page) => (await page.query(SiteExportsPage, {})).siteExports,
  },
  log: {
    View: Log,
    find: async (page) =>
      isOfKey(page)
        ? (await page.query(KeyLogPage, listWanted(page))).operatorLog
        : (await page.query(LogPage, actsWanted(page))).moderationLog,
  },
}

/** The part that an address names; nothing if there is none of that name. */
export const partNamed = ({ params }: PageContext): OperatingPart | undefined =>
  OPERATING_PARTS.find((part) => part === params.operatingPart)

/** Reads a part; null if there is none. */
export async function findPart(page: LoadContext): Promise<unknown> {
  const part = partNamed(page)
  return part ? PARTS[part].find(page) : null
}

export const viewOf = (part: OperatingPart): FunctionComponent => PARTS[part].View
