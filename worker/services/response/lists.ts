import type { Database, RowOf } from '../../data/database'
import type { Post } from '../../data/post/rows'
import type { Reader } from '../../data/reader'
import {
  type ResponseOrder,
  responsesByAuthor,
  responsesTo,
  withheldResponses,
} from '../../data/response/queries'
import type { PictureKeys } from '../media/foreign-pictures'
import { FROM_BOTTOM, FROM_TOP, type Key, type Paging, readPage } from '../paging'
import type { Actor } from '../policies/actor'
import { shownBody } from '../post/shown-body'

/** A response in a list of those to one thing. */
export type ResponseRow = RowOf<(typeof responsesTo)['newest']>

const keyOf: Readonly<Record<ResponseOrder, (response: ResponseRow) => Key>> = {
  relevant: ({ score, id }) => [score, id],
  newest: ({ respondedAt, id }) => [respondedAt, id],
  oldest: ({ respondedAt, id }) => [respondedAt, id],
}

/** The responses to a story, to a list or to a response as somebody sees them, without the pinned one. */
export const responses = (
  db: Database,
  parentId: string,
  actor: Actor,
  order: ResponseOrder,
  paging: Paging | null | undefined,
) =>
  readPage<ResponseRow>(
    paging,
    ([key, id], limit) => db.all(responsesTo[order], parentId, actor?.id ?? '', key, id, limit),
    keyOf[order],
    order === 'oldest' ? FROM_BOTTOM : FROM_TOP,
  )

/**
 * The responses of a discussion that wait or are hidden, with their words, for those who decide on them; for anybody
 * else, their own.
 */
export async function withheld(
  reader: Reader,
  keys: PictureKeys,
  rootId: string,
  status: 'held' | 'hidden',
  onlyBy: string | null,
  paging: Paging | null | undefined,
) {
  const page = await readPage(
    paging,
    ([at, id], limit) => reader.db.all(withheldResponses, rootId, status, onlyBy, at, id, limit),
    ({ respondedAt, id }): Key => [respondedAt, id],
  )
  const items = await Promise.all(
    page.items.map(
      async (post): Promise<Post & { opened: Awaited<ReturnType<typeof shownBody>> }> => ({
        ...post,
        opened: post.versionId ? await shownBody(reader, keys, post.versionId) : [],
      }),
    ),
  )
  return { ...page, items }
}

/** Somebody's responses that readers see, newest first. */
export const responsesBy = (
  db: Database,
  authorId: string,
  actor: Actor,
  paging: Paging | null | undefined,
) =>
  readPage(
    paging,
    ([at, id], limit) => db.all(responsesByAuthor, authorId, actor?.id ?? '', at, id, limit),
    ({ respondedAt, id }): Key => [respondedAt, id],
  )

export type { ResponseOrder }
