import type { CollectionEditor } from '../../data/collection/rows'
import type { PostNote } from '../../data/post-note/rows'
import { type Actor, isInPerson } from './actor'
import type { Barrier } from './barrier'
import type { Policy } from './policy'
import { isAuthor, type PostWithReviewers, type PostWithWriter, postPolicy } from './post'

type Leader = Pick<CollectionEditor, 'userId' | 'role' | 'collectionId'>

/** A note and its place. */
interface PlacedNote {
  entity: 'postNote'
  note: Pick<PostNote, 'authorId' | 'audience' | 'collectionId' | 'deletedAt' | 'startedBy'>
  /** The story that it is on. */
  post: PostWithWriter['post']
  writer: PostWithWriter['writer']
  /** The owners and editors of the story's publication, and of the one that it is offered to. */
  leaders: readonly Leader[]
  reviewers: readonly Leader[]
}

export interface PostNoteThing extends PlacedNote {
  /**
   * Blocks between a reader and the story's writers, one of whom is the actor; null for a note of those who work on it,
   * whom a block doesn't part.
   */
  barrier: Barrier | null
}

const ofStory = ({ post, writer, leaders, reviewers }: PlacedNote): PostWithWriter & PostWithReviewers => ({
  entity: 'post',
  post,
  writer,
  leaders,
  reviewers,
})

/** Whether somebody is an owner or editor of the publication that the note was written for. */
const isItsEditor = (actor: Actor, { note, leaders, reviewers }: PlacedNote): boolean =>
  note.audience === 'editors' &&
  actor !== null &&
  [...leaders, ...reviewers].some(
    ({ userId, role, collectionId }) =>
      userId === actor.id && role !== 'WRITER' && collectionId === note.collectionId,
  )

/** Whether somebody began it as a reader, and can still read the story. */
const isItsReader = (actor: Actor, thing: PlacedNote): boolean =>
  thing.note.audience === 'reader' &&
  actor !== null &&
  actor.id === thing.note.startedBy &&
  postPolicy.read(actor, ofStory(thing))

/** Whether somebody has to do with it, deleted or not. */
const concerns = (actor: Actor, thing: PlacedNote): boolean =>
  isItsReader(actor, thing) ||
  (postPolicy.annotate(actor, ofStory(thing)) &&
    (isAuthor(actor, ofStory(thing)) || isItsEditor(actor, thing)))

const isTheirs = (actor: Actor, { note }: PlacedNote): boolean => actor !== null && actor.id === note.authorId

/** Mark it as done, unless it is deleted. */
const resolve = (actor: Actor, thing: PlacedNote): boolean =>
  concerns(actor, thing) && thing.note.deletedAt === null && isInPerson(actor) && !actor.isSuspended

/** Delete it. */
const remove = (actor: Actor, thing: PlacedNote): boolean =>
  concerns(actor, thing) && isTheirs(actor, thing) && isInPerson(actor)

/** Private notes on stories. Rule: docs/rules/security.md, "Rights". */
export const postNotePolicy = {
  /** Read it, or where it is deleted, what others have answered. */
  read: concerns,
  resolve,
  /** Answer it. */
  answer: (actor, thing) => resolve(actor, thing) && thing.barrier === null,
  /** Change its words. */
  change: (actor, thing) => remove(actor, thing) && resolve(actor, thing) && thing.barrier === null,
  remove,
  /** Bring back what one has deleted. */
  restore: (actor, thing) => remove(actor, thing) && thing.barrier === null,
} satisfies Policy<PostNoteThing>
