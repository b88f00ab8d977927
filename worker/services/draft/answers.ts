import type { Deltas } from '../../../schema/story/delta'
import { draftWording } from '../../../schema/wording/draft'
import { storyInputWording } from '../../../schema/wording/story-input'
import type { Post } from '../../data/post/rows'
import type { DraftAnswer } from '../../platform/drafts/drafts'
import { type Failed, type Failure, fail, failed, ok, type Result } from '../result'
import { type NoWriter, notThere } from './require-writer'

/** Somebody else has saved the story meanwhile. */
export interface NewerDraft extends Failure<'CONFLICT'> {
  readonly newestRevision: number
  /** The changes since the given revision, save by save, if they are known. */
  readonly deltas: Deltas[] | null
}

export const newerDraft = (newestRevision: number, deltas: Deltas[] | null = null): Failed<NewerDraft> =>
  failed({ code: 'CONFLICT', field: null, message: storyInputWording.outdated, newestRevision, deltas })

/** The result of a use case that changes a draft. */
export type SavedResult = Result<
  { id: string; revision: number },
  NoWriter | NewerDraft | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'RATE_LIMITED'>
>

/** A save's answer as such a result. */
export function savedOr(post: Pick<Post, 'id' | 'state'>, answer: DraftAnswer): SavedResult {
  switch (answer.kind) {
    case 'saved':
      return ok({ id: post.id, revision: answer.revision })
    case 'conflict':
      return newerDraft(answer.revision, answer.since)
    case 'gone':
      return notThere(post)
    default:
      return fail('BAD_REQUEST', draftWording.notApplied(answer.problem.message), 'deltas')
  }
}
