/** How fast pages are for their readers, as browsers report it. Rule: docs/rules/telemetry.md, "Performance". */
import type { PageId } from '../pages'
import { DAY, HOUR } from './time-units'

/** The measures. Times are in milliseconds; `cls` is a score; the last three count. */
export const PERFORMANCE_KINDS = [
  /** Making the server's page interactive: how long React took. */
  'render',
  'fcp',
  'lcp',
  'fid',
  'inp',
  'cls',
  /** From the request until the page had loaded, with what it loaded. */
  'nav',
  /** From the request until the page was interactive. */
  'ready',
  /** A page was fetched ahead. */
  'page_preload',
  /** It was then opened. */
  'page_preload_success',
  /** The browser measures nothing. */
  'unsupported',
] as const
export type PerformanceKind = (typeof PERFORMANCE_KINDS)[number]

/** The kinds of pages that reports tell apart. */
export const PAGE_TYPES = [
  'collection-about',
  'collection-homepage',
  'collection-tagged',
  'homepage',
  'list',
  'post',
  'profile',
  'sequence-post',
  'stats-post',
  'tag',
  'topic',
  'other',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

const TYPE_OF: Readonly<Partial<Record<PageId, PageType>>> = {
  'publication-about': 'collection-about',
  'publication-profile': 'collection-homepage',
  'publication-tagged': 'collection-tagged',
  home: 'homepage',
  'home-lo': 'homepage',
  'user-catalog': 'list',
  'your-catalog': 'list',
  'two-col-your-catalog': 'list',
  post: 'post',
  'user-profile': 'profile',
  'stats-post': 'stats-post',
  'tag-archive': 'tag',
  topic: 'topic',
}

/** The type that a page is reported as. */
export const pageTypeOf = (page: string): PageType =>
  Object.hasOwn(TYPE_OF, page) ? (TYPE_OF[page as PageId] ?? 'other') : 'other'

/** Sent as words, so that a missing answer can't be mistaken for a no. */
export type YesNo = 'yes' | 'no'
export const yesNo = (is: boolean): YesNo => (is ? 'yes' : 'no')

export interface PerformanceEvent {
  type: PerformanceKind
  pageType: PageType
  /** Milliseconds, a score, or how often. */
  value: number
  loggedIn: YesNo
  mobileOrTablet: YesNo
  /** What `nav` consists of, in milliseconds, files and bytes. */
  parts?: Readonly<Record<string, number>>
}

/** A request's body. */
export interface PerformanceReport {
  client: { name: 'lite'; version: string }
  events: readonly PerformanceEvent[]
}

/** How many events a report has at most. */
export const MOST_PERFORMANCE_EVENTS = 50
/** The maximum size of a report, in bytes. */
export const PERFORMANCE_REPORT_BYTES = 32_000
/** No page takes longer; larger values are those of a sleeping computer. In milliseconds. */
export const LARGEST_VALUE = HOUR
/** How often reports may come from a network address, and within how many milliseconds. */
export const PERFORMANCE_REPORTS = { most: 300, windowMs: HOUR } as const
/** How long an event is kept, in milliseconds. */
export const PERFORMANCE_KEPT = 30 * DAY
/** How many events are stored a day; further ones are dropped. */
export const MOST_PERFORMANCE_A_DAY = 200_000

/** How long after the page has loaded its timing is read: browsers complete it late. In milliseconds. */
export const LOAD_EVENT_DELAY = 500
/** How long what the page loads is counted, in milliseconds after it has loaded. */
export const RESOURCE_OBSERVATION = 2500
