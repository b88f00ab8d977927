import { draftWording } from '../../../schema/wording/draft'
import { storyInputWording } from '../../../schema/wording/story-input'
import { leadersOfPost } from '../../data/collection/queries'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import type { Needs } from '../parts'
import { actorOf, type Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failed, type Failure, fail, ok, type Result } from '../result'

export type NoWriter = Failure<'UNAUTHORIZED' | 'FORBIDDEN'>

/** The viewer, if they may write: a member of staff who acts as them reads and changes nothing. */
export async function requireWriter({
  session: ask,
  browser,
}: Needs<'session' | 'browser'>): Promise<Result<Person, NoWriter>> {
  const session = await ask()
  const actor = actorOf(session, browser.mainOrigin)
  if (!session || !actor) return fail('UNAUTHORIZED', draftWording.signInFirst)
  return can(actor, 'write', { entity: 'account', account: session.user })
    ? ok(actor)
    : fail('FORBIDDEN', draftWording.spoofed)
}

/** A story that can't be written: its writer is told if it is only in the trash. */
export const notThere = (post?: Pick<Post, 'state'>): Failed<Failure<'NOT_FOUND'>> =>
  fail('NOT_FOUND', post?.state === 'trashed' ? draftWording.inTrash : storyInputWording.gone, 'postId')

/** A writer and the story that they may change. */
export interface Editing {
  writer: Person
  post: Post
  /** Whether they may publish it, and change what readers see of it. */
  mayPublish: boolean
}

/**
 * The viewer and a story, if they may do that with it. Asked again for every save: somebody who has just lost their
 * role in a publication can't change its stories any more. To others, a draft doesn't exist. Responses aren't written
 * this way; only the trash takes them, too.
 */
export async function requireEditor(
  parts: Needs<'db' | 'session' | 'browser'>,
  postId: string,
  action: 'edit' | 'change' | 'publish' | 'own',
  kinds: readonly Post['kind'][] = ['story'],
): Promise<Result<Editing, NoWriter | Failure<'NOT_FOUND'>>> {
  const [writer, [post], leaders] = await Promise.all([
    requireWriter(parts),
    parts.db.all(postsByIds, JSON.stringify([postId])),
    parts.db.all(leadersOfPost, postId),
  ])
  if (!writer.ok) return writer
  const thing = post && kinds.includes(post.kind) && ({ entity: 'post', post, leaders } as const)
  if (!thing) return notThere()
  const actor = writer.value
  if (can(actor, action, thing)) {
    const mayPublish = action === 'publish' || can(actor, 'publish', thing)
    return ok({ writer: actor, post: thing.post, mayPublish })
  }
  // The owners and editors of its publication know which stories are planned.
  const isKnown = can(actor, 'see', thing) || (action !== 'edit' && can(actor, 'edit', thing))
  if (!isKnown) return notThere()
  const isHeldBack = actor.isSuspended && can({ ...actor, isSuspended: false }, action, thing)
  return fail('FORBIDDEN', isHeldBack ? draftWording.suspendedCoAuthor : draftWording.notYours)
}
