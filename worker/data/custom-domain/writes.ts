import { and, eq, isNotNull, isNull, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { DomainFault } from '../../../schema/rules/custom-domains'
import { collection } from '../../../schema/tables/collection'
import { customDomain } from '../../../schema/tables/custom-domain'
import { userDomain } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { failedOn } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import type { CustomDomainRow } from './queries'

/** Asks for a domain. A second one for the same profile or publication fails the batch. */
export const insertCustomDomain = insert(customDomain)

/** Whether something else works at a domain, also if nobody has asked for it here. */
const isTaken = (domain: SQLWrapper, collectionId: SQLWrapper, userId: SQLWrapper) =>
  or(
    some(
      collection,
      and(
        eq(collection.domain, domain),
        isNotNull(collection.domainVerifiedAt),
        ne(collection.id, sql`coalesce(${collectionId}, '')`),
      ),
    ),
    some(
      userDomain,
      and(
        eq(userDomain.domain, domain),
        isNotNull(userDomain.verifiedAt),
        ne(userDomain.userId, sql`coalesce(${userId}, '')`),
      ),
    ),
  )

/** Fails the batch if something else works at the domain of a row. */
const expectFree = write((id: Param<string>) =>
  update(customDomain)
    .set({ token: sql`null` })
    .where(
      and(
        eq(customDomain.id, id),
        isTaken(customDomain.domain, customDomain.collectionId, customDomain.userId),
      ),
    ),
)

/** Fails the batch if a row was changed since it was read. */
const expectRevision = write((id: Param<string>, revision: Param<number>) =>
  update(customDomain)
    .set({ since: sql`null` })
    .where(
      and(
        eq(customDomain.id, id),
        or(ne(customDomain.revision, revision), isNotNull(customDomain.removedAt)),
      ),
    ),
)

/** Whether a batch failed because something else works at the domain. */
export const isDomainTaken = (error: unknown): boolean =>
  failedOn(error, customDomain.token) ||
  failedOn(error, customDomain.domain) ||
  failedOn(error, collection.domain) ||
  failedOn(error, userDomain.domain)

/** Whether a batch failed because the row was changed meanwhile. */
export const isChangedMeanwhile = (error: unknown): boolean => failedOn(error, customDomain.since)

const noteRow = write(
  (
    id: Param<string>,
    since: Param<number>,
    provedAt: Param<number | null>,
    pointedAt: Param<number | null>,
    workingSince: Param<number | null>,
    failingSince: Param<number | null>,
    warnedAt: Param<number | null>,
    withdrawnAt: Param<number | null>,
    checkedAt: Param<number | null>,
    nextCheckAt: Param<number | null>,
    checks: Param<number>,
    fault: Param<DomainFault | null>,
    hostnameId: Param<string | null>,
    removedAt: Param<number | null>,
  ) =>
    update(customDomain)
      .set({
        since,
        provedAt,
        pointedAt,
        workingSince,
        failingSince,
        warnedAt,
        withdrawnAt,
        checkedAt,
        nextCheckAt,
        checks,
        fault,
        hostnameId,
        removedAt,
        revision: sql`${customDomain.revision} + 1`,
      })
      .where(eq(customDomain.id, id)),
)

const setOfCollection = write(
  (collectionId: Param<string>, domain: Param<string | null>, at: Param<number | null>) =>
    update(collection).set({ domain, domainVerifiedAt: at }).where(eq(collection.id, collectionId)),
)
const clearOfCollection = write((collectionId: Param<string>, domain: Param<string>) =>
  update(collection)
    .set({ domain: null, domainVerifiedAt: null })
    .where(and(eq(collection.id, collectionId), eq(collection.domain, domain))),
)
const deleteUnverified = write((domain: Param<string>) =>
  deleteFrom(userDomain).where(and(eq(userDomain.domain, domain), isNull(userDomain.verifiedAt))),
)
const insertOfUser = insert(userDomain)
const deleteOfUser = write((userId: Param<string>, domain: Param<string>) =>
  deleteFrom(userDomain).where(and(eq(userDomain.userId, userId), eq(userDomain.domain, domain))),
)
/** Others that had the domain before: its addresses lead to its present owner. */
const deleteFormer = write((domain: Param<string>) =>
  deleteFrom(customDomain).where(and(eq(customDomain.domain, domain), isNotNull(customDomain.removedAt))),
)

/** Has readers find a profile or a publication at its domain. */
function publish({ domain, collectionId, userId }: CustomDomainRow, at: number): Statement[] {
  if (collectionId !== null) return [setOfCollection(collectionId, domain, at)]
  return userId === null ? [] : [deleteUnverified(domain), insertOfUser({ domain, userId, verifiedAt: at })]
}

/** Ends that. */
function withdraw({ domain, collectionId, userId }: CustomDomainRow): Statement[] {
  if (collectionId !== null) return [clearOfCollection(collectionId, domain)]
  return userId === null ? [] : [deleteOfUser(userId, domain)]
}

const changed = (row: CustomDomainRow): Statement[] => [
  expectRevision(row.id, row.revision),
  noteRow(
    row.id,
    row.since,
    row.provedAt,
    row.pointedAt,
    row.workingSince,
    row.failingSince,
    row.warnedAt,
    row.withdrawnAt,
    row.checkedAt,
    row.nextCheckAt,
    row.checks,
    row.fault,
    row.hostnameId,
    row.removedAt,
  ),
]

/**
 * Notes what a check found, and has readers find or no longer find the pages at the domain. Fails if the row was changed
 * meanwhile (`isChangedMeanwhile`), or if something else works there (`isDomainTaken`).
 */
export function settleDomain(before: CustomDomainRow, after: CustomDomainRow): Statement[] {
  const worked = before.workingSince !== null
  const works = after.workingSince !== null
  if (works && !worked)
    return [
      expectFree(before.id),
      ...changed(after),
      deleteFormer(after.domain),
      ...publish(after, after.workingSince ?? 0),
    ]
  return [...changed(after), ...(worked && !works ? withdraw(after) : [])]
}

/** Removes a domain from what has it. @param until when its row goes. */
export const removeDomain = (row: CustomDomainRow, now: number, until: number): Statement[] => [
  ...changed({ ...row, workingSince: null, removedAt: now, nextCheckAt: until }),
  ...withdraw(row),
]

/** Removes the domain of a publication that is cleared away: the domain leads nowhere afterwards. */
export const giveUpDomainOf = write((collectionId: Param<string>, now: Param<number>) =>
  update(customDomain)
    .set({
      workingSince: null,
      removedAt: now,
      nextCheckAt: now,
      pointedAt: null,
      revision: sql`${customDomain.revision} + 1`,
    })
    .where(and(eq(customDomain.collectionId, collectionId), isNull(customDomain.removedAt))),
)

export const deleteDomainRow = write((id: Param<string>) =>
  deleteFrom(customDomain).where(and(eq(customDomain.id, id), isNotNull(customDomain.removedAt))),
)
/** Leaves a removed row for later, when its certificate couldn't be given up. */
export const postponeDomainRow = write((id: Param<string>, until: Param<number>) =>
  update(customDomain).set({ nextCheckAt: until }).where(eq(customDomain.id, id)),
)
