import { done, type Failure, fail, type Result } from '../result'
import type { DraftParts } from './parts'

/** Counts what a person does, and fails once they do it too often. Rule: docs/rules/writing.md, "Limits". */
export async function admitWriter(
  { lockouts }: Pick<DraftParts, 'lockouts'>,
  what: 'drafts' | 'draft-saves',
  userId: string,
  { most, windowMs, message }: { most: number; windowMs: number; message: string },
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  const uses = await lockouts.use(what, userId, windowMs, most)
  return uses > most ? fail('RATE_LIMITED', message) : done
}
