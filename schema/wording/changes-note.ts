import { countOf } from './counts'

/** Texts about how a published story differs from what its readers see. */
export const changesNoteWording = {
  words: (added: number, removed: number) =>
    `Since it was published: ${countOf(added, 'word')} added, ${countOf(removed, 'word')} removed`,
  otherwise: 'Changed since it was published, with the same words',
  same: 'Readers see the story as it is here.',
  compare: 'Compare',
} as const
