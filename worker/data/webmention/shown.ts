import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { WEBMENTIONS_SHOWN } from '../../../schema/rules/webmentions'
import { webmention } from '../../../schema/tables/webmention'
import { indexedBy } from '../sql/fragments'
import { select } from '../sql/query'

/** What `shownMentionsOf` has of each page. */
export type ListedMention = [
  id: string,
  source: string,
  host: string,
  title: string,
  authorName: string,
  createdAt: number,
]

/** The pages that mention a story and are shown, the newest first: a JSON list of lists. */
export function shownMentionsOf(postId: SQLWrapper): SQL<string> {
  const { id, source, host, title, authorName, createdAt, status } = webmention
  const shown = select({ id, source, host, title, authorName, createdAt })
    .from(indexedBy(webmention, 'webmention_of_post'))
    .where(and(sql`${webmention.postId} = ${postId}`, eq(status, 'shown')))
    .orderBy(desc(createdAt), desc(id))
    .limit(WEBMENTIONS_SHOWN)
    .as('shown_mention')
  const mention = sql`json_array(${shown.id}, ${shown.source}, ${shown.host}, ${shown.title}, ${shown.authorName}, ${shown.createdAt})`
  return sql<string>`${select({ rows: sql`json_group_array(${mention})` }).from(shown)}`
}
