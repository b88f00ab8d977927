import { MOST_NEW_DRAFTS, MOST_SAVES } from '../../../schema/rules/drafts'
import { draftWording } from '../../../schema/wording/draft'
import { done, type Failure, fail, type Result } from '../result'
import type { DraftParts } from './parts'

type WithinLimit = Result<undefined, Failure<'RATE_LIMITED'>>
type Parts = Pick<DraftParts, 'lockouts'>

/** Counts a story that a person begins, and fails once they begin too many. Rule: docs/rules/writing.md, "Limits". */
export async function limitNewDraft({ lockouts }: Parts, { id }: { id: string }): Promise<WithinLimit> {
  const { most, windowMs } = MOST_NEW_DRAFTS
  const uses = await lockouts.use('drafts', id, windowMs, most)
  return uses > most ? fail('RATE_LIMITED', draftWording.tooManyDrafts) : done
}

/** Counts a save of a person's, and fails once they save too often. Rule: docs/rules/writing.md, "Limits". */
export async function limitSave({ lockouts }: Parts, { id }: { id: string }): Promise<WithinLimit> {
  const { most, windowMs } = MOST_SAVES
  const uses = await lockouts.use('draft-saves', id, windowMs, most)
  return uses > most ? fail('RATE_LIMITED', draftWording.tooManySaves) : done
}
