import type { CollectionEditor } from '../../data/collection/rows'
import type { PostNote } from '../../data/post-note/rows'
import { type Actor, isInPerson } from './actor'
import type { Policy } from './policy'
import { isAuthor, type PostThing, postPolicy } from './post'

type Leader = Pick<CollectionEditor, 'userId' | 'role' | 'collectionId'>

export interface PostNoteThing {
  entity: 'postNote'
  note: Pick<PostNote, 'authorId' | 'audience' | 'collectionId' | 'deletedAt' | 'startedBy'>
  /** The story that it is on. */
  post: PostThing['post']
  writer?: PostThing['writer']
  /** The owners and editors of the story's publication, and of the one that it is offered to. */
  leaders: readonly Leader[]
  reviewers: readonly Leader[]
}

const ofStory = ({ post, writer, leaders, reviewers }: PostNoteThing): PostThing => ({
  entity: 'post',
  post,
  writer,
  leaders,
  reviewers,
})

/** Whether somebody is an owner or editor of the publication that the note was written for. */
const isItsEditor = (actor: Actor, { note, leaders, reviewers }: PostNoteThing): boolean =>
  note.audience === 'editors' &&
  actor !== null &&
  [...leaders, ...reviewers].some(
    ({ userId, role, collectionId }) =>
      userId === actor.id && role !== 'WRITER' && collectionId === note.collectionId,
  )

/** Whether somebody began it as a reader, and can still read the story. */
const isItsReader = (actor: Actor, thing: PostNoteThing): boolean =>
  thing.note.audience === 'reader' &&
  actor !== null &&
  actor.id === thing.note.startedBy &&
  postPolicy.read(actor, ofStory(thing))

/** Whether somebody has to do with it, deleted or not. */
const concerns = (actor: Actor, thing: PostNoteThing): boolean =>
  isItsReader(actor, thing) ||
  (postPolicy.annotate(actor, ofStory(thing)) &&
    (isAuthor(actor, ofStory(thing)) || isItsEditor(actor, thing)))

const isTheirs = (actor: Actor, { note }: PostNoteThing): boolean =>
  actor !== null && actor.id === note.authorId

/** Private notes on stories. Rule: docs/rules/security.md, "Rights". */
export const postNotePolicy = {
  /** Read it, or where it is deleted, what others have answered. */
  read: concerns,
  /** Answer it, and mark it as done. */
  answer: (actor, thing) =>
    concerns(actor, thing) && thing.note.deletedAt === null && isInPerson(actor) && !actor.isSuspended,
  /** Change its words. */
  change: (actor, thing) =>
    concerns(actor, thing) && isTheirs(actor, thing) && isInPerson(actor) && !actor.isSuspended,
  /** Delete it, and take that back. */
  remove: (actor, thing) => concerns(actor, thing) && isTheirs(actor, thing) && isInPerson(actor),
} satisfies Policy<PostNoteThing>
