import { importProblems } from '../../../../schema/wording/import-reasons'
import { type Encoding, encodingOf, sampleOf, unknownEncoding } from '../decode'
import { WxrError } from './wxr'

/** How many characters are passed on at a time. */
const PIECE = 65_536

/** The encoding of a file in chunks. @throws WxrError if it names one that is unknown. */
export function encodingOfChunks(chunks: readonly Uint8Array[]): Encoding {
  const [head = new Uint8Array()] = chunks
  const unknown = unknownEncoding(head)
  if (unknown !== undefined) throw new WxrError('encoding', importProblems.wordPress.encoding(unknown), 1)
  const telling = chunks.find((chunk) => chunk.some((byte) => byte > 0x7f)) ?? head
  return encodingOf(head, undefined, sampleOf(telling))
}

/** The text of a file, in chunks. @throws WxrError if its encoding is unknown. */
export function* decodeText(chunks: readonly Uint8Array[]): Generator<string> {
  const decoder = new TextDecoder(encodingOfChunks(chunks).encoding)
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += PIECE)
      yield decoder.decode(chunk.subarray(at, at + PIECE), { stream: true })
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
