import * as v from 'valibot'
import { guidelines } from '../../../schema/inputs/submission'
import { entityId } from '../../../schema/inputs/text'
import { SUBMITTERS } from '../../../schema/rules/submissions'
import { submissionWording } from '../../../schema/wording/submission'
import type { Collection } from '../../data/collection/rows'
import { saveSubmissionSettings } from '../../data/submission/writes'
import { recordAct } from '../collection/record-act'
import { type NoLeader, requireLeader } from '../collection/require-leader'
import type { Needs } from '../parts'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

/** Sets who may submit stories to a publication, and what it wants. Rule: docs/rules/submissions.md, "Who may submit". */
export const updateSubmissionSettings = defineUseCase(
  v.object({
    collectionId: entityId,
    submitters: v.picklist(
      SUBMITTERS.map((name) => name.toUpperCase() as Uppercase<typeof name>),
      submissionWording.invalid,
    ),
    guidelines,
  }),
  async (
    parts: Needs<'db' | 'clock' | 'session' | 'browser'>,
    { collectionId, submitters, guidelines },
  ): Promise<Result<Collection, NoLeader>> => {
    const leading = await requireLeader(parts, collectionId)
    if (!leading.ok) return leading
    const { actor, collection } = leading.value
    const now = parts.clock.now()
    const stored = SUBMITTERS.find((name) => name.toUpperCase() === submitters) ?? 'anybody'
    await parts.db.write([
      saveSubmissionSettings({ collectionId, submitters: stored, guidelines, updatedAt: now }),
      recordAct(collectionId, actor, 'CHANGE_SUBMISSIONS', now, { detail: stored }),
    ])
    return ok(collection)
  },
)
