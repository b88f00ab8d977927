import { analyse } from 'chardet'
import { importNotes } from '../../../schema/wording/import-reasons'

/** A text as it came in, and what has to be said about its bytes. */
export interface Decoded {
  text: string
  encoding: string
  notes: string[]
}

/** How much of a file is searched for what it says about itself, and how much a guess looks at. */
const HEAD = 4_096
const SAMPLE = 64 * 1024

/** The beginning of a file, of which only ASCII is read. */
const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, HEAD))

/** The encoding that a byte order mark stands for. */
function ofMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Text whose every other byte is zero is of two bytes a character, though no mark says so. */
function ofZeros(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 256)
  if (head.length < 4) return undefined
  const zeros = [0, 1].map((odd) => head.filter((byte, i) => i % 2 === odd && byte === 0).length)
  const [even = 0, odd = 0] = zeros
  const half = head.length / 2
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le'
  return even > half * 0.7 && odd < half * 0.1 ? 'utf-16be' : undefined
}

/** What a document says about itself: in the declaration of XML, or in an element of HTML. */
function declaredIn(head: string): string | undefined {
  const [, xml] =
    /^\s{0,100}<\?xml[^>]{0,300}\bencoding\s{0,20}=\s{0,20}["']([\w.:-]{1,40})["']/.exec(head) ?? []
  const [, html] = /<meta[^>]{0,300}\bcharset\s{0,20}=\s{0,20}["']?\s{0,20}([\w.:-]{1,40})/i.exec(head) ?? []
  // Whoever could read that this is UTF-16 has read it as something else.
  return /^utf-?16/i.test(xml ?? html ?? '') ? undefined : (xml ?? html)
}

/** The charset of a content type. */
export const charsetOf = (type: string): string | undefined =>
  /charset\s{0,20}=\s{0,20}["']?([\w.:-]{1,40})/i.exec(type.slice(0, 500))?.[1]

/** The common name of an encoding; nothing if it is unknown. */
function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** Characters that couldn't be decoded, and others that aren't ASCII, in the beginning of a file. */
function misfit(bytes: Uint8Array, encoding: string): { bad: number; good: number } {
  const text = new TextDecoder(encoding).decode(bytes)
  let [bad, good] = [0, 0]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0xfffd) bad += 1
    else if (code > 0x7f) good += 1
  }
  return { bad, good }
}

/** Whether bytes could be of an encoding: what can't be decoded is rare. @param most that is let pass in any case. */
function fits(bytes: Uint8Array, encoding: string, most = 0): boolean {
  const { bad, good } = misfit(bytes, encoding)
  return bad <= most || bad * 4 < good
}

/** The likeliest encoding of bytes that don't say it. */
function guessed(bytes: Uint8Array): string {
  const candidates = analyse(bytes).map(({ name }) => known(name))
  return (
    candidates.find((name) => name !== undefined && name !== 'utf-8' && fits(bytes, name)) ?? 'windows-1252'
  )
}

/** The part of a file that a guess looks at: from the first byte on that isn't ASCII. */
export function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte > 0x7f)
  return first < 0 ? bytes.subarray(0, SAMPLE) : bytes.subarray(Math.max(0, first - 200), first + SAMPLE)
}

/** An encoding and what there is to say about it. */
export interface Encoding {
  encoding: string
  notes: string[]
}

/**
 * The encoding of a file: by its byte order mark, by its server, by itself, otherwise UTF-8, otherwise the likeliest one,
 * which is said. What is declared but can't be is passed over. Rule: docs/rules/import.md, "Encodings".
 *
 * @param bytes its beginning.
 * @param charset what its server calls it.
 * @param sample a part of it that isn't only ASCII, if there is one.
 */
export function encodingOf(bytes: Uint8Array, charset?: string, sample = sampleOf(bytes)): Encoding {
  const mark = ofMark(bytes)
  if (mark !== undefined) return { encoding: mark, notes: [] }
  const zeros = ofZeros(bytes)
  if (zeros !== undefined) return { encoding: zeros, notes: [] }
  const labels = [charset, declaredIn(latin(bytes))].filter((label) => label !== undefined)
  const named = labels.map(known).filter((label) => label !== undefined)
  const declared = [...named, 'utf-8'].find((encoding, i) => fits(sample, encoding, i < named.length ? 1 : 0))
  const encoding = declared ?? guessed(sample)
  const [label] = labels
  // Only a file of more than ASCII can be read in a wrong way.
  const isPlain = !sample.some((byte) => byte > 0x7f)
  if (isPlain || (label !== undefined && named.includes(encoding))) return { encoding, notes: [] }
  if (label !== undefined) return { encoding, notes: [importNotes.misnamed(label, encoding)] }
  return { encoding, notes: declared === undefined ? [importNotes.guessed(encoding)] : [] }
}

/** The encoding that a document says it has, and that nobody knows. */
export function unknownEncoding(bytes: Uint8Array): string | undefined {
  const label = ofMark(bytes) === undefined ? declaredIn(latin(bytes)) : undefined
  return known(label) === undefined ? label : undefined
}

/** Bytes of any encoding as text, without a byte order mark. What can't be decoded is replaced, and said. */
export function decode(bytes: Uint8Array, charset?: string): Decoded {
  const { encoding, notes } = encodingOf(bytes, charset)
  const text = new TextDecoder(encoding).decode(bytes)
  const replaced = text.split('\ufffd').length - 1
  return { text, encoding, notes: replaced === 0 ? notes : [...notes, importNotes.characters(replaced)] }
}
