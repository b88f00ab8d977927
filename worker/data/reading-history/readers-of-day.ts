import { and, eq, gte, lt, max, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { MOST_REFERRERS } from '../../../schema/rules/reading-history'
import {
  postDay,
  postRead,
  postReferrer,
  readSalt,
  visitorRead,
} from '../../../schema/tables/reading-history'
import type { Statement } from '../database'
import { excluded } from '../sql/fragments'
import { insert, insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, scalar, select, selectOne, some } from '../sql/query'
import { write } from '../sql/write'

/** The key of a reader's counted reading of a story on a day. */
type KnownBy = [
  postId: Param<string>,
  day: Param<number>,
  /** Their account; empty for a visitor. */
  userId: Param<string>,
  /** Of the account, and its beginning: a reader is known by either. */
  key: Param<string>,
  brief: Param<string>,
  /** Of the network, in the same way. */
  networkKey: Param<string>,
  networkBrief: Param<string>,
]

/** The seconds that are counted of a reader under any of their names, or of their network; null if none are. */
function knownSeconds(...[postId, day, userId, key, brief, networkKey, networkBrief]: KnownBy) {
  const asPerson = select({ seconds: postRead.seconds })
    .from(postRead)
    .where(and(eq(postRead.postId, postId), eq(postRead.day, day), eq(postRead.userId, userId)))
  const ofStory = and(eq(visitorRead.postId, postId), eq(visitorRead.day, day))
  const as = (whole: Param<string>, beginning: Param<string>) =>
    [
      select({ seconds: visitorRead.seconds })
        .from(visitorRead)
        .where(and(ofStory, eq(visitorRead.reader, beginning))),
      // Keys are hex digits, so that nothing else begins with one.
      select({ seconds: visitorRead.seconds })
        .from(visitorRead)
        .where(and(ofStory, gte(visitorRead.reader, whole), lt(visitorRead.reader, sql`${whole} || 'g'`))),
    ] as const
  const names = unionAll(asPerson, ...as(key, brief), ...as(networkKey, networkBrief)).as('names')
  return scalar(select({ seconds: max(names.seconds) }).from(names))
}

/** Adds to a story's day what a reader has read beyond their counted reading. Must come before their own rows. */
const countReader = write(
  (
    postId: Param<string>,
    day: Param<number>,
    userId: Param<string>,
    key: Param<string>,
    brief: Param<string>,
    networkKey: Param<string>,
    networkBrief: Param<string>,
    seconds: Param<number>,
  ) => {
    const known = knownSeconds(postId, day, userId, key, brief, networkKey, networkBrief)
    const added = selectOne({
      postId: sql<string>`${postId}`,
      day: sql<number>`${day}`,
      reads: sql<number>`${known} is null`,
      seconds: sql<number>`max(0, ${seconds} - coalesce(${known}, 0))`,
    })
    // Without a condition, SQLite takes the conflict clause for a part of a join.
    return insertFrom(postDay, added.where(sql`true`)).onConflictDoUpdate({
      target: [postDay.postId, postDay.day],
      set: {
        reads: sql`${postDay.reads} + ${excluded(postDay.reads)}`,
        seconds: sql`${postDay.seconds} + ${excluded(postDay.seconds)}`,
      },
    })
  },
)

/**
 * Counts where a reader came from who isn't counted yet. Has to come before their own rows. A story that has `most`
 * hosts gets no others.
 */
const countReferrer = write(
  (
    postId: Param<string>,
    day: Param<number>,
    userId: Param<string>,
    key: Param<string>,
    brief: Param<string>,
    networkKey: Param<string>,
    networkBrief: Param<string>,
    host: Param<string>,
    most: Param<number>,
  ) => {
    const known = knownSeconds(postId, day, userId, key, brief, networkKey, networkBrief)
    const ofStory = eq(postReferrer.postId, postId)
    const isListed = some(postReferrer, and(ofStory, eq(postReferrer.host, host)))
    const hosts = countOf(postReferrer, ofStory)
    const added = selectOne({
      postId: sql<string>`${postId}`,
      host: sql<string>`case when ${isListed} or ${hosts} < ${most} then ${host} else '' end`,
      reads: sql<number>`1`,
    })
    return insertFrom(postReferrer, added.where(sql`${known} is null`)).onConflictDoUpdate({
      target: [postReferrer.postId, postReferrer.host],
      set: { reads: sql`${postReferrer.reads} + 1` },
    })
  },
)

const keepPerson = write(
  (postId: Param<string>, day: Param<number>, userId: Param<string>, seconds: Param<number>) =>
    insertFrom(
      postRead,
      selectOne({
        postId: sql<string>`${postId}`,
        day: sql<number>`${day}`,
        userId: sql<string>`${userId}`,
        seconds: sql<number>`${seconds}`,
      }).where(sql`true`),
    ).onConflictDoUpdate({
      target: [postRead.postId, postRead.day, postRead.userId],
      set: { seconds: sql`max(${postRead.seconds}, ${excluded(postRead.seconds)})` },
    }),
)
const keepVisitor = write(
  (postId: Param<string>, day: Param<number>, reader: Param<string>, seconds: Param<number>) =>
    insertFrom(
      visitorRead,
      selectOne({
        postId: sql<string>`${postId}`,
        day: sql<number>`${day}`,
        reader: sql<string>`${reader}`,
        seconds: sql<number>`${seconds}`,
      }).where(sql`true`),
    ).onConflictDoUpdate({
      target: [visitorRead.postId, visitorRead.day, visitorRead.reader],
      set: { seconds: sql`max(${visitorRead.seconds}, ${excluded(visitorRead.seconds)})` },
    }),
)

/** A read of a story on a day, and how long it took. */
export interface CountedRead {
  postId: string
  day: number
  seconds: number
  /** The host of the page before; empty if it isn't known. */
  referrer: string
}

/** A hash that tells readers apart. */
export interface ReaderKey {
  key: string
  /** The beginning of the key, which thousands of people share. */
  brief: string
}

/** By what a reader of a story is told apart on a day. */
export interface ReaderKeys {
  /** Nothing of a visitor. */
  userId: string | undefined
  /** Of their account; of a visitor, the network again. */
  account: ReaderKey
  network: ReaderKey
}

/**
 * Counts that somebody has read a story: once a day for an account and for a network, however often it runs.
 *
 * @param isBrief whether they ask not to be tracked: then only the beginnings of keys are kept, also of an account.
 */
export function countRead(
  { userId, account, network }: ReaderKeys,
  isBrief: boolean,
  { postId, day, seconds, referrer }: CountedRead,
): Statement[] {
  const kept = ({ key, brief }: ReaderKey) => (isBrief ? brief : key)
  const names = [kept(account), account.brief, kept(network), network.brief] as const
  const isPerson = userId !== undefined && !isBrief
  return [
    countReader(postId, day, userId ?? '', ...names, seconds),
    countReferrer(postId, day, userId ?? '', ...names, isBrief ? '' : referrer, MOST_REFERRERS),
    ...(isPerson
      ? [keepPerson(postId, day, userId, seconds)]
      : [keepVisitor(postId, day, kept(account), seconds)]),
    ...(userId === undefined ? [] : [keepVisitor(postId, day, kept(network), seconds)]),
  ]
}

/** Stores the salt of a day, unless it has one. */
export const insertSalt = insert(readSalt, 'ignore')
