import { type Frame, frameOf } from '../../../schema/rules/embeds'
import { sha256 } from '../../../schema/rules/hex'
import type { IframeParagraph, StoryBody } from '../../../schema/story/paragraph'
import type { Database, Statement } from '../../data/database'
import { insertFrames, mediaResourceById } from '../../data/media/resources'

/** A frame with the id by which it has an address here. */
export interface StoredFrame extends Frame {
  id: string
}

/** How many hexadecimal digits of a hash make an id: enough that no two frames share one. */
const ID_LENGTH = 20

/** The id of a frame, which is the same wherever it is embedded. */
export const frameId = async (src: string): Promise<string> => (await sha256(src)).slice(0, ID_LENGTH)

/** The statement that stores the frames of a text that readers see, if it has any. Rule: docs/rules/stories.md, "Embeds". */
export async function storeFramesOf(body: StoryBody, now: number): Promise<Statement[]> {
  const frames = await Promise.all(
    body.flatMap((paragraph) => (paragraph.type === 'IFRAME' ? [listed(paragraph)] : [])),
  )
  return frames.length === 0 ? [] : [insertFrames(JSON.stringify(frames), now)]
}

const listed = async ({ src, title, width, height }: IframeParagraph) =>
  [await frameId(src), src, title, width ?? null, height ?? null] as const

/** A frame that a story has had, by its id, if its provider's frames may still be shown. */
export async function storedFrame(db: Database, id: string): Promise<StoredFrame | null> {
  const stored = await db.first(mediaResourceById, id)
  const frame = stored?.iframeSrc ? frameOf(stored.iframeSrc) : undefined
  return frame ? { id, ...frame } : null
}
