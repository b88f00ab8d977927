import { LRUCache } from 'lru-cache'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Reader } from '../../data/reader'
import { isolateMemory } from '../../isolate-memory'
import { type PictureKeys, withForeignIds } from '../media/foreign-pictures'
import { type Decoration, decorate, type MeanColors, UNDECORATED } from './decorate'

/**
 * Bodies as they are shown, by version. A version never changes, so an entry is never stale. Reading, parsing
 * and highlighting a body, once in an isolate's lifetime, is most of what a story page costs. Measured in
 * UTF-16 units of the stored text, whose parsed form takes a few times as much memory.
 */
const shown = isolateMemory(new LRUCache<string, StoryBody>({ maxSize: 4_000_000 }))

/** The body of a version, decorated. Shared between requests, so never mutate it. */
export async function shownBody(
  reader: Pick<Reader, 'bodies'>,
  keys: PictureKeys,
  versionId: string,
): Promise<StoryBody> {
  const known = shown.get(versionId)
  if (known) return known
  const row = await reader.bodies.load(versionId)
  if (!row) return []
  const stored = JSON.parse(row.body) as StoryBody
  const decoration = JSON.parse(row.decoration || UNDECORATED) as Decoration
  const decorated = decorate(stored, decoration, JSON.parse(row.colors) as MeanColors)
  const body = await withForeignIds(keys, decorated)
  // Until its code and formulas are done the next reader may see more.
  if (row.decoration)
    shown.set(versionId, body, { size: Math.max(1, row.body.length + row.decoration.length) })
  return body
}
