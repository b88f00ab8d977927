import { LRUCache } from 'lru-cache'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Reader } from '../../data/reader'
import { decorate, type MeanColors } from './decorate'

/**
 * Bodies as they are shown, by version. A version never changes, so an entry is never stale; reading, parsing
 * and highlighting a body once in the life of an isolate is the most of what a story page costs. Measured in
 * UTF-16 units of the stored text, whose parsed form takes a few times as much memory.
 */
const shown = new LRUCache<string, StoryBody>({ maxSize: 4_000_000 })

/** The body of a version, decorated. Shared between requests: never written to. */
export async function shownBody(reader: Reader, versionId: string): Promise<StoryBody> {
  const known = shown.get(versionId)
  if (known) return known
  const row = await reader.bodies.load(versionId)
  if (!row) return []
  const body = decorate(JSON.parse(row.body) as StoryBody, JSON.parse(row.colors) as MeanColors)
  shown.set(versionId, body, { size: Math.max(1, row.body.length) })
  return body
}
