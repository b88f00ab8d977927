import { submissionWording } from '../../../schema/wording/submission'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import type { Submission } from '../../data/submission/rows'
import { isMovedMeanwhile } from '../../data/submission/writes'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { storyParts } from '../draft/parts'
import { firstLanguage, keepsPicture } from '../draft/publish-text'
import { tellTabs } from '../notification/notify'
import { saveStory } from '../post/save-story'
import { inputOf } from '../post/saved-input'
import { type Failure, fail, ok, type Result } from '../result'
import { prepareMove } from './move'
import { afterwards, type SubmissionParts, type SubmissionWithRoles } from './require-submission'

export type NotAccepted = BannedLink | Failure<'CONFLICT' | 'NOT_FOUND' | 'BAD_REQUEST'>

interface Acceptance {
  note: string
  /** The revision of the text that the editor has read, if they say so. */
  textRevision: number | undefined
}

/** A planned story keeps its time; any other comes out now, unless it is out already. */
function timeOf(saved: SavedPost, now: number) {
  const { state, firstPublishedAt, latestPublishedAt } = saved
  if (state === 'scheduled' && firstPublishedAt !== null && firstPublishedAt > now)
    return { state: 'scheduled', publishedAt: firstPublishedAt } as const
  const wasOut = latestPublishedAt !== null && firstPublishedAt !== null && firstPublishedAt <= now
  return wasOut ? ({ state: 'published' } as const) : ({ state: 'published', publishedAt: now } as const)
}

/**
 * Publishes a submitted story, with its newest text, into the publication. The decision and the story are written
 * together, or neither is. Rule: docs/rules/submissions.md, "Acceptance".
 */
export async function accept(
  parts: SubmissionParts,
  submissionWithRoles: SubmissionWithRoles,
  { note, textRevision }: Acceptance,
): Promise<Result<Submission, NotAccepted>> {
  const { postId, collectionId } = submissionWithRoles.submission
  const prepared = prepareMove(parts, submissionWithRoles, { act: 'accept', note })
  if (!prepared.ok) return prepared
  await parts.drafts.store(postId)
  const saved = await parts.db.first(savedPostById, postId)
  if (!saved || saved.state === 'trashed' || saved.state === 'removed')
    return fail('NOT_FOUND', submissionWording.notFound, 'submissionId')
  if (saved.collectionId !== null && saved.collectionId !== collectionId)
    return fail('CONFLICT', submissionWording.inAnother)
  if (textRevision !== undefined && textRevision !== saved.revision)
    return fail('CONFLICT', submissionWording.textChanged, 'textRevision')
  const {
    picture,
    excerpt: _,
    ...input
  } = inputOf(saved, {
    ...firstLanguage(saved),
    ...timeOf(saved, parts.clock.now()),
    collectionId,
    featuredAt: null,
  })
  const banned = await bannedLinkIn(parts.db, [input.title, input.subtitle, input.body])
  if (banned) return banned
  const keeps = picture !== undefined && (await keepsPicture(parts, saved))
  const { before, after } = prepared.value
  let { told } = prepared.value
  try {
    const result = await saveStory(
      { ...storyParts(parts), alongside: { before, after } },
      keeps ? { ...input, picture } : input,
    )
    if (!result.ok) {
      const { code, message } = result.failure
      return code === 'CONFLICT'
        ? fail('CONFLICT', submissionWording.textChanged, 'textRevision')
        : fail(code, message)
    }
    told = [...told, ...result.value.mentioned]
  } catch (error) {
    if (!isMovedMeanwhile(error)) throw error
    return fail('CONFLICT', submissionWording.changed)
  }
  parts.later(tellTabs(parts, told))
  return ok(await afterwards(parts, submissionWithRoles.submission))
}
