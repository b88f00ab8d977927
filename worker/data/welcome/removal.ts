import { eq, inArray, type SQL } from 'drizzle-orm'
import { newsletter } from '../../../schema/tables/newsletter'
import { welcomeDelivery, welcomeLetter } from '../../../schema/tables/welcome'
import { inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, write } from '../sql/write'
import { idsOfReplaced } from '../subscriber/replaced'

const newslettersOf = (owner: SQL) => select({ id: newsletter.id }).from(newsletter).where(owner)
const welcomesOf = (owner: SQL) =>
  select({ id: welcomeLetter.id })
    .from(welcomeLetter)
    .where(inArray(welcomeLetter.newsletterId, newslettersOf(owner)))

/** Deletes what became of the mails for new subscribers of a person's newsletters; the mails go with these. */
export const deleteWelcomeDeliveriesOfPerson = (person: SQL) =>
  deleteFrom(welcomeDelivery).where(
    inArray(welcomeDelivery.welcomeId, welcomesOf(eq(newsletter.userId, person))),
  )

/** Deletes the mails for new subscribers of newsletters, after what became of them: in this order. @param newsletterIds a JSON list. */
export const deleteWelcomeDeliveriesOf = write((newsletterIds: Param<string>) =>
  deleteFrom(welcomeDelivery).where(
    inArray(
      welcomeDelivery.welcomeId,
      select({ id: welcomeLetter.id })
        .from(welcomeLetter)
        .where(inJson(welcomeLetter.newsletterId, newsletterIds)),
    ),
  ),
)
export const deleteWelcomesOf = write((newsletterIds: Param<string>) =>
  deleteFrom(welcomeLetter).where(inJson(welcomeLetter.newsletterId, newsletterIds)),
)

/** Deletes what an account's subscriptions were to get that others replace, once it has another address. */
export const deleteWelcomesOfReplaced = write((userId: Param<string>, email: Param<string>) =>
  deleteFrom(welcomeDelivery).where(inArray(welcomeDelivery.subscriberId, idsOfReplaced(userId, email))),
)
