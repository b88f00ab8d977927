import { and, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import { collection } from '../../../schema/tables/collection'
import { customDomain } from '../../../schema/tables/custom-domain'
import { user, userDomain } from '../../../schema/tables/user'
import { isShownCollection } from '../collection/shown'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, type Row, without } from '../sql/rows'

const fields = without(customDomain)

/** A domain that somebody wants, as stored. */
export interface CustomDomainRow extends Row<typeof fields> {}

export const domainOfUser = query('domainOfUser', (userId: Param<string>) =>
  select(fields)
    .from(indexedBy(customDomain, 'custom_domain_of_user'))
    .where(and(eq(customDomain.userId, userId), isNull(customDomain.removedAt))),
)

export const domainOfCollection = query('domainOfCollection', (collectionId: Param<string>) =>
  select(fields)
    .from(indexedBy(customDomain, 'custom_domain_of_collection'))
    .where(and(eq(customDomain.collectionId, collectionId), isNull(customDomain.removedAt))),
)

export const customDomainById = query('customDomainById', (id: Param<string>) =>
  select(fields).from(customDomain).where(eq(customDomain.id, id)),
)

/** Every row about a domain, those that somebody still wants first. */
export const rowsOfDomain = query('rowsOfDomain', (domain: Param<string>) =>
  select(fields)
    .from(indexedBy(customDomain, 'custom_domain_by_domain'))
    .where(eq(customDomain.domain, domain))
    .orderBy(customDomain.removedAt)
    .limit(50),
)

/** What works at a domain, also if nobody has asked for it here. */
export const collectionAtDomain = query('collectionAtDomain', (domain: Param<string>) =>
  select({ id: collection.id })
    .from(indexedBy(collection, 'collection_domain'))
    .where(and(eq(collection.domain, domain), isNotNull(collection.domainVerifiedAt))),
)
export const userAtDomain = query('userAtDomain', (domain: Param<string>) =>
  select({ id: userDomain.userId })
    .from(userDomain)
    .where(and(eq(userDomain.domain, domain), isNotNull(userDomain.verifiedAt))),
)

/** Domains that are to be checked, those that have waited longest first. */
export const dueDomains = query('dueDomains', (now: Param<number>, limit: Param<number>) =>
  select(fields)
    .from(indexedBy(customDomain, 'custom_domain_due'))
    .where(and(isNotNull(customDomain.nextCheckAt), lte(customDomain.nextCheckAt, now)))
    .orderBy(customDomain.nextCheckAt)
    .limit(limit),
)

/**
 * Where the addresses of a removed domain lead: to a profile or a publication that had it last.
 *
 * @param after a domain that was removed earlier leads nowhere any more.
 */
export const formerDomain = query('formerDomain', (domain: Param<string>, after: Param<number>) =>
  select({ username: user.username, slug: collection.slug, ...only(customDomain, 'removedAt') })
    .from(indexedBy(customDomain, 'custom_domain_by_domain'))
    .leftJoin(user, eq(user.id, customDomain.userId))
    .leftJoin(collection, and(eq(collection.id, customDomain.collectionId), isShownCollection))
    .where(
      and(
        eq(customDomain.domain, domain),
        gt(customDomain.removedAt, after),
        isNotNull(customDomain.provedAt),
        isNotNull(customDomain.pointedAt),
      ),
    )
    .orderBy(desc(customDomain.removedAt))
    .limit(1),
)
