/** The format of a path parameter, by its name. Rules: docs/rules/routes.md, "What a parameter matches". */

import { utcDay } from '../rules/utc-day'
import { isSafe, LONGEST, postIdOf } from './post-id'

/** The kinds of parameter, in the order in which they are tried: a lower rank wins. */
export interface ParamKind {
  readonly id: string
  readonly rank: number
  /** Receives the decoded segment, without the path's prefix and suffix. */
  readonly test: (value: string) => boolean
}

const USERNAME = /^[\w.-]{1,30}$/
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u
/** 0001 to 2999, because stories keep their first publication date, however old. */
const YEAR = /^(?!0000)[012]\d{3}$/
const MONTH_DAY_YEAR =
  /^(january|february|march|april|may|june|july|august|september|october|november|december)-(\d\d)-(\d{4})$/
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** Whether the date exists. `month` and `day` count from 1; absent parts count as the first. */
export function isDate(year: string, month = '01', day = '01'): boolean {
  const date = new Date(utcDay(Number(year), Number(month), Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** `january-01-2026` as [year, month, day], or undefined if the date doesn't exist. */
export function parseMonthDayYear(slug: string): [year: number, month: number, day: number] | undefined {
  const [, name = '', day = '', year = ''] = MONTH_DAY_YEAR.exec(slug) ?? []
  const month = MONTHS.indexOf(name) + 1
  if (month === 0 || !YEAR.test(year) || !isDate(year, String(month), day)) return undefined
  return [Number(year), month, Number(day)]
}

/** The reverse: `january-01-2026`, of the UTC day of a time. Addresses are the same in every language. */
export function monthDayYear(time: number): string {
  const [year = '', month = '', day = ''] = new Date(time).toISOString().split(/[-T]/)
  return `${MONTHS[Number(month) - 1]}-${day}-${year}`
}

const number = (id: string, pattern: RegExp): ParamKind => ({ id, rank: 1, test: (v) => pattern.test(v) })
const post: ParamKind = { id: 'post', rank: 0, test: (v) => postIdOf(v) !== undefined }
const slug: ParamKind = { id: 'slug', rank: 2, test: (v) => v.length <= LONGEST && SLUG.test(v) }
const any: ParamKind = { id: 'any', rank: 3, test: isSafe }
const time = number('time', /^\d{1,16}$/)

const KINDS: Readonly<Record<string, ParamKind>> = {
  postId: post,
  inResponseToPostId: post,
  repostId: post,
  username: { id: 'username', rank: 2, test: (v) => USERNAME.test(v) },
  collectionSlug: slug,
  featureSlug: slug,
  slugOfTag: slug,
  tagSlug: slug,
  catalogSlug: slug,
  catalogSlugId: slug,
  sequenceSlug: slug,
  subpageSlug: slug,
  newsletterSlug: slug,
  year: number('year', YEAR),
  month: number('month', /^(?:0[1-9]|1[0-2])$/),
  day: number('day', /^(?:0[1-9]|[12]\d|3[01])$/),
  page: number('page', /^[1-9]\d{0,8}$/),
  baseRev: number('revision', /^\d{1,9}$/),
  startTimeMs: time,
  endTimeMs: time,
  monthDayYearSlug: { id: 'date', rank: 1, test: (v) => parseMonthDayYear(v) !== undefined },
}

/** The kind of a parameter; one without a pattern of its own accepts any safe text. */
export function kindOf(param: string): ParamKind {
  return KINDS[param] ?? any
}
