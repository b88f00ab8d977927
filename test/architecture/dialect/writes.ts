import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { excluded, indexedBy, rowid } from '../../../worker/data/sql/fragments'
import {
  insert,
  insertFrom,
  insertWhere,
  replaceFrom,
  upsert,
  upsertWhere,
} from '../../../worker/data/sql/insert'
import type { Param } from '../../../worker/data/sql/params'
import { select, some } from '../../../worker/data/sql/query'
import { deleteFrom, update, write } from '../../../worker/data/sql/write'
import { person, saving, story } from './tables'

const row = { id: 's1', writerId: 'p1', state: 'draft', tags: ['a', 'b'], createdAt: 1 } as const
const saved = { personId: 'p1', storyId: 's1', savedAt: 2 }

/** The shapes of statements that write, each with values. */
export const WRITES = {
  'a row, with defaults and encoded columns': insert(story)({ ...row, tags: [...row.tags] }),
  'a row unless its key exists': insert(person, 'ignore')({ id: 'p1', name: 'Ada', isHidden: true }),
  'a row if a condition holds': insertWhere(
    saving,
    ({ storyId }, state: Param<'draft' | 'shown'>) =>
      some(story, and(eq(story.id, storyId), eq(story.state, state))),
    'ignore',
  )(saved, 'shown'),
  'a row, or the change of the one with its key': upsert(saving, ['savedAt'])(saved),
  'a row, or the change if a condition holds': upsertWhere(saving, [], (before: Param<number>) =>
    and(lte(saving.savedAt, before), sql`${saving.count} < ${excluded(saving.count)}`),
  )(saved, 9),
  'rows of a select': write((personId: Param<string>, now: Param<number>) =>
    insertFrom(
      saving,
      select({ personId: sql<string>`${personId}`, storyId: story.id, savedAt: sql<number>`${now}` })
        .from(story)
        .where(eq(story.writerId, personId)),
    ).onConflictDoNothing(),
  )('p1', 5),
  'rows that take the place of those with their keys': write((id: Param<string>) =>
    replaceFrom(
      saving,
      { personId: sql`${id}`, storyId: sql`${story.id}`, count: sql`1`, savedAt: sql`2` },
      sql`${story} where ${eq(story.writerId, id)}`,
    ),
  )('p1'),
  'columns set to parameters, expressions and constants': write(
    (id: Param<string>, order: Param<number>, tags: Param<string[]>) =>
      update(story)
        .set({ order, tags, shownAt: sql`${story.shownAt} + 1`, state: 'shown', writerId: story.id })
        .where(and(eq(story.id, id), isNull(story.shownAt))),
  )('s1', 3, ['c']),
  'a flag': write((isHidden: Param<boolean>, id: Param<string>) =>
    update(person).set({ isHidden }).where(eq(person.id, id)),
  )(true, 'p1'),
  'rows that a select finds, at most so many': write((until: Param<number>, limit: Param<number>) =>
    deleteFrom(story).where(
      inArray(
        rowid(story),
        select({ rowid: rowid(story) })
          .from(indexedBy(story, 'story_newest'))
          .where(lte(story.shownAt, until))
          .limit(limit),
      ),
    ),
  )(7, 500),
}
