import type { Refusal } from '../settings/use-change'

/** Names the form's field `text` in refusals of the editor's `deltas`. */
export const aboutText = (refusal: Refusal | undefined): Refusal | undefined =>
  refusal?.field === 'deltas' ? { ...refusal, field: 'text' } : refusal
