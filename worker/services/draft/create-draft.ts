import * as v from 'valibot'
import { newPostId } from '../../../schema/inputs/draft'
import { EMPTY_DRAFT } from '../../../schema/story/draft'
import { draftWording } from '../../../schema/wording/draft'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { saveStory } from '../post/save-story'
import { documentOf } from '../post/store-draft'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { limitNewDraft } from './limit-writer'
import { type DraftParts, type ShownDraft, storyParts } from './parts'
import { type NoWriter, requireWriter } from './require-writer'

type Created = Result<ShownDraft, NoWriter | Failure<'ALREADY_EXISTS' | 'BAD_REQUEST' | 'RATE_LIMITED'>>

/** A draft that exists already: the answer to its creation was lost, or its id is somebody else's. */
async function existing({ drafts }: DraftParts, saved: SavedPost, writerId: string): Promise<Created> {
  if (saved.creatorId !== writerId || saved.state !== 'draft')
    return fail('ALREADY_EXISTS', draftWording.idTaken, 'postId')
  const current = await drafts.read(saved.id)
  const { revision, document } = current ?? { revision: saved.revision, document: documentOf(saved) }
  return ok({ id: saved.id, revision, ...document })
}

/**
 * Creates an empty draft under an id that the client has made. Doing it twice creates it once, and returns what has
 * been written since. Rule: docs/rules/writing.md, "New drafts".
 */
export const createDraft = defineUseCase(
  v.object({ postId: newPostId }),
  async (parts: DraftParts, { postId }): Promise<Created> => {
    const [writer, before] = await Promise.all([requireWriter(parts), parts.db.first(savedPostById, postId)])
    if (!writer.ok) return writer
    const { id: creatorId } = writer.value
    const isOwn = before?.creatorId === creatorId
    if (before && isOwn) return existing(parts, before, creatorId)
    // An id of somebody else's counts as a new draft does, before anything is said of it, so that nobody can try ids.
    const withinLimit = await limitNewDraft(parts, writer.value)
    if (!withinLimit.ok) return withinLimit
    if (before) return existing(parts, before, creatorId)
    const created = await saveStory(storyParts(parts), {
      id: postId,
      creatorId,
      title: '',
      body: [],
      state: 'draft',
      baseRevision: 0,
    })
    if (created.ok) return ok({ id: postId, revision: created.value.revision, ...EMPTY_DRAFT })
    // The request has arrived twice at once.
    const meanwhile = await parts.db.first(savedPostById, postId)
    return meanwhile
      ? existing(parts, meanwhile, creatorId)
      : fail('ALREADY_EXISTS', draftWording.idTaken, 'postId')
  },
)
