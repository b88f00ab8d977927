import type { CollectionEditor } from '../../data/collection/rows'
import type { Post } from '../../data/post/rows'
import type { User } from '../../data/user/rows'
import { isShown } from '../../data/user/shown'
import { type Actor, isInPerson, mayReach, mayReport } from './actor'
import type { Barrier } from './barrier'
import type { Policy } from './policy'

/** A story alone: enough for what its authors do with it, and for staff. */
export interface PostAlone {
  entity: 'post'
  post: Pick<Post, 'state' | 'access' | 'creatorId' | 'isListed' | 'coAuthorIds'>
}

/** A story and its writer, for what readers see. */
export interface PostWithWriter extends PostAlone {
  /** Its writer; null for a listed story, whose writer is neither suspended nor gone. */
  writer: Pick<User, 'isSuspended' | 'deactivatedAt'> | null
}

/** A story and those who wrote it, for what reaches them. */
export interface PostWithBarrier extends PostWithWriter {
  /** Blocks between the actor and its writers. */
  barrier: Barrier | null
}

/** A response of the actor's, for what reaches those whom it answers. */
interface PostWithAnswered extends PostAlone {
  /** Blocks between the actor and the people whose work is discussed, or who wrote the response that it answers. */
  barrier: Barrier | null
}

/** A story and its publication. */
export interface PostWithLeaders extends PostAlone {
  /** The owners and editors of its publication. */
  leaders: readonly Pick<CollectionEditor, 'userId' | 'role'>[]
}

/** A story, its publication, and the one that it is offered to. */
export interface PostWithReviewers extends PostWithLeaders {
  /** The owners and editors of the publication that it is offered to. */
  reviewers: readonly Pick<CollectionEditor, 'userId' | 'role'>[]
}

export type PostThing = PostWithBarrier & PostWithReviewers

const isWriter = (actor: Actor, { post }: PostAlone): boolean => actor?.id === post.creatorId

/** Whether somebody writes it beside its writer. */
const isCoAuthor = (actor: Actor, { post: { coAuthorIds } }: PostAlone): boolean =>
  actor !== null && coAuthorIds !== '[]' && (JSON.parse(coAuthorIds) as string[]).includes(actor.id)

/** Whether somebody writes it, alone or with others. */
export const isAuthor = (actor: Actor, thing: PostAlone): boolean =>
  isWriter(actor, thing) || isCoAuthor(actor, thing)

/** Whether its writer's stories are shown to others. */
const isWriterShown = ({ post, writer }: PostWithWriter): boolean =>
  writer ? isShown(writer) : post.isListed === 1

/** Whether somebody is an owner or editor of its publication. */
const leadsPublication = (actor: Actor, { leaders }: PostWithLeaders): boolean =>
  actor !== null && leaders.some(({ userId, role }) => userId === actor.id && role !== 'WRITER')

/** Learn that it exists. */
function see(actor: Actor, thing: PostAlone): boolean {
  switch (thing.post.state) {
    case 'published':
    case 'unlisted':
      return true
    case 'scheduled':
    case 'draft':
    case 'mailed':
      return isAuthor(actor, thing)
    case 'trashed':
      return isWriter(actor, thing)
    default:
      return false
  }
}

/**
 * Whether somebody has to do with it as an owner or editor of its publication: they also know what is planned, and what went
 * out by mail only.
 */
const seesAsLeader = (actor: Actor, thing: PostWithLeaders): boolean =>
  leadsPublication(actor, thing) &&
  (see(actor, thing) || thing.post.state === 'scheduled' || thing.post.state === 'mailed')

/** Whether somebody may do what reaches those who wrote it: in their own name, and apart from none of them. */
const reaches = (actor: Actor, { barrier }: PostWithBarrier): boolean => mayReach(actor) && barrier === null

/** Whether readers can open it. */
const isOut = ({ post: { state } }: PostAlone): boolean => state === 'published' || state === 'unlisted'

/** Read it, or its preview. */
const read = (actor: Actor, thing: PostWithWriter): boolean =>
  see(actor, thing) && (isAuthor(actor, thing) || isWriterShown(thing))

/** Submit it to a publication, and see its stats and where its readers come from. */
const own = (actor: Actor, thing: PostAlone): boolean => isWriter(actor, thing) && see(actor, thing)

