import { OPERATING_PARTS, type OperatingPart } from '../../../../schema/rules/operating'
import type { LoadContext, PageContext } from '../../../lib/page'
import { BannedLinksPage } from './banned-links-page.generated'
import { CouponListPage } from './coupon-list-page.generated'
import { KeyLogPage } from './key-log-page.generated'
import { LogPage } from './log-page.generated'
import { SiteExportsPage } from './site-exports-page.generated'
import { SiteFlagsPage } from './site-flags-page.generated'
import { StaffPicksPage } from './staff-picks-page.generated'
import { TopicListPage } from './topic-list-page.generated'
import { actsWanted, isOfKey, listWanted, topicsWanted } from './wanted'

/** Reads what a part shows; null for everybody who may not see it. */
const FINDS: Readonly<Record<OperatingPart, (page: LoadContext) => Promise<unknown>>> = {
  flags: async (page) => (await page.query(SiteFlagsPage, {})).siteFlags,
  'topic-list': async (page) => (await page.query(TopicListPage, topicsWanted(page))).everyTopic,
  'staff-picks': async (page) => (await page.query(StaffPicksPage, listWanted(page))).everyStaffPick,
  'coupon-list': async (page) => (await page.query(CouponListPage, listWanted(page))).coupons,
  'banned-links': async (page) => (await page.query(BannedLinksPage, listWanted(page))).bannedDomains,
  exports: async (page) => (await page.query(SiteExportsPage, {})).siteExports,
  log: async (page) =>
    isOfKey(page)
      ? (await page.query(KeyLogPage, listWanted(page))).operatorLog
      : (await page.query(LogPage, actsWanted(page))).moderationLog,
}

/** The part that an address names; nothing if there is none of that name. */
export const partNamed = ({ params }: PageContext): OperatingPart | undefined =>
  OPERATING_PARTS.find((part) => part === params.operatingPart)

/** Reads a part; null if there is none. */
export async function findPart(page: LoadContext): Promise<unknown> {
  const part = partNamed(page)
  return part ? FINDS[part](page) : null
}
