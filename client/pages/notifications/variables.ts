import { NOTIFICATION_TABS, type NotificationTab } from '../../../schema/rules/notifications'
import type { PageContext } from '../../lib/page'

/** The names of the tabs, in their order. */
export const TABS = Object.keys(NOTIFICATION_TABS) as NotificationTab[]

/** The tab that the address names; all notifications for an unknown one. */
export const tabOf = ({ search }: Pick<PageContext, 'search'>): NotificationTab =>
  TABS.find((tab) => tab === search.tab) ?? 'all'

const NAMES = {
  all: 'ALL',
  stories: 'STORIES',
  followers: 'FOLLOWERS',
  publications: 'PUBLICATIONS',
} as const

/** The variables of the page's query. */
export const variablesOf = (page: PageContext) => ({ tab: NAMES[tabOf(page)], after: page.search.after })
