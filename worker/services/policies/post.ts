import type { CollectionEditor } from '../../data/collection/rows'
import type { Post } from '../../data/post/rows'
import type { User } from '../../data/user/rows'
import { isShown } from '../../data/user/shown'
import { type Actor, isInPerson, mayReach, mayReport } from './actor'
import type { Barrier } from './barrier'
import type { Policy } from './policy'

export interface PostThing {
  entity: 'post'
  post: Pick<Post, 'state' | 'access' | 'creatorId' | 'isListed'> & Partial<Pick<Post, 'coAuthorIds'>>
  /** Its writer. Not needed for a listed story, whose writer is neither suspended nor gone. */
  writer?: Pick<User, 'isSuspended' | 'deactivatedAt'> | undefined
  /** The owners and editors of its publication. */
  leaders?: readonly Pick<CollectionEditor, 'userId' | 'role'>[]
  /** The owners and editors of the publication that it is offered to. */
  reviewers?: readonly Pick<CollectionEditor, 'userId' | 'role'>[]
  /** What stands between the actor and those who wrote it, for what readers do. */
  barrier?: Barrier | undefined
}

const isWriter = (actor: Actor, { post }: PostThing): boolean => actor?.id === post.creatorId

/** Whether somebody writes it beside its writer. */
const isCoAuthor = (actor: Actor, { post: { coAuthorIds = '[]' } }: PostThing): boolean =>
  actor !== null && coAuthorIds !== '[]' && (JSON.parse(coAuthorIds) as string[]).includes(actor.id)

/** Whether somebody writes it, alone or with others. */
export const isAuthor = (actor: Actor, thing: PostThing): boolean =>
  isWriter(actor, thing) || isCoAuthor(actor, thing)

/** Whether its writer's stories are shown to others. */
const isWriterShown = ({ post, writer }: PostThing): boolean =>
  writer ? isShown(writer) : post.isListed === 1

/** Whether somebody is an owner or editor of its publication. */
const leadsPublication = (actor: Actor, { leaders = [] }: PostThing): boolean =>
  actor !== null && leaders.some(({ userId, role }) => userId === actor.id && role !== 'WRITER')

/** Learn that it exists. */
function see(actor: Actor, thing: PostThing): boolean {
  switch (thing.post.state) {
    case 'published':
    case 'unlisted':
      return true
    case 'scheduled':
      return isAuthor(actor, thing) || leadsPublication(actor, thing)
    case 'draft':
      return isAuthor(actor, thing)
    case 'trashed':
      return isWriter(actor, thing)
    default:
      return false
  }
}

/** Whether somebody may do what reaches those who wrote it: in their own name, and apart from none of them. */
const reaches = (actor: Actor, { barrier }: PostThing): boolean => mayReach(actor) && barrier === undefined

/** Whether readers can open it. */
const isOut = ({ post: { state } }: PostThing): boolean => state === 'published' || state === 'unlisted'

/** Read it, or its preview. */
const read = (actor: Actor, thing: PostThing): boolean =>
  see(actor, thing) && (isAuthor(actor, thing) || isWriterShown(thing))

/** Submit it to a publication, and see its stats and where its readers come from. */
const own = (actor: Actor, thing: PostThing): boolean => isWriter(actor, thing) && see(actor, thing)

/** Its settings and notes, and every version of it: its authors, and those who lead its publication. */
const edit = (actor: Actor, thing: PostThing): boolean =>
  own(actor, thing) || (see(actor, thing) && (isCoAuthor(actor, thing) || leadsPublication(actor, thing)))

/** Whether somebody is an owner or editor of the publication that it is offered to; nobody gets what is in the trash. */
const reviews = (actor: Actor, { post, reviewers = [] }: PostThing): boolean =>
  actor !== null &&
  post.state !== 'trashed' &&
  post.state !== 'removed' &&
  reviewers.some(({ userId, role }) => userId === actor.id && role !== 'WRITER')

/** Stories and responses. Rules: docs/rules/security.md, "Rights"; docs/rules/stories.md, "States". */
export const postPolicy = {
  see,
  read,
  /** Read all of it. */
  readWhole: (actor, thing) =>
    see(actor, thing) &&
    (thing.post.access === 'public' || isAuthor(actor, thing) || actor?.isMember === true),
  own,
  /** See all that is there to change. */
  edit,
  /** Read its newest text, and the notes on it that are meant for them. */
  annotate: (actor, thing) => edit(actor, thing) || reviews(actor, thing),
  /** Change what one has said in a response. */
  reword: (actor, thing) => own(actor, thing) && actor?.isSuspended === false,
  /** Change any of that. A suspended writer goes on with their own stories, which only they see. */
  change: (actor, thing) => own(actor, thing) || (edit(actor, thing) && actor?.isSuspended === false),
  /** Publish it, plan that, or take it back: a co-author leaves that to its writer. */
  publish: (actor, thing) =>
    own(actor, thing) ||
    (see(actor, thing) && leadsPublication(actor, thing) && actor?.isSuspended === false),
  /** Clap for it: everybody who can read it, except those who wrote it. */
  clap: (actor, thing) =>
    reaches(actor, thing) && !isAuthor(actor, thing) && isOut(thing) && read(actor, thing),
  /** Write a private note to those who write it: everybody else who can read it, in their own session on the main host. */
  writeTo: (actor, thing) =>
    isInPerson(actor) &&
    reaches(actor, thing) &&
    !isAuthor(actor, thing) &&
    isOut(thing) &&
    read(actor, thing),
  /** Respond to it: everybody who can read it. */
  respond: (actor, thing) => reaches(actor, thing) && isOut(thing) && read(actor, thing),
  /** Report it: everybody who can read it, signed in or not, except those who wrote it. */
  report: (actor, thing) => mayReport(actor) && !isAuthor(actor, thing) && isOut(thing) && read(actor, thing),
  /** Take it down, withhold it, and show it again: staff, but nobody who wrote it, whatever its state. */
  moderate: (actor, thing) => actor?.isStaff === true && !isAuthor(actor, thing),
  /** Decide on responses to it: those who write it, and those who lead its publication. */
  curate: (actor, thing) =>
    actor?.isSuspended === false &&
    isOut(thing) &&
    (isAuthor(actor, thing) || leadsPublication(actor, thing)),
  /** Highlight passages of it: everybody who can read it. */
  quote: (actor, thing) => mayReach(actor) && isOut(thing) && read(actor, thing),
  /** The same for everybody to see. */
  quotePublicly: (actor, thing) => reaches(actor, thing) && isOut(thing) && read(actor, thing),
} satisfies Policy<PostThing>