/** Its settings and notes, and every version of it: its authors, and those who lead its publication. */
const edit = (actor: Actor, thing: PostWithLeaders): boolean =>
  (isAuthor(actor, thing) && see(actor, thing)) || seesAsLeader(actor, thing)

/** Whether somebody is an owner or editor of the publication that it is offered to; nobody gets what is in the trash. */
const reviews = (actor: Actor, { post, reviewers }: PostWithReviewers): boolean =>
  actor !== null &&
  post.state !== 'trashed' &&
  post.state !== 'removed' &&
  reviewers.some(({ userId, role }) => userId === actor.id && role !== 'WRITER')

/** Stories and responses. Rules: docs/rules/security.md, "Rights"; docs/rules/stories.md, "States". */
export const postPolicy = {
  see,
  read,
  /** Get it by mail, and read it by the link in that: what everybody can read, and what goes out by mail only. */
  mail: (actor, thing: PostWithWriter) =>
    (thing.post.state === 'mailed' && isWriterShown(thing)) || (isOut(thing) && read(actor, thing)),
  /** Read all of it. */
  readWhole: (actor, thing: PostAlone) =>
    see(actor, thing) &&
    (thing.post.access === 'public' || isAuthor(actor, thing) || actor?.isMember === true),
  own,
  /** See everything that can be changed. */
  edit,
  /** Read its newest text, and the notes on it that are meant for them. */
  annotate: (actor, thing: PostWithReviewers) => edit(actor, thing) || reviews(actor, thing),
  /** Change what one has said in a response. */
  reword: (actor, thing: PostWithAnswered) =>
    own(actor, thing) && actor?.isSuspended === false && thing.barrier === null,
  /** Bring back a response that one has deleted. */
  restore: (actor, thing: PostWithAnswered) => own(actor, thing) && thing.barrier === null,
  /** Change any of that. A suspended writer goes on with their own stories, which only they see. */
  change: (actor, thing: PostWithLeaders) =>
    own(actor, thing) || (edit(actor, thing) && actor?.isSuspended === false),
  /** Publish it, plan that, or take it back: a co-author leaves that to its writer. */
  publish: (actor, thing: PostWithLeaders) =>
    own(actor, thing) || (seesAsLeader(actor, thing) && actor?.isSuspended === false),
  /** Accept the invitation to write it. */
  join: (actor, { post, barrier }: Omit<PostWithBarrier, 'writer'>) =>
    isInPerson(actor) && post.state !== 'removed' && barrier === null,
  /** Clap for it: everybody who can read it, except those who wrote it. */
  clap: (actor, thing: PostWithBarrier) =>
    reaches(actor, thing) && !isAuthor(actor, thing) && isOut(thing) && read(actor, thing),
  /** Write a private note to those who write it: everybody else who can read it, in their own session on the main host. */
  writeTo: (actor, thing: PostWithBarrier) =>
    isInPerson(actor) &&
    reaches(actor, thing) &&
    !isAuthor(actor, thing) &&
    isOut(thing) &&
    read(actor, thing),
  /** Respond to it: everybody who can read it. */
  respond: (actor, thing: PostWithBarrier) => reaches(actor, thing) && isOut(thing) && read(actor, thing),
  /** Report it: everybody who can read it, signed in or not, except those who wrote it. */
  report: (actor, thing: PostWithWriter) =>
    mayReport(actor) && !isAuthor(actor, thing) && isOut(thing) && read(actor, thing),
  /** Take it down, withhold it, and show it again: staff, but nobody who wrote it, whatever its state. */
  moderate: (actor, thing: PostAlone) => actor?.isStaff === true && !isAuthor(actor, thing),
  /** Decide on responses to it: those who write it, and those who lead its publication. */
  curate: (actor, thing: PostWithLeaders) =>
    actor?.isSuspended === false &&
    isOut(thing) &&
    (isAuthor(actor, thing) || leadsPublication(actor, thing)),
  /** Highlight passages of it: everybody who can read it. */
  quote: (actor, thing: PostWithWriter) => mayReach(actor) && isOut(thing) && read(actor, thing),
  /** Highlight passages of it publicly. */
  quotePublicly: (actor, thing: PostWithBarrier) =>
    reaches(actor, thing) && isOut(thing) && read(actor, thing),
} satisfies Policy<PostThing>
