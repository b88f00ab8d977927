/** Newsletters themselves. Rule: docs/rules/newsletters.md, "Newsletters". */
import { and, asc, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { NewsletterRhythm } from '../../../schema/rules/newsletters'
import { collection } from '../../../schema/tables/collection'
import { letter } from '../../../schema/tables/letter'
import { newsletter } from '../../../schema/tables/newsletter'
import { post } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import { postFields } from '../post/rows'
import { before, indexedBy, inJson } from '../sql/fragments'
import { insertWhere } from '../sql/insert'
import type { Page, Param } from '../sql/params'
import { countOf, query, select, selectOne, some } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { update, write } from '../sql/write'

/** What a newsletter's row has, but for what only jobs read. */
export const newsletterFields = without(newsletter, 'createdAt', 'countDueAt')

export interface NewsletterRow extends Row<typeof newsletterFields> {}

/** @param ids a JSON list. */
export const newslettersByIds = query('newslettersByIds', (ids: Param<string>) =>
  select(newsletterFields).from(newsletter).where(inJson(newsletter.id, ids)),
)

/** A stored newsletter of a publication. */
export const newsletterBySlug = query(
  'newsletterBySlug',
  (collectionId: Param<string>, slug: Param<string>) =>
    select(newsletterFields)
      .from(newsletter)
      .where(and(eq(newsletter.collectionId, collectionId), eq(newsletter.slug, slug))),
)

/** Whether an id is a person's or a publication's, and so that of their first newsletter, stored or not. */
export const isOwnerId = query('isOwnerId', (id: Param<string>) =>
  selectOne({
    isOwner: sql<0 | 1>`${or(some(user, eq(user.id, id)), some(collection, eq(collection.id, id)))}`,
  }),
)

/** The stored newsletters of a publication, by slug. */
export const newslettersOfCollection = query(
  'newslettersOfCollection',
  (collectionId: Param<string>, limit: Param<number>) =>
    select(newsletterFields)
      .from(indexedBy(newsletter, 'newsletter_of_collection'))
      .where(eq(newsletter.collectionId, collectionId))
      .orderBy(asc(newsletter.slug))
      .limit(limit),
)

/** The listed stories that a newsletter has sent, and when, newest first. */
export const archiveOfNewsletter = query(
  'archiveOfNewsletter',
  (newsletterId: Param<string>, ...[startedAt, id, limit]: Page) =>
    select({ ...postFields, letterId: letter.id, sentAt: letter.startedAt })
      .from(indexedBy(letter, 'letter_sent'))
      .innerJoin(post, eq(post.id, letter.postId))
      .where(
        and(
          eq(letter.newsletterId, newsletterId),
          isNull(letter.digestAt),
          before([letter.startedAt, letter.id], [startedAt, id]),
          gt(letter.sentCount, 0),
          eq(post.isListed, true),
        ),
      )
      .orderBy(desc(letter.startedAt), desc(letter.id))
      .limit(limit),
)

/** Stores another newsletter of a publication, unless it has as many as it may. */
export const insertAnotherNewsletter = insertWhere(newsletter, ({ collectionId }, most: Param<number>) =>
  lt(countOf(newsletter, eq(newsletter.collectionId, collectionId)), most),
)

/** Sets what a stored newsletter says of itself. */
export const setNewsletter = write(
  (
    id: Param<string>,
    name: Param<string>,
    description: Param<string>,
    imageId: Param<string | null>,
    color: Param<string | null>,
    senderName: Param<string>,
    takesReplies: Param<boolean>,
    holdsReplies: Param<boolean>,
    hasReferrals: Param<boolean>,
    countsOpens: Param<boolean>,
    rhythm: Param<NewsletterRhythm>,
    sendsStories: Param<boolean>,
  ) =>
    update(newsletter)
      .set({
        name,
        description,
        imageId,
        color,
        senderName,
        takesReplies,
        holdsReplies,
        hasReferrals,
        countsOpens,
        rhythm,
        sendsStories,
      })
      .where(eq(newsletter.id, id)),
)

/** Switches a newsletter off, unless it is. @param goneAt when it is deleted for good; null if it isn't. */
export const endNewsletter = write((id: Param<string>, now: Param<number>, goneAt: Param<number | null>) =>
  update(newsletter)
    .set({ offAt: now, goneAt })
    .where(and(eq(newsletter.id, id), isNull(newsletter.offAt))),
)

/** Brings a newsletter back, unless it is to be deleted for good by now. */
export const restoreNewsletter = write((id: Param<string>, now: Param<number>) =>
  update(newsletter)
    .set({ offAt: null, goneAt: null })
    .where(and(eq(newsletter.id, id), or(isNull(newsletter.goneAt), gt(newsletter.goneAt, now)))),
)

/** Newsletters that were deleted long enough ago. */
export const goneNewsletters = query('goneNewsletters', (until: Param<number>, limit: Param<number>) =>
  select({ id: newsletter.id })
    .from(indexedBy(newsletter, 'newsletter_gone'))
    .where(lte(newsletter.goneAt, until))
    .limit(limit),
)

/** Where a newsletter's letters come from. @param address null for the site's address. */
export const setSenderAddress = write((id: Param<string>, address: Param<string | null>) =>
  update(newsletter).set({ senderAddress: address }).where(eq(newsletter.id, id)),
)
