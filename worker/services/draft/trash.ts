import { draftWording } from '../../../schema/wording/draft'
import { storyInputWording } from '../../../schema/wording/story-input'
import type { Statement } from '../../data/database'
import { listTagsIfListed, unlistTags } from '../../data/moderation/writes'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { setTrashed, setUntrashed } from '../../data/post/trash-writes'
import { expectState, isOutdated, listOrUnlist } from '../../data/post/writes'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { responsesByIds } from '../../data/response/queries'
import { forgetFormerTagWriters } from '../../data/tag/writes'
import { type Blocked, blockedFailure } from '../block/barrier'
import { tellTabs } from '../notification/notify'
import { can } from '../policies/can'
import { isTakeDown, staleTags } from '../post/cache-tags'
import { count, uncount } from '../post/save-story'
import { answeredBy } from '../response/decide'
import { findResponse } from '../response/discussion'
import { moveResponse } from '../response/move-response'
import { tellAgain, tellNoMore } from '../response/taken-back'
import { answeredBarrier } from '../response/why-not'
import { type Failure, fail, ok, type Result } from '../result'
import { tellOfStory } from '../webhook/story-event'
import type { DraftParts } from './parts'
import { type NoWriter, requireEditor, requireWriter } from './require-writer'

export type NotMoved = NoWriter | Failure<'NOT_FOUND' | 'CONFLICT'>

/**
 * Why a story or a response isn't restored; a response doesn't come back between people one of whom blocks the other.
 */
type NotRestored = NotMoved | Blocked

/** Changes the state of a story with everything that depends on it, in one batch. */
export async function moved(
  { db, clock, purger, reindex }: Pick<DraftParts, 'db' | 'clock' | 'purger' | 'reindex'>,
  before: SavedPost,
  state: Post['state'],
  statements: readonly Statement[],
  changes: Partial<Pick<SavedPost, 'collectionId' | 'featuredAt'>> = {},
): Promise<Result<Post, NotMoved>> {
  const now = clock.now()
  const { id } = before
  const isListed = state === 'published' ? (1 as const) : (0 as const)
  const after = { ...before, ...changes, state, isListed }
  try {
    await db.write([
      expectState(id, before.state),
      ...uncount(id),
      ...statements,
      unlistTags(id),
      listOrUnlist(id, now),
      listTagsIfListed(id),
      ...count(id),
      ...tellOfStory(before, after, now),
      forgetFormerTagWriters(before.creatorId, JSON.parse(before.tags)),
      ...purger.statements(staleTags(purger.names, before, after), {
        now,
        urgent: isTakeDown(before, after),
      }),
    ])
  } catch (error) {
    if (!isOutdated(error)) throw error
    return fail('CONFLICT', storyInputWording.outdated)
  }
  reindex([id])
  await purger.request()
  return shownPost(db, id)
}

export async function shownPost(db: DraftParts['db'], id: string): Promise<Result<Post, NotMoved>> {
  const [post] = await db.all(postsByIds, JSON.stringify([id]))
  return post ? ok(post) : fail('NOT_FOUND', storyInputWording.gone, 'targetPostId')
}

/** The story, if it is the viewer's own. */
export async function ownPost(
  parts: DraftParts,
  postId: string,
  kinds?: readonly Post['kind'][],
): Promise<Result<SavedPost, NotMoved>> {
  const own = await requireEditor(parts, postId, 'own', kinds)
  if (!own.ok) return own
  const saved = await parts.db.first(savedPostById, postId)
  return saved ? ok(saved) : fail('NOT_FOUND', storyInputWording.gone, 'targetPostId')
}

/** What the trash takes. */
const KINDS = ['story', 'response'] as const

/** Moves a response if it is one, which stands elsewhere than a story. */
async function movedResponse(
  parts: DraftParts,
  { id, state }: SavedPost,
  next: Post['state'],
  statement: Statement,
): Promise<Result<Post, NotRestored> | undefined> {
  const { db } = parts
  const place = await db.first(responsesByIds, JSON.stringify([id]))
  if (!place) return undefined
  // The thing under discussion may be gone; then nobody is left to be told.
  const responseInDiscussion = await findResponse(db, id)
  if (responseInDiscussion && next !== 'trashed') {
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const answered = await answeredBy(parts, responseInDiscussion)
    const barrier = await answeredBarrier(parts, writer.value, answered)
    const { post } = responseInDiscussion.response
    if (!can(writer.value, 'restore', { entity: 'post', post, barrier }))
      return barrier ? blockedFailure(barrier) : fail('NOT_FOUND', storyInputWording.gone, 'targetPostId')
  }
  const telling = responseInDiscussion
    ? await (next === 'trashed'
        ? tellNoMore(db, responseInDiscussion)
        : tellAgain(db, responseInDiscussion, next, parts.clock.now()))
    : { statements: [], told: [] }
  if (!(await moveResponse(parts, place, state, [statement, ...telling.statements])))
    return fail('CONFLICT', storyInputWording.outdated)
  parts.later(tellTabs(parts, telling.told))
  return shownPost(db, id)
}

/** Puts a story or a response into the trash, with everything that has been written of it. */
export async function moveToTrash(parts: DraftParts, postId: string): Promise<Result<Post, NotRestored>> {
  const own = await ownPost(parts, postId, KINDS)
  if (!own.ok) return own
  const { state } = own.value
  if (state === 'trashed') return shownPost(parts.db, postId)
  if (state === 'removed') return fail('NOT_FOUND', storyInputWording.gone, 'targetPostId')
  const trashed = setTrashed(postId, state, parts.clock.now())
  const response = await movedResponse(parts, own.value, 'trashed', trashed)
  if (response) return response
  await parts.drafts.store(postId)
  return moved(parts, own.value, 'trashed', [trashed])
}

/** Takes a story or a response out of the trash. One whose planned time has passed meanwhile comes back as a draft. */
export async function takeFromTrash(parts: DraftParts, postId: string): Promise<Result<Post, NotRestored>> {
  const own = await ownPost(parts, postId, KINDS)
  if (!own.ok) return own
  const { state, trashedFrom, firstPublishedAt } = own.value
  if (state === 'removed') return fail('NOT_FOUND', draftWording.tooLate, 'targetPostId')
  if (state !== 'trashed') return shownPost(parts.db, postId)
  const now = parts.clock.now()
  const isLate = trashedFrom === 'scheduled' && (firstPublishedAt ?? 0) <= now
  const back = isLate ? 'draft' : (trashedFrom ?? 'draft')
  const untrashed = setUntrashed(postId, back, now)
  return (
    (await movedResponse(parts, own.value, back, untrashed)) ?? moved(parts, own.value, back, [untrashed])
  )
}
