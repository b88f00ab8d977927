import { and, asc, eq, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { collection, collectionEditor } from '../../../schema/tables/collection'
import { user } from '../../../schema/tables/user'
import type { Param } from '../sql/params'
import { query, scalar, select, some } from '../sql/query'
import { update } from '../sql/write'

const other = alias(collectionEditor, 'other')
const heir = alias(collectionEditor, 'heir')

/** The publications that a person owns. */
const owned = (person: SQL) =>
  select({ id: heir.collectionId })
    .from(heir)
    .where(and(eq(heir.userId, person), eq(heir.role, 'OWNER')))

/**
 * The first in line: people with an open account before hidden ones, then those in good standing, editors before
 * writers, and then the order in which they joined.
 */
const firstInLine = (person: SQL) =>
  scalar(
    select({ userId: other.userId })
      .from(other)
      .innerJoin(user, eq(user.id, other.userId))
      .where(and(eq(other.collectionId, collectionEditor.collectionId), ne(other.userId, person)))
      .orderBy(
        asc(isNotNull(user.deactivatedAt)),
        asc(user.isSuspended),
        asc(eq(other.role, sql.param('WRITER', other.role))),
        asc(other.position),
        asc(other.userId),
      )
      .limit(1),
  )

/**
 * Gives a publication whose only owner leaves to the first in line. Rule: docs/rules/identity.md, "Ending an account".
 *
 * @param person the id of the person who leaves, or null when nobody does.
 */
export const passOn = (person: SQL) =>
  update(collectionEditor)
    .set({ role: sql`${sql.param('OWNER', collectionEditor.role)}` })
    .where(
      and(
        inArray(collectionEditor.collectionId, owned(person)),
        eq(collectionEditor.userId, firstInLine(person)),
        not(
          some(
            other,
            and(
              eq(other.collectionId, collectionEditor.collectionId),
              eq(other.role, 'OWNER'),
              ne(other.userId, person),
            ),
          ),
        ),
      ),
    )

/** Closes a publication that nobody is left in. */
export const closeEmpty = (person: SQL) =>
  update(collection)
    .set({ isRemoved: true })
    .where(
      and(
        inArray(collection.id, owned(person)),
        not(some(other, and(eq(other.collectionId, collection.id), ne(other.userId, person)))),
      ),
    )

/** The publications that a person owns, whose pages change when they leave. */
export const collectionsOwnedBy = query('collectionsOwnedBy', (userId: Param<string>) =>
  select({ id: collectionEditor.collectionId })
    .from(collectionEditor)
    .where(and(eq(collectionEditor.userId, userId), eq(collectionEditor.role, 'OWNER'))),
)
