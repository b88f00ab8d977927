import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { newsletter } from '../../../schema/tables/newsletter'
import { newsletterRecommendation } from '../../../schema/tables/recommendation'
import { inJson } from '../sql/fragments'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

const isOf = (newsletterId: Param<string>, recommendedId: Param<string>) =>
  and(
    eq(newsletterRecommendation.newsletterId, newsletterId),
    eq(newsletterRecommendation.recommendedId, recommendedId),
  )

/** Has a newsletter recommend another one, unless it recommends as many as it may. */
export const insertRecommendation = insertWhere(
  newsletterRecommendation,
  ({ newsletterId }, most: Param<number>, mostRows: Param<number>) =>
    and(
      lt(
        countOf(
          newsletterRecommendation,
          and(
            eq(newsletterRecommendation.newsletterId, newsletterId),
            isNull(newsletterRecommendation.refusedAt),
          ),
        ),
        most,
      ),
      lt(
        countOf(newsletterRecommendation, eq(newsletterRecommendation.newsletterId, newsletterId)),
        mostRows,
      ),
    ),
  'ignore',
)

/** Ends a recommendation. What was refused stays, so that it isn't made again. */
export const deleteRecommendation = write((newsletterId: Param<string>, recommendedId: Param<string>) =>
  deleteFrom(newsletterRecommendation).where(
    and(isOf(newsletterId, recommendedId), isNull(newsletterRecommendation.refusedAt)),
  ),
)

/** Refuses a recommendation, or allows it again. @param refusedAt null to allow it. */
export const setRefused = write(
  (newsletterId: Param<string>, recommendedId: Param<string>, refusedAt: Param<number | null>) =>
    update(newsletterRecommendation).set({ refusedAt }).where(isOf(newsletterId, recommendedId)),
)

const newslettersOf = (owner: SQL) => select({ id: newsletter.id }).from(newsletter).where(owner)

/** Deletes who recommends a person's newsletters. */
export const deleteRecommendationsOfPerson = (person: SQL) =>
  deleteFrom(newsletterRecommendation).where(
    inArray(newsletterRecommendation.recommendedId, newslettersOf(eq(newsletter.userId, person))),
  )

/** Deletes who recommends newsletters, and what these recommend. @param newsletterIds a JSON list. */
export const deleteRecommendationsFor = write((newsletterIds: Param<string>) =>
  deleteFrom(newsletterRecommendation).where(inJson(newsletterRecommendation.recommendedId, newsletterIds)),
)
export const deleteRecommendationsOf = write((newsletterIds: Param<string>) =>
  deleteFrom(newsletterRecommendation).where(inJson(newsletterRecommendation.newsletterId, newsletterIds)),
)
