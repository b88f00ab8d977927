import { eq, inArray, type SQL } from 'drizzle-orm'
import { letter, letterRecipient } from '../../../schema/tables/letter'
import { newsletter } from '../../../schema/tables/newsletter'
import { inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, write } from '../sql/write'

const lettersOf = (newsletters: SQL | undefined) => select({ id: letter.id }).from(letter).where(newsletters)

/** Deletes what became of a person's letters; the letters go with their newsletters. */
export const deleteRecipientsOfPerson = (person: SQL) =>
  deleteFrom(letterRecipient).where(
    inArray(
      letterRecipient.letterId,
      lettersOf(
        inArray(
          letter.newsletterId,
          select({ id: newsletter.id }).from(newsletter).where(eq(newsletter.userId, person)),
        ),
      ),
    ),
  )

/** Deletes the letters of newsletters with their recipients: in this order. @param newsletterIds a JSON list. */
export const deleteRecipientsOf = write((newsletterIds: Param<string>) =>
  deleteFrom(letterRecipient).where(
    inArray(letterRecipient.letterId, lettersOf(inJson(letter.newsletterId, newsletterIds))),
  ),
)
export const deleteLettersOf = write((newsletterIds: Param<string>) =>
  deleteFrom(letter).where(inJson(letter.newsletterId, newsletterIds)),
)
