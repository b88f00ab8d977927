import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/sqlite-core'
import { before, indexedBy, inJson, jsonEach, recursive } from '../../../worker/data/sql/fragments'
import type { Page, Param } from '../../../worker/data/sql/params'
import {
  countOf,
  foreignQuery,
  scalar,
  select,
  selectDistinct,
  selectOne,
  some,
  withRecursive,
} from '../../../worker/data/sql/query'
import { only, without } from '../../../worker/data/sql/rows'
import { person, story } from './tables'

const editor = alias(person, 'editor')

/** The shapes of statements that read. */
export const READS = [
  foreignQuery('columns, named after their fields', (id: Param<string>) =>
    select(without(story)).from(story).where(eq(story.id, id)).limit(1),
  ),
  foreignQuery('a page by key, by an index', (writerId: Param<string>, ...[key, id, limit]: Page) =>
    select(only(story, 'id', 'shownAt'))
      .from(indexedBy(story, 'story_newest'))
      .where(and(eq(story.writerId, writerId), before([story.shownAt, story.id], [key, id])))
      .orderBy(desc(story.shownAt), desc(story.id))
      .limit(limit),
  ),
  foreignQuery('joins, and a table twice', (id: Param<string>) =>
    select({ id: story.id, writer: person.name, editor: editor.name })
      .from(story)
      .innerJoin(person, eq(person.id, story.writerId))
      .leftJoin(editor, and(eq(editor.id, story.writerId), eq(editor.isHidden, false)))
      .where(eq(story.id, id)),
  ),
  foreignQuery('an alias by an index', (until: Param<number>) => {
    const other = alias(story, 'other')
    return select({ id: other.id })
      .from(indexedBy(other, 'story_newest', story))
      .where(lte(other.shownAt, until))
      .orderBy(asc(other.shownAt))
  }),
  foreignQuery('a list of keys that drives the join', (ids: Param<string>) => {
    const list = jsonEach(ids)
    return select({ key: list.key, name: person.name })
      .from(list.from)
      .crossJoin(person)
      .where(eq(person.id, list.value))
  }),
  foreignQuery('parts of the elements of a list', (pairs: Param<string>) => {
    const list = jsonEach(pairs)
    return select({ id: list.part('$[0]'), at: list.part<number>('$[1]') }).from(list.from)
  }),
  foreignQuery('constants are literals', () =>
    select({ id: story.id, label: sql<string>`${'it’s "so"'}`, quoted: sql<string>`${"it's"}` })
      .from(story)
      .where(
        or(
          and(eq(story.state, 'shown'), ne(story.order, 3), isNull(story.shownAt)),
          inArray(story.state, ['draft', 'shown']),
        ),
      ),
  ),
  foreignQuery('a parameter that is used twice', (now: Param<number>) =>
    select({ id: story.id, age: sql<number>`${now} - ${story.createdAt}` })
      .from(story)
      .where(gt(story.createdAt, now)),
  ),
  foreignQuery('distinct, and a list of values', (ids: Param<string>) =>
    selectDistinct({ writerId: story.writerId }).from(story).where(inJson(story.id, ids)),
  ),
  foreignQuery('groups', (least: Param<number>) =>
    select({ writerId: story.writerId, stories: count(), latest: sql<number>`max(${story.createdAt})` })
      .from(story)
      .groupBy(story.writerId)
      .having(gt(count(), least)),
  ),
  foreignQuery('rows of another table: whether there are any, how many, and one', (id: Param<string>) =>
    select({
      id: person.id,
      isWriter: some(story, eq(story.writerId, person.id)),
      stories: countOf(story, eq(story.writerId, person.id)),
      latest: scalar(
        select({ at: story.createdAt })
          .from(story)
          .where(eq(story.writerId, person.id))
          .orderBy(desc(story.createdAt))
          .limit(1),
      ),
    })
      .from(person)
      .where(eq(person.id, id)),
  ),
  foreignQuery(
    'rows of one select and of another, in the order of both',
    (id: Param<string>, writerId: Param<string>) => {
      const fields = { id: story.id, at: story.createdAt }
      const theirs = select(fields)
        .from(story)
        .where(eq(story.writerId, writerId))
        .orderBy(desc(story.createdAt))
        .limit(3)
        .as('theirs')
      return unionAll(select(fields).from(story).where(eq(story.id, id)), select().from(theirs)).limit(2)
    },
  ),
  foreignQuery(
    'a select that is joined, and rows from one on',
    (limit: Param<number>, skip: Param<number>) => {
      const writers = select({ id: story.writerId, stories: sql<number>`count(*)`.as('stories') })
        .from(story)
        .groupBy(story.writerId)
        .as('writers')
      return select({ name: person.name, stories: writers.stories })
        .from(person)
        .innerJoin(writers, eq(writers.id, person.id))
        .orderBy(desc(writers.stories))
        .limit(limit)
        .offset(skip)
    },
  ),
  foreignQuery('expressions of no table', (value: Param<number>) =>
    selectOne({ order: sql<number>`${value}`, one: sql<number>`1` }),
  ),
  foreignQuery('a table of its own', (first: Param<number>, last: Param<number>) => {
    const numbers = recursive<number>('numbers', 'n')
    const next = sql`select ${numbers.value} + 1 from ${numbers.from} where ${numbers.value} < ${last}`
    return withRecursive(
      [numbers.as(sql`${first}`, next)],
      select({ n: numbers.value, id: story.id })
        .from(numbers.from)
        .leftJoin(story, eq(story.order, numbers.value)),
    )
  }),
]
