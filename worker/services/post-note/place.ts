import { leadersOfPost } from '../../data/collection/queries'
import type { CollectionEditor } from '../../data/collection/rows'
import type { Post } from '../../data/post/rows'
import { reviewersOfPost } from '../../data/post-note/queries'
import type { Reader } from '../../data/reader'
import type { Actor } from '../policies/actor'
import { can } from '../policies/can'

/** Where notes are written: a story, and the editors who have to do with it. */
export interface NotePlace {
  post: Post
  /** The owners and editors of its publication. */
  leaders: CollectionEditor[]
  /** Those of the publication that it is offered to. */
  reviewers: CollectionEditor[]
}

/** The place of a story's notes; responses have none. */
export async function notePlace(
  { db, posts }: Pick<Reader, 'db' | 'posts'>,
  postId: string,
): Promise<NotePlace | undefined> {
  const [post, leaders, reviewers] = await Promise.all([
    posts.load(postId),
    db.all(leadersOfPost, postId),
    db.all(reviewersOfPost, postId),
  ])
  return post?.kind === 'story' ? { post, leaders, reviewers } : undefined
}

/** Whether somebody may read notes on a story. Rule: docs/rules/post-notes.md, "Who reads them". */
export const mayAnnotate = (actor: Actor, place: NotePlace): boolean =>
  can(actor, 'annotate', { entity: 'post', ...place })

/** The publication whose editors read what is written now: the story's own, or the one that it is offered to. */
export const deskOf = ({ post, leaders, reviewers }: NotePlace): string | null =>
  (post.state === 'draft' ? undefined : leaders[0]?.collectionId) ?? reviewers[0]?.collectionId ?? null

/** A story of which somebody may read the notes. */
export async function annotatedPost(
  reader: Pick<Reader, 'db' | 'posts'>,
  actor: Actor,
  postId: string | null,
): Promise<Post | undefined> {
  const place = postId === null ? undefined : await notePlace(reader, postId)
  return place && mayAnnotate(actor, place) ? place.post : undefined
}
