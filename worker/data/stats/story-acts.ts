import {
  and,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { SOURCE_OF_POST } from '../../../schema/rules/audience'
import { followerChange } from '../../../schema/tables/audience'
import { clap } from '../../../schema/tables/clap'
import { type post, postVersion } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { quote } from '../../../schema/tables/quote'
import { inJson, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, selectOne } from '../sql/query'

/**
 * What readers have done with a story in periods: a JSON list of when each begins and ends. Claps count when their
 * reader began to clap; responses are those to the story itself, highlights those that others see.
 */
export const actsInPeriods = query('stats.actsInPeriods', (postId: Param<string>, periods: Param<string>) => {
  const { from, key, part } = jsonEach<number>(periods)
  const within = (column: SQLiteColumn): SQL | undefined =>
    and(gte(column, part<number>('$[0]')), lt(column, part<number>('$[1]')))
  const sumOf = (statement: SQLWrapper): SQL<number> => sql<number>`coalesce(${statement}, 0)`
  return select({
    at: key,
    claps: sumOf(
      scalar(
        select({ n: sql<number>`sum(${clap.count})` })
          .from(clap)
          .where(and(eq(clap.kind, 'post'), eq(clap.targetId, postId), within(clap.createdAt))),
      ),
    ),
    highlights: sumOf(
      scalar(
        select({ n: count() })
          .from(quote)
          .where(
            and(
              eq(quote.postId, postId),
              isNull(quote.deletedAt),
              sql`${quote.isPrivate} = 0`,
              within(quote.createdAt),
            ),
          ),
      ),
    ),
    responses: sumOf(
      scalar(
        select({ n: count() })
          .from(postResponse)
          .where(
            and(
              eq(postResponse.parentId, postId),
              sql`${postResponse.isCounted} = 1`,
              within(postResponse.createdAt),
            ),
          ),
      ),
    ),
  }).from(from)
})

/** How often those have clapped of whom it is known when they began. */
export const datedClaps = query('stats.datedClaps', (postId: Param<string>) =>
  selectOne({
    claps: scalar(
      select({ claps: sql<number>`coalesce(sum(${clap.count}), 0)` })
        .from(clap)
        .where(and(eq(clap.kind, 'post'), eq(clap.targetId, postId))),
    ),
  }),
)

type Writers = Pick<typeof post, 'creatorId' | 'coAuthorIds'>

const gained = sql<number>`coalesce(sum(${followerChange.gained}), 0)`

/** How many followers some people (a JSON list of ids) gained from a source, from an hour since 1970 UTC on, before another one. */
export const followersFromSource = query(
  'stats.followersFromSource',
  (writerIds: Param<string>, source: Param<string>, from: Param<number>, until: Param<number>) => {
    const { from: writers, value } = jsonEach(writerIds)
    return select({ gained })
      .from(writers)
      .crossJoin(followerChange)
      .where(
        and(
          eq(followerChange.userId, value),
          gte(followerChange.hour, from),
          lt(followerChange.hour, until),
          eq(followerChange.source, source),
        ),
      )
  },
)

/** How many followers those who write a story have gained on its page since the beginning. */
export const followersOfStory = (storyId: SQLWrapper, { creatorId, coAuthorIds }: Writers) =>
  scalar(
    select({ gained })
      .from(followerChange)
      .where(
        and(
          eq(followerChange.source, sql`${SOURCE_OF_POST} || ${storyId}`),
          or(eq(followerChange.userId, creatorId), inJson(followerChange.userId, coAuthorIds)),
        ),
      ),
  )

/** How many highlights of a story others see. */
export const highlightsOfStory = (storyId: SQLWrapper) =>
  scalar(
    select({ n: count() })
      .from(quote)
      .where(and(eq(quote.postId, storyId), isNull(quote.deletedAt), sql`${quote.isPrivate} = 0`)),
  )

/** The versions of a story that were published or named in a period, the newest first. */
export const namedVersions = query(
  'stats.namedVersions',
  (postId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select({ time: postVersion.createdAt, name: sql<string>`${postVersion.name}` })
      .from(postVersion)
      .where(
        and(
          eq(postVersion.postId, postId),
          isNotNull(postVersion.name),
          gte(postVersion.createdAt, from),
          lt(postVersion.createdAt, until),
        ),
      )
      .orderBy(desc(postVersion.createdAt))
      .limit(limit),
)
