import { isNotNull } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ERRORS_KEPT } from '../rules/error-reports'
import { EXPOSURES_KEPT } from '../rules/experiments'
import { PERFORMANCE_KEPT } from '../rules/performance'
import { SEARCH_CLICKS_KEPT } from '../rules/search'
import { DAY } from '../rules/time-units'
import { count, flag, id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

/** Errors that browsers report (docs/rules/telemetry.md, "Errors"). */
export const clientError = sqliteTable(
  'client_error',
  {
    /** Random. */
    id: text('id').primaryKey(),
    receivedAt: time('received_at').notNull(),
    /** When it happened, by the browser's clock. */
    at: time('at').notNull(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    fileName: text('file_name').notNull(),
    lineNumber: integer('line_number').notNull(),
    /** The version of the client. */
    build: text('build').notNull(),
    /** The page's address, without query and hash. */
    location: text('location').notNull(),
    /** Absent for visitors, and with `userAgent` for people who ask not to be tracked. */
    userId: id('user_id'),
    userAgent: text('user_agent'),
  },
  (t) => [
    index('client_error_by_receipt').on(t.receivedAt),
    index('client_error_by_user').on(t.userId).where(isNotNull(t.userId)),
  ],
)

removedWithOwner(clientError, { owner: 'userId', retention: { since: 'receivedAt', for: ERRORS_KEPT } })

/** How fast pages were for their readers (docs/rules/telemetry.md, "Performance"). */
export const clientPerformance = sqliteTable(
  'client_performance',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    receivedAt: time('received_at').notNull(),
    kind: text('kind').notNull(),
    pageType: text('page_type').notNull(),
    /** Milliseconds, a score, or how often. */
    value: real('value').notNull(),
    isLoggedIn: flag('is_logged_in'),
    isMobileOrTablet: flag('is_mobile_or_tablet'),
    /** The version of the client. */
    build: text('build').notNull(),
    /** What the value consists of, as JSON; absent for most kinds. */
    parts: text('parts'),
  },
  (t) => [
    index('client_performance_by_kind').on(t.kind, t.pageType, t.receivedAt),
    index('client_performance_by_receipt').on(t.receivedAt),
  ],
)

staysWhole(clientPerformance, 'It says how fast a kind of page was, and of nobody who read it.', {
  since: 'receivedAt',
  for: PERFORMANCE_KEPT,
})

/** Who was shown an experiment, or a feature behind a flag (docs/rules/telemetry.md, "Exposures"). */
export const exposure = sqliteTable(
  'exposure',
  {
    /** Made of the person, the day and what they were shown, so that it counts once; random for visitors. */
    id: text('id').primaryKey(),
    receivedAt: time('received_at').notNull(),
    /** `experiment` or `gate`. */
    kind: text('kind').notNull(),
    /** The experiment's id, or the flag's name. */
    subject: text('subject').notNull(),
    /** The group of the experiment, or the value of the flag as JSON. */
    variant: text('variant').notNull(),
    postId: id('post_id'),
    collectionId: id('collection_id'),
    userId: id('user_id'),
  },
  (t) => [
    index('exposure_by_subject').on(t.kind, t.subject, t.receivedAt),
    index('exposure_by_receipt').on(t.receivedAt),
    index('exposure_by_user').on(t.userId).where(isNotNull(t.userId)),
  ],
)

removedWithOwner(exposure, { owner: 'userId', retention: { since: 'receivedAt', for: EXPOSURES_KEPT } })

/** Results of searches that somebody chose (docs/rules/search.md, "Choices"). */
export const searchClick = sqliteTable(
  'search_click',
  {
    /** 24 random hex digits that the search's response had. */
    queryId: text('query_id').notNull(),
    /** The chosen result: an id, or the slug of a topic. */
    objectId: text('object_id').notNull(),
    indexName: text('index_name').notNull(),
    /** Its place among the results, from 1. */
    position: integer('position').notNull(),
    receivedAt: time('received_at').notNull(),
    /** Absent for visitors. */
    userId: id('user_id'),
  },
  (t) => [
    primaryKey({ columns: [t.queryId, t.objectId] }),
    index('search_click_by_object').on(t.indexName, t.objectId, t.receivedAt),
    index('search_click_by_receipt').on(t.receivedAt),
    index('search_click_by_user').on(t.userId).where(isNotNull(t.userId)),
  ],
)

removedWithOwner(searchClick, {
  owner: 'userId',
  retention: { since: 'receivedAt', for: SEARCH_CLICKS_KEPT },
})

/** How many reports of a kind were stored on a day, so that nobody can fill the database with them. */
export const reportCount = sqliteTable(
  'report_count',
  {
    kind: text('kind').notNull(),
    /** Days since 1970 UTC. */
    day: integer('day').notNull(),
    rows: count('rows'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.day] })],
)

staysWhole(reportCount, 'It counts what all browsers reported on a day.', {
  since: 'day',
  for: DAY,
  unit: DAY,
})
