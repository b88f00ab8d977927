import * as v from 'valibot'
import { storyProblems } from '../wording/story-problems'
import { type Applied, changeDocument } from './change-document'
import { deltasSchema } from './delta'
import type { DraftDocument } from './draft'
import { paragraphSchema } from './paragraph-schema'

/**
 * A draft after deltas, all of them or none; the draft that is passed in isn't changed. The deltas may be anything:
 * they are validated, and so is what they make. Rule: docs/rules/writing.md, "Deltas".
 */
export function applyDeltas(document: DraftDocument, given: unknown): Applied {
  const parsed = v.safeParse(deltasSchema, given, {
    abortEarly: true,
    message: storyProblems.edit.unreadable,
  })
  if (parsed.success) return changeDocument(document, parsed.output, (value) => v.is(paragraphSchema, value))
  const [issue] = parsed.issues
  const index = issue.path?.[0]?.key
  return {
    ok: false,
    problem: {
      code: 'bad-delta',
      message: issue.message,
      ...(typeof index === 'number' ? { index } : {}),
    },
  }
}
