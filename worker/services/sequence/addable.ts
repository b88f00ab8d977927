import type { AddedStory } from '../../data/sequence/choices'

/** States in which a writer can add a story: one that isn't published yet appears once it is. */
const OWN: ReadonlySet<string> = new Set(['draft', 'scheduled', 'published'])

/**
 * Whether a person may add a story to a series of theirs: it is their own, or is shown in a publication that they own
 * or edit. Rule: docs/rules/series.md, "Parts".
 */
export const isAddable = (
  userId: string,
  { kind, state, creatorId, isListed, isLed }: Omit<AddedStory, 'id'>,
): boolean => kind === 'story' && (creatorId === userId ? OWN.has(state) : isLed === 1 && isListed === 1)
