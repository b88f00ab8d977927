import { and, eq, sql } from 'drizzle-orm'
import { newsletter } from '../../../schema/tables/newsletter'
import { post } from '../../../schema/tables/post'
import { sequencePart } from '../../../schema/tables/sequence'
import { userPreference } from '../../../schema/tables/viewer'
import { type NewsletterRow, newsletterFields } from '../newsletter/newsletters'
import { countNotesOfReader } from '../post-note/queries'
import { indexedBy, jsonEach } from '../sql/fragments'
import { jsonRow, readJsonRow } from '../sql/json-row'
import type { Param } from '../sql/params'
import { query, scalar, select, some } from '../sql/query'
import { shownMentionsOf } from '../webmention/shown'

/** Names a story and its reader, who is empty for what all readers see. */
export const pageFactsKey = (postId: string, readerId = ''): string => JSON.stringify([postId, readerId])

/**
 * What a story's page has to know of it besides its row, in one statement, by a JSON list of keys: whether its discussion
 * is closed, whether it is part of any series, what its writer has chosen about notes from readers, how many notes
 * its reader has written, the pages that mention it, and the newsletter in which it is sent.
 */
export const pageFactsByKeys = query('pageFactsByKeys', (keys: Param<string>) => {
  const { from, value, part } = jsonEach(keys)
  const { userId, name } = userPreference
  return select({
    key: value,
    isClosed: post.responsesClosed,
    isPart: some(indexedBy(sequencePart, 'sequence_part_by_post'), eq(sequencePart.postId, post.id)).mapWith(
      Number,
    ),
    notesChosen: scalar(
      select({ value: userPreference.value })
        .from(userPreference)
        .where(and(eq(userId, post.creatorId), eq(name, 'allowReaderNotes'))),
    ),
    noteCount: scalar(countNotesOfReader(post.id, part('$[1]'))),
    mentions: shownMentionsOf(post.id),
    newsletter: scalar(
      select({ row: jsonRow(newsletterFields) })
        .from(newsletter)
        .where(sql`${newsletter.id} = coalesce(${post.collectionId}, ${post.creatorId})`),
    ),
  })
    .from(from)
    .crossJoin(post)
    .where(eq(post.id, part('$[0]')))
})

/** The stored newsletter in which a story is sent: its publication's, else its writer's. */
export const newsletterIn = ({
  newsletter: row,
}: {
  newsletter: string | null
}): NewsletterRow | undefined =>
  row === null ? undefined : (readJsonRow(newsletterFields, JSON.parse(row)) as NewsletterRow)
