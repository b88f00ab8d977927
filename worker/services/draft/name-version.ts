import * as v from 'valibot'
import { entityId, oneLine } from '../../../schema/inputs/text'
import { MAX_VERSION_NAME } from '../../../schema/rules/drafts'
import { draftWording } from '../../../schema/wording/draft'
import { storyInputWording } from '../../../schema/wording/story-input'
import { type PostVersion, versionOfPost } from '../../data/post/draft-queries'
import { renameVersion } from '../../data/post/draft-writes'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type NoWriter, requireEditor } from './require-writer'

/**
 * Names a version, so that it stays and is found again; an empty name takes the name away. Idempotent. Rule:
 * docs/rules/writing.md, "Versions".
 */
export const nameVersion = defineUseCase(
  v.object({
    postId: entityId,
    versionId: entityId,
    name: oneLine({ max: MAX_VERSION_NAME, tooLong: storyInputWording.longVersionName }),
  }),
  async (
    parts: Needs<'db' | 'session' | 'browser'>,
    { postId, versionId, name },
  ): Promise<Result<PostVersion, NoWriter | Failure<'NOT_FOUND'>>> => {
    const editor = await requireEditor(parts, postId, 'change')
    if (!editor.ok) return editor
    await parts.db.write([renameVersion(postId, versionId, name || null)])
    const version = await parts.db.first(versionOfPost, postId, versionId)
    return version ? ok(version) : fail('NOT_FOUND', draftWording.noVersion, 'versionId')
  },
)
