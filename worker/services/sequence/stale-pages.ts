import { partIdsOfSequence } from '../../data/sequence/queries'
import type { Sequence } from '../../data/sequence/rows'
import type { Needs } from '../parts'

type Listed = Pick<Sequence, 'id' | 'creatorId'>

/** The cache tags of the pages that list a series or show it. */
export const listTags = ({ names }: Needs<'purger'>['purger'], { id, creatorId }: Listed): string[] => [
  names.sequence(id),
  names.userSequences(creatorId),
]

/**
 * The cache tags of the pages that list a series or show it, and of the stories that are its parts: their pages begin
 * or cease to show the series. Rule: docs/rules/series.md, "Cache tags of series".
 */
export async function seriesTags(
  { db, purger }: Needs<'db' | 'purger'>,
  sequence: Listed,
): Promise<string[]> {
  const parts = await db.all(partIdsOfSequence, sequence.id)
  return [...listTags(purger, sequence), ...parts.map(({ postId }) => purger.names.post(postId))]
}
