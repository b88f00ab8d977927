import { apiWording } from '../../../schema/wording/api'
import { rolesOfUser } from '../../data/collection/queries'
import type { Post } from '../../data/post/rows'
import { type Failure, fail, type Result } from '../result'
import type { SubmissionParts } from '../submission/require-submission'
import { reviewSubmission } from '../submission/review-submission'
import { submitPost } from '../submission/submit-post'
import { type ApiStory, apiStoryNow, isUnfinished, type NotCreated, storeApiStory } from './create-post'

interface Sent {
  key: string | null
  origin: string
  collectionId: string
  /** Whether the program may decide about submissions, too. */
  mayAccept: boolean
}

/** Whether a person may take stories into a publication themselves. */
async function leads({ db }: SubmissionParts, userId: string, collectionId: string): Promise<boolean> {
  const roles = await db.all(rolesOfUser, userId)
  return roles.some((held) => held.collectionId === collectionId && held.role !== 'WRITER')
}

/**
 * Makes a story that a program sends, and submits it to a publication: who runs that takes it in at once, if the token
 * allows that, and it is public then. A draft is kept for the publication until its writer sends it. Rule:
 * docs/rules/api.md, "Sending stories".
 */
export async function createApiCollectionPost(
  parts: SubmissionParts,
  story: ApiStory,
  { collectionId, mayAccept, ...sent }: Sent,
): Promise<Result<Post, NotCreated | Failure>> {
  if (story.publishStatus === 'unlisted') return fail('BAD_REQUEST', apiWording.notUnlisted, 'publishStatus')
  const stored = await storeApiStory(parts, story, sent)
  if (!stored.ok) return stored
  const { id: postId, creatorId } = stored.value
  if (!isUnfinished(stored.value, parts.clock.now())) return apiStoryNow(parts, postId)
  const isReady = story.publishStatus === 'public'
  const submitted = await submitPost(parts, { postId, collectionId, key: postId, isReady })
  if (!submitted.ok) return submitted
  if (isReady && mayAccept && (await leads(parts, creatorId, collectionId))) {
    const accepted = await reviewSubmission(parts, { submissionId: submitted.value.id, decision: 'ACCEPT' })
    if (!accepted.ok) return accepted
  }
  return apiStoryNow(parts, postId)
}
