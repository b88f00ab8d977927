import { and, asc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import '../../../schema/tables/all.generated'
import { type PersonalTable, personalTables } from '../../../schema/tables/personal-data'
import { post } from '../../../schema/tables/post'
import { user, usernameHistory } from '../../../schema/tables/user'
import { countLostWith } from '../audience/writes'
import { deleteCatalogFollowers, uncountInCatalogs } from '../catalog/follows'
import { uncountClapsForCatalogs, uncountClapsForPosts } from '../clap/writes'
import { deleteCountsOfPerson } from '../counting/writes'
import type { Database, Statement } from '../database'
import { deleteRecipientsOfPerson } from '../letter/removal'
import { deleteSubscribersOfPerson } from '../newsletter/writes'
import { leaveBylines } from '../post/copies'
import { deleteQuotesOfTheirStories } from '../quote/writes'
import { deleteRecommendationsOfPerson } from '../recommendation/writes'
import { uncountResponsesForCatalogs, uncountResponsesForPosts } from '../response/counts'
import { indexedBy } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { type Assignments, deleteFrom, update, write } from '../sql/write'
import { deleteSubscriberTagsOfPerson } from '../subscriber/writes'
import { deleteWelcomeDeliveriesOfPerson } from '../welcome/removal'
import {
  deleteBlocksOf,
  deleteFollowers,
  deleteMutes,
  uncountInCollections,
  uncountInFollowers,
  uncountInTags,
  uncountInUsers,
} from './follows'
import { distanceToPerson, rowsOfPerson } from './rows-of-person'
import { closeEmpty, passOn } from './succession'

/** Deleted accounts whose grace period is over, earliest first. */
export const accountsToRemove = query('accountsToRemove', (now: Param<number>, limit: Param<number>) =>
  select({ id: user.id })
    .from(indexedBy(user, 'user_by_delete_after'))
    .where(lte(user.deleteAfter, now))
    .orderBy(asc(user.deleteAfter))
    .limit(limit),
)

type Due = [userId: Param<string>, now: Param<number>]

/** The person's id, unless they have come back meanwhile, in which case nothing of theirs is removed. */
const due = (...[userId, now]: Due) =>
  scalar(
    select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), lte(user.deleteAfter, now))),
  )

const change = (declaration: PersonalTable) =>
  write((...[userId, now]: Due) =>
    update(declaration.table)
      .set(declaration.changes(now) as Assignments<SQLiteTable>)
      .where(rowsOfPerson(declaration, due(userId, now))),
  )

/** Whom they follow, who follows, mutes or blocks them, what they have clapped for and responded to, and what others have highlighted of theirs. */
const counted = [
  uncountInTags,
  uncountInUsers,
  uncountInCollections,
  uncountInFollowers,
  deleteFollowers,
  deleteMutes,
  deleteBlocksOf,
  uncountClapsForPosts,
  uncountClapsForCatalogs,
  uncountResponsesForPosts,
  uncountResponsesForCatalogs,
  uncountInCatalogs,
  deleteCatalogFollowers,
  deleteQuotesOfTheirStories,
  deleteRecipientsOfPerson,
  deleteCountsOfPerson,
  deleteSubscriberTagsOfPerson,
  deleteRecommendationsOfPerson,
  deleteWelcomeDeliveriesOfPerson,
  deleteSubscribersOfPerson,
].map((statement) => write((...person: Due) => statement(due(...person))))

const keepUsername = write((...[userId, now]: Due) =>
  insertFrom(
    usernameHistory,
    select({ username: user.username, userId: user.id, replacedAt: sql<number>`${now}` })
      .from(user)
      .where(eq(user.id, due(userId, now))),
  ).onConflictDoNothing({ target: usernameHistory.username }),
)

const countLost = write((...[userId, now]: Due) => countLostWith(due(userId, now), now))
const leaveAllBylines = write((...person: Due) => leaveBylines(due(...person)))
const passOnCollections = write((...person: Due) => passOn(due(...person)))
const closeCollections = write((...person: Due) => closeEmpty(due(...person)))

/**
 * Removes a person's data: how they signed in, their preferences, their words. The fate of each column is
 * declared beside its table. The person's row stays, without a name, and changes last, because all statements
 * look at it.
 */
function compileRemoval() {
  const tables = personalTables()
  const gone = tables
    .filter(({ removal }) => removal === 'rows go')
    .toSorted((a, b) => distanceToPerson(b) - distanceToPerson(a))
  const changed = tables
    .filter(({ removal, changes }) => removal === 'columns change' && Object.keys(changes(sql``)).length > 0)
    .toSorted(
      (a, b) =>
        Number(a.table === user) - Number(b.table === user) || distanceToPerson(b) - distanceToPerson(a),
    )
  return [
    countLost,
    ...counted,
    keepUsername,
    leaveAllBylines,
    passOnCollections,
    closeCollections,
    ...gone.map((declaration) =>
      write((...person: Due) =>
        deleteFrom(declaration.table).where(rowsOfPerson(declaration, due(...person))),
      ),
    ),
    ...tables.flatMap(({ table, forgotten }) =>
      Object.entries(getTableColumns(table))
        .filter(([, column]) => forgotten.includes(column))
        .map(([key, column]) =>
          write((...person: Due) =>
            update(table)
              .set({ [key]: null } as Assignments<SQLiteTable>)
              .where(eq(column, due(...person))),
          ),
        ),
    ),
    ...changed.map(change),
  ]
}

let removal: ReturnType<typeof compileRemoval> | undefined

/** Removes a person's account. Does nothing if the removal isn't due at the moment of the batch. */
export function removeAccount(userId: string, now: number): Statement[] {
  removal ??= compileRemoval()
  return removal.map((statement) => statement(userId, now))
}

/** A person's stories after an id, in the order of ids. */
const postIdsOfUser = query(
  'postIdsOfUser',
  (userId: Param<string>, after: Param<string>, limit: Param<number>) =>
    select({ id: post.id })
      .from(post)
      .where(and(eq(post.creatorId, userId), gt(post.id, after)))
      .orderBy(asc(post.id))
      .limit(limit),
)

const AT_ONCE = 500

/** Ids of all stories of a person, for data about them that is stored elsewhere. One read per 500. */
export async function storiesOfUser(db: Database, userId: string): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const more = await db.all(postIdsOfUser, userId, ids.at(-1) ?? '', AT_ONCE)
    ids.push(...more.map(({ id }) => id))
    if (more.length < AT_ONCE) return ids
  }
}
