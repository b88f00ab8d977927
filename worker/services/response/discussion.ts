import type { RespondedKind } from '../../../schema/rules/responses'
import { responseMessages } from '../../../schema/wording/response-messages'
import { catalogById, ownerOfCatalog } from '../../data/catalog/queries'
import type { Catalog } from '../../data/catalog/rows'
import { leadersOfPost } from '../../data/collection/queries'
import type { CollectionEditor } from '../../data/collection/rows'
import type { Database } from '../../data/database'
import { readPeople } from '../../data/people'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { closedDiscussions, responsesByIds } from '../../data/response/queries'
import type { ResponsePlace } from '../../data/response/rows'
import { belowHidden } from '../../data/response/threads'
import type { User } from '../../data/user/rows'
import type { Actor } from '../policies/actor'
import type { Barrier } from '../policies/barrier'
import { can } from '../policies/can'
import { authorsOf } from '../post/co-authors'
import { writerOf } from '../post/post-thing'

/** A story or a list that is discussed, with what decides who may do what there. */
export type Discussion = { isClosed: boolean } & (
  | { kind: 'post'; post: Post; writer: User | null; leaders: readonly CollectionEditor[] }
  | { kind: 'catalog'; catalog: Catalog; owner: User }
)

/** The story or the list with an id, as it is discussed. */
export async function findDiscussion(
  db: Database,
  kind: RespondedKind,
  id: string,
): Promise<Discussion | undefined> {
  const ids = JSON.stringify([id])
  if (kind === 'catalog') {
    const [catalog, owner] = await Promise.all([db.first(catalogById, id), db.first(ownerOfCatalog, id)])
    return catalog && owner && { kind, catalog, owner, isClosed: catalog.responsesClosed === 1 }
  }
  const [post, closed, leaders] = await Promise.all([
    db.first(postsByIds, ids),
    db.first(closedDiscussions, ids),
    db.all(leadersOfPost, id),
  ])
  if (!post) return undefined
  const writer = await writerOf(readPeople(db), post)
  return { kind, post, writer, leaders, isClosed: closed?.isClosed === 1 }
}

/** Whether somebody may read what is discussed, or decide on responses. */
export const canIn = (actor: Actor, of: Discussion, action: 'read' | 'curate'): boolean =>
  of.kind === 'post'
    ? can(actor, action, { entity: 'post', post: of.post, writer: of.writer, leaders: of.leaders })
    : can(actor, action, { entity: 'catalog', catalog: of.catalog, owner: of.owner })

/** Whether somebody may respond there. */
export const mayRespond = (actor: Actor, of: Discussion, barrier: Barrier | null): boolean =>
  of.kind === 'post'
    ? can(actor, 'respond', { entity: 'post', post: of.post, writer: of.writer, barrier })
    : can(actor, 'respond', { entity: 'catalog', catalog: of.catalog, owner: of.owner, barrier })

/** The id of what is discussed. */
export const idOf = (of: Discussion): string => (of.kind === 'post' ? of.post.id : of.catalog.id)

/** The people whose work is discussed. */
export const authorsIn = (of: Discussion): string[] =>
  of.kind === 'post' ? authorsOf(of.post) : [of.owner.id]

/** The people who decide on responses. */
export const curatorsIn = (of: Discussion): string[] =>
  of.kind === 'post'
    ? [...new Set([...authorsOf(of.post), ...of.leaders.map(({ userId }) => userId)])]
    : [of.owner.id]

/** What somebody responds to: a story or a list, or a response to one. */
export interface Answered {
  discussion: Discussion
  /** Its id. */
  id: string
  /** The response that is answered; absent if it is what is discussed. */
  response?: { post: Post; place: ResponsePlace }
}

/** A response with the discussion that it is part of. */
export async function findResponse(
  db: Database,
  postId: string,
): Promise<(Answered & Required<Pick<Answered, 'response'>>) | undefined> {
  const ids = JSON.stringify([postId])
  const [post, place] = await Promise.all([db.first(postsByIds, ids), db.first(responsesByIds, ids)])
  if (!post || !place) return undefined
  const discussion = await findDiscussion(db, place.rootKind, place.rootId)
  return discussion && { discussion, id: postId, response: { post, place } }
}

/** Whether readers see a response where it was written. */
export const isResponseOut = ({ post, place }: NonNullable<Answered['response']>): boolean =>
  place.status === 'shown' && post.state === 'published'

/** What a post is to those who respond to it; nothing if it is in a thread that was hidden. */
export async function findAnswered(db: Database, postId: string): Promise<Answered | undefined> {
  const [response, hidden] = await Promise.all([findResponse(db, postId), db.first(belowHidden, postId)])
  if (response) return hidden ? undefined : response
  const discussion = await findDiscussion(db, 'post', postId)
  return discussion?.kind === 'post' && discussion.post.kind === 'story'
    ? { discussion, id: postId }
    : undefined
}

/** The fixed words that say that a discussion is closed. */
export const closedText = (of: Discussion): string =>
  responseMessages.closed(of.kind === 'post' ? 'story' : 'list')
