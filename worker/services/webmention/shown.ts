import { pageFactsKey } from '../../data/post/page-facts'
import type { Reader } from '../../data/reader'
import type { WebmentionRow } from '../../data/webmention/incoming'
import type { ListedMention } from '../../data/webmention/shown'

/** A mention as somebody sees it. */
export type ShownMention = Pick<
  WebmentionRow,
  'id' | 'source' | 'host' | 'title' | 'authorName' | 'createdAt' | 'status'
>

/** The pages that mention a story and are shown, read along with what else its page has to know. */
export async function shownWebmentions(
  { pageFacts }: Pick<Reader, 'pageFacts'>,
  postId: string,
): Promise<ShownMention[]> {
  const facts = await pageFacts.load(pageFactsKey(postId))
  const listed: ListedMention[] = facts ? JSON.parse(facts.mentions) : []
  return listed.map(([id, source, host, title, authorName, createdAt]) => ({
    id,
    source,
    host,
    title,
    authorName,
    createdAt,
    status: 'shown',
  }))
}
