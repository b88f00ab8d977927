import { MOST_READER_NOTES } from '../../../schema/rules/post-notes'
import { leadersOfPost } from '../../data/collection/queries'
import type { CollectionEditor } from '../../data/collection/rows'
import type { Database } from '../../data/database'
import { readPeople } from '../../data/people'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { readersWithNotes, reviewersOfPost } from '../../data/post-note/queries'
import type { User } from '../../data/user/rows'
import type { Actor } from '../policies/actor'
import { can } from '../policies/can'
import { writerOf } from '../post/post-thing'

/** Where notes are written: a story, and the people who have to do with its notes. */
export interface NotePlace {
  post: Post
  /** Its writer, where readers don't simply find it. */
  writer: User | null
  /** The owners and editors of its publication. */
  leaders: CollectionEditor[]
  /** The owners and editors of the publication that the story is offered to. */
  reviewers: CollectionEditor[]
  /** The ids of the readers who have written to its writers. */
  readers: readonly string[]
}

/** The place of a story's notes; responses have none. */
export async function notePlace(db: Database, postId: string): Promise<NotePlace | undefined> {
  const [[post], leaders, reviewers, readers] = await Promise.all([
    db.all(postsByIds, JSON.stringify([postId])),
    db.all(leadersOfPost, postId),
    db.all(reviewersOfPost, postId),
    db.all(readersWithNotes, postId, MOST_READER_NOTES),
  ])
  if (post?.kind !== 'story') return undefined
  const writer = await writerOf(readPeople(db), post)
  return { post, writer, leaders, reviewers, readers: readers.flatMap(({ id }) => id ?? []) }
}

/** Whether somebody may read the newest text, and the notes on it that are meant for them. */
export const mayAnnotate = (actor: Actor, place: NotePlace): boolean =>
  can(actor, 'annotate', { entity: 'post', ...place })

/** Whether somebody is a reader who has written to the writers of a story, and can still read it. */
const isReaderWithNotes = (actor: Actor, place: NotePlace): boolean =>
  actor !== null && place.readers.includes(actor.id) && can(actor, 'read', { entity: 'post', ...place })

/** Whether there are notes on a story for somebody. Rule: docs/rules/post-notes.md, "Who reads them". */
export const mayReadNotes = (actor: Actor, place: NotePlace): boolean =>
  mayAnnotate(actor, place) || isReaderWithNotes(actor, place)

/** The publication whose editors read what is written now: the story's own, or the one that it is offered to. */
export const deskOf = ({ post, leaders, reviewers }: NotePlace): string | null =>
  (post.state === 'draft' ? undefined : leaders[0]?.collectionId) ?? reviewers[0]?.collectionId ?? null

/** A story of which somebody may read the notes. */
export async function annotatedPost(
  db: Database,
  actor: Actor,
  postId: string | null,
): Promise<Post | undefined> {
  const place = postId === null ? undefined : await notePlace(db, postId)
  return place && mayReadNotes(actor, place) ? place.post : undefined
}
