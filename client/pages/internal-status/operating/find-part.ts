import type { Operation } from '../../../../schema/operation'
import { OPERATING_PARTS, type OperatingPart } from '../../../../schema/rules/operating'
import type { App } from '../../../lib/app'
import type { LoadContext, PageContext } from '../../../lib/page'
import { refetch } from '../../../lib/refetch'
import { BannedLinksPage } from './banned-links-page.generated'
import { CouponListPage } from './coupon-list-page.generated'
import { KeyLogPage } from './key-log-page.generated'
import { LogPage } from './log-page.generated'
import { SiteExportsPage } from './site-exports-page.generated'
import { SiteFlagsPage } from './site-flags-page.generated'
import { StaffPicksPage } from './staff-picks-page.generated'
import { TopicListPage } from './topic-list-page.generated'
import { actsWanted, isOfKey, listWanted, topicsWanted } from './wanted'

/** How a part is read. */
interface Reading {
  /** Reads what it shows; null for everybody who may not see it. */
  find: (page: LoadContext) => Promise<unknown>
  /** Reads that again, after an act. */
  again: (app: App, page: PageContext) => Promise<void>
}

const reading = <Data, Variables>(
  operation: Operation<Data, Variables>,
  wanted: (page: PageContext) => Variables,
  listIn: (data: Data) => unknown,
): Reading => ({
  find: async (page) => listIn(await page.query(operation, wanted(page))),
  again: (app, page) => refetch(app, operation, wanted(page)),
})

const acts = reading(LogPage, actsWanted, (data) => data.moderationLog)
const keyActs = reading(KeyLogPage, listWanted, (data) => data.operatorLog)
const ofLog = (page: PageContext): Reading => (isOfKey(page) ? keyActs : acts)

const READINGS: Readonly<Record<OperatingPart, Reading>> = {
  flags: reading(
    SiteFlagsPage,
    () => ({}),
    (data) => data.siteFlags,
  ),
  topics: reading(TopicListPage, topicsWanted, (data) => data.everyTopic),
  'staff-picks': reading(StaffPicksPage, listWanted, (data) => data.everyStaffPick),
  coupons: reading(CouponListPage, listWanted, (data) => data.coupons),
  'banned-links': reading(BannedLinksPage, listWanted, (data) => data.bannedDomains),
  exports: reading(
    SiteExportsPage,
    () => ({}),
    (data) => data.siteExports,
  ),
  log: {
    find: (page) => ofLog(page).find(page),
    again: (app, page) => ofLog(page).again(app, page),
  },
}

/** The part that an address names; nothing if there is none of that name. */
export const partNamed = ({ params }: PageContext): OperatingPart | undefined =>
  OPERATING_PARTS.find((part) => part === params.operatingPart)

/** Reads a part; null if there is none. */
export async function findPart(page: LoadContext): Promise<unknown> {
  const part = partNamed(page)
  return part ? READINGS[part].find(page) : null
}

/** Reads again what a part shows, after an act. */
export async function readPartAgain(app: App, page: PageContext): Promise<void> {
  const part = partNamed(page)
  if (part) await READINGS[part].again(app, page)
}
