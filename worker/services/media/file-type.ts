import { ATTACHMENT_TYPE, type FileType } from '../../../schema/rules/files'

/** Bytes of a file's beginning that tell its type. */
export const TELLING_BYTES = 4_096

const latin = new TextDecoder('latin1')

/** The brands of MP4 files that hold sound alone. */
const SOUND_BRANDS = /^(?:M4A|M4B|M4P|F4A|F4B)/

/** The brands of MP4 files that browsers play. */
const FILM_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V|MSNV|dash|dby1|f4v)/i

function mp4(text: string): FileType | undefined {
  const brand = text.slice(8, 12)
  if (SOUND_BRANDS.test(brand)) return 'audio/mp4'
  return FILM_BRANDS.test(brand) ? 'video/mp4' : undefined
}

/** A WebM file names its codecs in its first kilobytes: those of films begin with V_. */
function webm(text: string): FileType | undefined {
  if (!text.includes('webm')) return undefined
  return text.includes('A_') && !text.includes('V_') ? 'audio/webm' : 'video/webm'
}

/** Two frames of MPEG audio, each with its sync word, or the tags that stand before them. */
const isMp3 = (bytes: Uint8Array, text: string): boolean =>
  text.startsWith('ID3') ||
  (bytes[0] === 0xff &&
    ((bytes[1] ?? 0) & 0xe6) === 0xe2 &&
    ((bytes[2] ?? 0) & 0xf0) !== 0xf0 &&
    ((bytes[2] ?? 0) & 0x0c) !== 0x0c)

/**
 * The type of a file by its first bytes, whatever its name and its sender say. What isn't known is an attachment. Rule:
 * docs/rules/files.md, "Types".
 */
export function fileType(bytes: Uint8Array): FileType | typeof ATTACHMENT_TYPE {
  const text = latin.decode(bytes.subarray(0, TELLING_BYTES))
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return 'audio/wav'
  if (text.startsWith('fLaC')) return 'audio/flac'
  // Opus and Vorbis are sound; other streams of Ogg are films that few browsers play.
  if (text.startsWith('OggS'))
    return /OpusHead|vorbis/.test(text) && !text.includes('theora') ? 'audio/ogg' : ATTACHMENT_TYPE
  if (text.slice(4, 8) === 'ftyp') return mp4(text) ?? ATTACHMENT_TYPE
  if (text.startsWith('\x1aE\xdf\xa3')) return webm(text) ?? ATTACHMENT_TYPE
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'text/vtt'
  return isMp3(bytes, text) ? 'audio/mpeg' : ATTACHMENT_TYPE
}
