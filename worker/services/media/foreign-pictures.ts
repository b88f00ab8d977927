import * as base64url from 'jose/base64url'
import type { Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { bytesOf, isSame } from '../identity/keys'

/** The key by which pictures at other sites are named, and no other: it says nothing about whoever asks. */
export interface PictureKeys {
  /** HMAC-SHA-256 of a text, in hex: 64 digits. */
  hash(purpose: 'foreign-picture', text: string): Promise<string>
}

/** Hex digits of a signature: 128 bits. */
const DIGITS = 32

const signatureOf = async (keys: PictureKeys, source: string): Promise<string> =>
  (await keys.hash('foreign-picture', source)).slice(0, DIGITS)

/**
 * Names a picture at another site in addresses of ours: a signature, and the source. Only the server can make one, so
 * nobody can have other addresses fetched. Rule: docs/rules/images.md, "Pictures at their source".
 */
export const foreignIdOf = async (keys: PictureKeys, source: string): Promise<string> =>
  `${await signatureOf(keys, source)}-${base64url.encode(source)}`

/** The source that an id names. Absent if we haven't made the id. */
export async function sourceOf(keys: PictureKeys, foreignId: string): Promise<string | undefined> {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytesOf(foreignId.slice(DIGITS + 1)),
    )
  } catch {
    return undefined
  }
  // The whole id is compared, since several spellings in base64url are read as the same bytes.
  return isSame(await foreignIdOf(keys, source), foreignId) ? source : undefined
}

/** The picture of a paragraph that stays at its source. */
function sourceIn(paragraph: Paragraph): string | undefined {
  if (paragraph.type === 'IMG') return paragraph.imageId === undefined ? paragraph.src : undefined
  if (paragraph.type !== 'MIXTAPE_EMBED' || paragraph.imageId !== undefined) return undefined
  return paragraph.player?.poster
}

/** A body as it is shown: readers' browsers fetch its pictures from us alone, wherever their source is. */
export async function withForeignIds(keys: PictureKeys, body: StoryBody): Promise<StoryBody> {
  if (!body.some((paragraph) => sourceIn(paragraph) !== undefined)) return body
  return Promise.all(
    body.map(async (paragraph): Promise<Paragraph> => {
      const source = sourceIn(paragraph)
      return source === undefined
        ? paragraph
        : ({ ...paragraph, foreignId: await foreignIdOf(keys, source) } as Paragraph)
    }),
  )
}
