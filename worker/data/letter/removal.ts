import { eq, inArray, type SQL } from 'drizzle-orm'
import { letter, letterRecipient } from '../../../schema/tables/letter'
import { newsletter } from '../../../schema/tables/newsletter'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, write } from '../sql/write'

const lettersOf = (owner: SQL) =>
  select({ id: letter.id })
    .from(letter)
    .where(inArray(letter.newsletterId, select({ id: newsletter.id }).from(newsletter).where(owner)))

/** Deletes what became of a person's letters; the letters go with their newsletters. */
export const deleteRecipientsOfPerson = (person: SQL) =>
  deleteFrom(letterRecipient).where(
    inArray(letterRecipient.letterId, lettersOf(eq(newsletter.userId, person))),
  )

/** Deletes a publication's letters with their recipients: in this order. */
export const deleteRecipientsOfCollection = write((collectionId: Param<string>) =>
  deleteFrom(letterRecipient).where(
    inArray(letterRecipient.letterId, lettersOf(eq(newsletter.collectionId, collectionId))),
  ),
)
export const deleteLettersOfCollection = write((collectionId: Param<string>) =>
  deleteFrom(letter).where(
    inArray(
      letter.newsletterId,
      select({ id: newsletter.id }).from(newsletter).where(eq(newsletter.collectionId, collectionId)),
    ),
  ),
)
