import { type Column, count, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { post, postTag } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { bring, userJson } from '../brought'
import { postFieldsAndNamed } from '../post/brought'
import { jsonEach, row } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, some } from '../sql/query'
import { tagFields } from '../tag/rows'
import { followersOfStory, highlightsOfStory } from './story-acts'

/* Stories of which something was counted: how often stands in a database of stats, everything else in the main one. Lists of
   them are JSON: [id, views, reads, seconds] each. */

/** By what stories can be sorted, the most first. The place of a name is what the statement knows it by. */
export const STORY_ORDERS = ['VIEWS', 'READS', 'RATIO', 'SECONDS', 'CLAPS', 'RESPONSES', 'NEWEST'] as const
export type StoryOrder = (typeof STORY_ORDERS)[number]

const counted = (stories: SQLWrapper, name?: string) => {
  const { from, part } = jsonEach(stories, name)
  return {
    from,
    id: part<string>('$[0]'),
    views: part<number>('$[1]'),
    reads: part<number>('$[2]'),
    seconds: part<number>('$[3]'),
  }
}
type Counted = ReturnType<typeof counted>

/** Dividing by zero is null. */
const weightOf = (
  order: SQLWrapper,
  { views, reads, seconds }: Counted,
  of: Record<'clapCount' | 'responseCount' | 'firstPublishedAt', Column>,
) =>
  sql<number>`coalesce(case ${order} when 1 then ${reads} when 2 then ${reads} * 1.0 / ${views} when 3 then ${seconds}
    when 4 then ${of.clapCount} when 5 then ${of.responseCount} when 6 then ${of.firstPublishedAt} else ${views} end, 0)`

const isResponse = (id: SQL) => some(postResponse, eq(postResponse.postId, id))

const other = alias(post, 'other')

/**
 * Stories, or responses, sorted by one of `STORY_ORDERS`: those that come after a story, with their posts, which are null if
 * they are gone, and with the highlights and the followers that each has brought since the beginning.
 *
 * @param to is a list of that story alone; null for the first page.
 */
export const countedStories = query(
  'stats.countedStories',
  (
    stories: Param<string>,
    areResponses: Param<0 | 1>,
    order: Param<number>,
    to: Param<string | null>,
    limit: Param<number>,
  ) => {
    const [each, last] = [counted(stories), counted(to, 'l')]
    const weight = weightOf(order, each, post)
    const before = select({ weight: weightOf(order, last, other), views: last.views, id: last.id })
      .from(last.from)
      .leftJoin(other, eq(other.id, last.id))
    const best = select({
      storyId: each.id.as('storyId'),
      views: each.views.as('storyViews'),
      reads: each.reads.as('storyReads'),
      seconds: each.seconds.as('storySeconds'),
      weight: weight.as('weight'),
    })
      .from(each.from)
      .leftJoin(post, eq(post.id, each.id))
      .where(
        sql`${isResponse(each.id)} = ${areResponses} and (${to} is null or ${row(weight, each.views, each.id)} < ${before})`,
      )
      .orderBy(desc(weight), desc(each.views), desc(each.id))
      .limit(limit)
      .as('best')
    return select({
      ...postFieldsAndNamed,
      storyId: best.storyId,
      storyViews: best.views,
      storyReads: best.reads,
      storySeconds: best.seconds,
      storyHighlights: highlightsOfStory(best.storyId),
      storyFollows: followersOfStory(best.storyId, post),
    })
      .from(best)
      .leftJoin(post, eq(post.id, best.storyId))
      .orderBy(desc(best.weight), desc(best.views), desc(best.storyId))
  },
)

/** Which of some stories are responses. The parameter is a JSON list of ids. */
export const responsesAmong = query('stats.responsesAmong', (ids: Param<string>) => {
  const { from, value } = jsonEach(ids)
  return select({ id: postResponse.postId })
    .from(from)
    .crossJoin(postResponse)
    .where(eq(postResponse.postId, value))
})

/** What is counted of stories together. */
const sumsOf = ({ views, reads, seconds }: Pick<Counted, 'views' | 'reads' | 'seconds'>) => ({
  stories: count().as('storiesOf'),
  views: sql<number>`sum(${views})`.as('viewsOf'),
  reads: sql<number>`sum(${reads})`.as('readsOf'),
  seconds: sql<number>`sum(${seconds})`.as('secondsOf'),
})

/** Who wrote some stories, most views first; without an id, those that are gone. Brings the people. */
export const countedWriters = query(
  'stats.countedWriters',
  (stories: Param<string>, limit: Param<number>) => {
    const each = counted(stories)
    const writer = sql<string>`coalesce(${post.creatorId}, '')`
    const sums = sumsOf(each)
    const best = select({ id: writer.as('writerId'), ...sums })
      .from(each.from)
      .leftJoin(post, eq(post.id, each.id))
      .groupBy(writer)
      .orderBy(desc(sql`sum(${each.views})`), writer)
      .limit(limit)
      .as('best')
    const itself = scalar(
      select({ rows: sql`json_group_array(${userJson})` })
        .from(user)
        .where(eq(user.id, best.id)),
    )
    return select({
      id: best.id,
      stories: best.stories,
      views: best.views,
      reads: best.reads,
      seconds: best.seconds,
      collectionId: sql<null>`null`,
      brought: bring({ users: sql`json(${itself})`, collection: sql`null` }),
    })
      .from(best)
      .orderBy(desc(sql`${best.views}`), sql`${best.id}`)
  },
)

/** The first topics of some stories, most views first; without a slug, of those that have none or are gone. */
export const countedTopics = query('stats.countedTopics', (stories: Param<string>, limit: Param<number>) => {
  const each = counted(stories)
  const first = scalar(
    select({ slug: postTag.tagSlug })
      .from(postTag)
      .where(eq(postTag.postId, each.id))
      .orderBy(postTag.position)
      .limit(1),
  )
  const sums = sumsOf(each)
  const slug = sql<string>`coalesce(${first}, '')`
  const best = select({ slug: slug.as('topicSlug'), ...sums })
    .from(each.from)
    .groupBy(sql`1`)
    .orderBy(desc(sql`sum(${each.views})`), sql`1`)
    .limit(limit)
    .as('best')
  return select({
    ...tagFields,
    topic: best.slug,
    stories: best.stories,
    views: best.views,
    reads: best.reads,
    seconds: best.seconds,
  })
    .from(best)
    .leftJoin(tag, eq(tag.slug, best.slug))
    .orderBy(desc(sql`${best.views}`), sql`${best.slug}`)
})
