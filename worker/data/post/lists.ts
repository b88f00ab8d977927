import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { post, postTag } from '../../../schema/tables/post'
import { after, before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { select } from '../sql/query'
import { postFieldsAndNamed } from './brought'

/** A page of listed stories in the order of an index, newest or best first. */
export const listed = (index: string, by: SQLiteColumn, [key, id, limit]: Page, ...conditions: SQL[]) =>
  select(postFieldsAndNamed)
    .from(indexedBy(post, index))
    .where(and(...conditions, eq(post.isListed, true), before([by, post.id], [key, id])))
    .orderBy(desc(by), desc(post.id))
    .limit(limit)

/** Listed stories that were published after a moment, oldest first. */
export const listedSince = (
  index: string,
  [time, id, limit]: [time: Param<number>, id: Param<string>, limit: Param<number> | number],
  ...conditions: SQL[]
) =>
  select(postFieldsAndNamed)
    .from(indexedBy(post, index))
    .where(and(...conditions, eq(post.isListed, true), after([post.firstPublishedAt, post.id], [time, id])))
    .orderBy(asc(post.firstPublishedAt), asc(post.id))
    .limit(limit)

/** A page of a tag's listed stories in the order of one of its indexes, newest or best first. */
export const tagged = (index: string, by: SQLiteColumn, [key, id, limit]: Page, ...conditions: SQL[]) =>
  select(postFieldsAndNamed)
    .from(indexedBy(postTag, index))
    .innerJoin(post, eq(post.id, postTag.postId))
    .where(and(...conditions, eq(postTag.isListed, true), before([by, postTag.postId], [key, id])))
    .orderBy(desc(by), desc(postTag.postId))
    .limit(limit)
