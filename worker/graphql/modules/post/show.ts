import type { Post } from '../../../data/post/rows'
import { postCacheTag } from '../../../edge-cache/tags'
import type { PageOf } from '../../../services/paging'
import type { GraphQLContext } from '../../context'
import { connection } from '../../results'
import { isReadable } from './readable'

declare const stage: unique symbol

/** A post that has come through the stage below, which alone makes them. The API answers with no other. */
export type ShownPost<Row extends Post = Post> = Row & { readonly [stage]: true }

/** Whether a post may be shown to whoever asks, judged by what has been read. */
export type ShowRule<Row extends Post> = (post: Row) => boolean

/** Listed posts are for everybody, everywhere. Rule: docs/rules/stories.md, "States". */
export const isListed: ShowRule<Post> = (post) => post.isListed === 1

/** What a use case answers with is for whoever it was done for: it has asked for their rights. */
export const byUseCase = (): boolean => true

/** Marks an answer as depending on posts: also on those that it doesn't show, since they may come back. */
const tagPosts = ({ tags }: GraphQLContext, posts: readonly Post[]): void => {
  for (const { id } of posts) tags.add(postCacheTag(id))
}

/**
 * Makes rows into what an answer shows: their cache tags are added, and those are left out that the rule doesn't
 * allow. Rule: docs/rules/graphql.md, "What is hidden".
 */
export function showPosts<Row extends Post>(
  context: GraphQLContext,
  rows: readonly Row[],
  rule: ShowRule<Row> = isListed,
): ShownPost<Row>[] {
  tagPosts(context, rows)
  return rows.filter(rule) as ShownPost<Row>[]
}

/** Makes a page of rows into a connection of what an answer shows. */
export const postConnection = <Row extends Post>(
  context: GraphQLContext,
  page: PageOf<Row>,
  rule: ShowRule<Row> = isListed,
) => connection('posts', { ...page, items: showPosts(context, page.items, rule) })

/** Makes things with a post into what an answer shows, without those whose post isn't shown. */
export const showWithPosts = <Item extends { post: Post }>(
  context: GraphQLContext,
  items: readonly Item[],
): (Item & { post: ShownPost })[] =>
  items.flatMap((item) => {
    const post = showPost(context, item.post)
    return post ? [{ ...item, post }] : []
  })

/** Makes one row into what an answer shows, or null. */
export const showPost = <Row extends Post>(
  context: GraphQLContext,
  row: Row | null | undefined,
  rule: ShowRule<Row> = isListed,
): ShownPost<Row> | null => (row ? (showPosts(context, [row], rule)[0] ?? null) : null)

/** Makes one row into what an answer shows, if this viewer can read it where they are. Round trips: one at most. */
export async function showReadable(
  context: GraphQLContext,
  row: Post | null | undefined,
): Promise<ShownPost | null> {
  const isShown = row ? await isReadable(context, row) : false
  return showPost(context, row, () => isShown)
}

/** Makes the post with an id into what an answer shows, if this viewer can read it where they are. */
export const showReadableById = async (context: GraphQLContext, id: string): Promise<ShownPost | null> =>
  showReadable(context, await context.reader.posts.load(id))
