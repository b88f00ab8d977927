import { importProblems } from '../../../../schema/wording/import-reasons'
import { WxrError } from './wxr'

/** How many characters are passed on at a time. */
const PIECE = 65_536

/** The encoding that a file declares. */
function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const start = String.fromCharCode(...head.subarray(0, 200))
  return /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
}

function decoderFor(head: Uint8Array): TextDecoder {
  const encoding = encodingOf(head)
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new WxrError('encoding', importProblems.wordPress.encoding(encoding), 1)
  }
}

/** The text of a file, in chunks. @throws WxrError if its encoding is unknown. */
export function* decodeText(chunks: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | undefined
  for (const chunk of chunks) {
    decoder ??= decoderFor(chunk)
    for (let at = 0; at < chunk.length; at += PIECE)
      yield decoder.decode(chunk.subarray(at, at + PIECE), { stream: true })
  }
  const rest = decoder?.decode() ?? ''
  if (rest !== '') yield rest
}
