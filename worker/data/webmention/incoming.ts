import { and, asc, desc, eq, lt, lte, ne, sql } from 'drizzle-orm'
import type { WebmentionStatus } from '../../../schema/rules/webmentions'
import { webmention, webmentionBlock } from '../../../schema/tables/webmention'
import type { RowOf } from '../database'
import { indexedBy, inJson } from '../sql/fragments'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, query, select } from '../sql/query'
import { without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

const fields = without(webmention)

/** Pages that mention a story in one of the states, the newest first. */
export const webmentionsOf = query(
  'webmentionsOf',
  (postId: Param<string>, status: Param<WebmentionStatus>, limit: Param<number>) =>
    select(fields)
      .from(indexedBy(webmention, 'webmention_of_post'))
      .where(and(eq(webmention.postId, postId), eq(webmention.status, status)))
      .orderBy(desc(webmention.createdAt), desc(webmention.id))
      .limit(limit),
)

export const webmentionById = query('webmentionById', (id: Param<string>) =>
  select(fields).from(webmention).where(eq(webmention.id, id)),
)
/** A mention as stored. */
export type WebmentionRow = RowOf<typeof webmentionById>

/** The mention of a story by a page. */
export const webmentionOfSource = query(
  'webmentionOfSource',
  (postId: Param<string>, source: Param<string>) =>
    select({ id: webmention.id })
      .from(indexedBy(webmention, 'webmention_of_source'))
      .where(and(eq(webmention.postId, postId), eq(webmention.source, source))),
)

/** Mentions whose page is to be looked at by now. */
export const dueWebmentions = query('dueWebmentions', (now: Param<number>, limit: Param<number>) =>
  select(fields)
    .from(indexedBy(webmention, 'webmention_due'))
    .where(lte(webmention.dueAt, now))
    .orderBy(asc(webmention.dueAt))
    .limit(limit),
)

/** The first domain among some that somebody has blocked. Parameter: a JSON list of names. */
export const blockedAmong = query('webmentionBlockedAmong', (userId: Param<string>, names: Param<string>) =>
  select({ domain: webmentionBlock.domain })
    .from(webmentionBlock)
    .where(and(eq(webmentionBlock.userId, userId), inJson(webmentionBlock.domain, names)))
    .limit(1),
)

/** Takes a mention, unless the story has so many of them. */
export const insertWebmention = insertWhere(
  webmention,
  (row, most: Param<number>) => lt(countOf(webmention, eq(webmention.postId, row.postId)), most),
  'ignore',
)

/** Has a page looked at again. */
export const recheckWebmention = write((id: Param<string>, target: Param<string>, now: Param<number>) =>
  update(webmention).set({ target, dueAt: now, attempts: 0 }).where(eq(webmention.id, id)),
)

/** Takes one up: nobody else takes it before `until`. */
export const claimWebmention = write((id: Param<string>, dueAt: Param<number>, until: Param<number>) =>
  update(webmention)
    .set({ dueAt: until, attempts: sql`${webmention.attempts} + 1` })
    .where(and(eq(webmention.id, id), eq(webmention.dueAt, dueAt))),
)

/** Notes what a page says. One that is new waits from now on. */
export const verifyWebmention = write(
  (id: Param<string>, until: Param<number>, title: Param<string>, authorName: Param<string>) =>
    update(webmention)
      .set({
        title,
        authorName,
        status: sql`case ${webmention.status} when 'unchecked' then 'held' else ${webmention.status} end`,
        dueAt: null,
      })
      .where(and(eq(webmention.id, id), eq(webmention.dueAt, until))),
)

/** Notes when the next attempt is; nothing if there is none. */
export const putOffWebmention = write(
  (id: Param<string>, until: Param<number>, dueAt: Param<number | null>) =>
    update(webmention)
      .set({ dueAt })
      .where(and(eq(webmention.id, id), eq(webmention.dueAt, until))),
)

export const deleteWebmention = write((id: Param<string>) =>
  deleteFrom(webmention).where(eq(webmention.id, id)),
)

export const setWebmentionStatus = write((id: Param<string>, status: Param<'shown' | 'hidden'>) =>
  update(webmention)
    .set({ status })
    .where(and(eq(webmention.id, id), ne(webmention.status, 'unchecked'))),
)

/** The domains that somebody has blocked, by name. */
export const blockedDomainsOf = query('webmentionBlockedOf', (userId: Param<string>, limit: Param<number>) =>
  select({ domain: webmentionBlock.domain })
    .from(webmentionBlock)
    .where(eq(webmentionBlock.userId, userId))
    .orderBy(asc(webmentionBlock.domain))
    .limit(limit),
)

export const deleteWebmentionBlock = write((userId: Param<string>, domain: Param<string>) =>
  deleteFrom(webmentionBlock).where(
    and(eq(webmentionBlock.userId, userId), eq(webmentionBlock.domain, domain)),
  ),
)

/** Blocks a domain, unless somebody has blocked so many. */
export const insertWebmentionBlock = insertWhere(
  webmentionBlock,
  (row, most: Param<number>) => lt(countOf(webmentionBlock, eq(webmentionBlock.userId, row.userId)), most),
  'ignore',
)
