import { ARCHIVE_PAGE } from '../../../schema/rules/newsletters'
import { archiveOfNewsletter } from '../../data/newsletter/newsletters'
import type { Post } from '../../data/post/rows'
import { type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'

/** A story that a newsletter has sent. */
export interface ArchivedLetter {
  id: string
  sentAt: number
  post: Post
}

/** A page of what a newsletter has sent, newest first. Rule: docs/rules/newsletters.md, "The archive". */
export async function archive(
  { db }: Needs<'db'>,
  newsletterId: string,
  paging: Paging | null | undefined,
): Promise<PageOf<ArchivedLetter>> {
  const page = await readPage(
    { limit: ARCHIVE_PAGE, ...paging },
    ([sentAt, id], limit) => db.all(archiveOfNewsletter, newsletterId, sentAt, id, limit),
    ({ sentAt, letterId }) => [sentAt ?? 0, letterId],
  )
  return {
    ...page,
    items: page.items.map(({ letterId, sentAt, ...post }) => ({ id: letterId, sentAt: sentAt ?? 0, post })),
  }
}
