import type { Database } from '../../data/database'
import * as sitemap from '../../data/sitemap/queries'
import { decodeCursor, encodeCursor, type Key } from '../paging'
import { type Period, periodOf } from '../period'

/** Addresses per sitemap: a fifth of what is allowed, so that one is quickly read and written. */
export const SITEMAP_SIZE = 10_000

/** The content of a sitemap, and where it begins. */
export type SitemapPart =
  | { kind: 'static' }
  | { kind: 'posts'; from: Key; period: Period }
  | { kind: 'users' | 'publications' | 'tags' | 'series'; start: string }

const MONTH = /^posts-(\d{4})-(0[1-9]|1[0-2])(?:-(.+))?$/u
const NAMED = /^(users|publications|tags|series)(?:-(.+))?$/u

/** Parses a sitemap's name; nothing for an unknown name. Rule: docs/rules/feeds.md, "Sitemaps". */
export function sitemapPart(name: string): SitemapPart | undefined {
  if (name === 'static') return { kind: 'static' }
  const [, year, month, cursor] = MONTH.exec(name) ?? []
  if (year && month) {
    const period = periodOf(Number(year), Number(month))
    const from: Key | undefined = cursor ? decodeCursor(cursor) : [period.from, '']
    return from && from[0] >= period.from && from[0] < period.until
      ? { kind: 'posts', from, period }
      : undefined
  }
  const [, kind, start = ''] = NAMED.exec(name) ?? []
  return kind ? { kind: kind as 'users', start } : undefined
}

/** The names of all sitemaps. One round trip. */
export async function sitemapNames(db: Database, size = SITEMAP_SIZE): Promise<string[]> {
  const [posts, users, publications, tags, series] = await Promise.all([
    db.all(sitemap.postParts, size),
    db.all(sitemap.userParts, size),
    db.all(sitemap.collectionParts, size),
    db.all(sitemap.tagParts, size),
    db.all(sitemap.sequenceParts, size),
  ])
  return [
    'static',
    ...postNames(posts),
    ...startNames('users', users),
    ...startNames('publications', publications),
    ...startNames('tags', tags),
    ...startNames('series', series),
  ]
}

/** The first of a month is named by the month alone, further ones also by the key of their first story. */
function postNames(parts: readonly sitemap.PostPart[]): string[] {
  const months = new Set<string>()
  return parts.map(({ at, id }) => {
    const month = `posts-${new Date(at).toISOString().slice(0, 7)}`
    if (months.has(month)) return `${month}-${encodeCursor([at, id])}`
    months.add(month)
    return month
  })
}

const startNames = (kind: string, parts: readonly { start: string }[]): string[] =>
  parts.map(({ start }, i) => (i === 0 ? kind : `${kind}-${start}`))
