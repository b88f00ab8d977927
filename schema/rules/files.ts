import { DAY } from './time-units'

/* Recordings, films, captions and attachments in our own store. Rule: docs/rules/files.md */

/** How long an upload is kept that nobody goes on with, in milliseconds. */
export const OPEN_UPLOAD_KEPT = DAY

/** Every file's path starts with this. */
const FILE_PATH = '/_/file/'

/** The path of a file of ours, on every host. */
export const filePath = (fileId: string): string => FILE_PATH + fileId

/** The id of the file of ours that an address leads to, as a path of this site; nothing for any other address. */
export const fileIdOf = (address: string): string | undefined =>
  /^\/_\/file\/([0-9a-f]{24})$/.exec(address)?.[1]

/** The key of a file's bytes in the bucket. Pictures have other keys, and only the endpoint of files serves these. */
export const fileKey = (fileId: string): string => `file/${fileId}`

/** The types that are played or read in their place, with the endings of their names; every other file is downloaded. */
export const FILE_TYPES = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'weba',
  'audio/flac': 'flac',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
} as const
export type FileType = keyof typeof FILE_TYPES

/** What every other file is served as. */
export const ATTACHMENT_TYPE = 'application/octet-stream'

/** Whether a file's type is one that a page may play or read. */
export const isFileType = (type: string): type is FileType => Object.hasOwn(FILE_TYPES, type)

/** What a file is in a story: it is played, it has the captions of what is played, or it is downloaded. */
export const fileKindOf = (type: string): 'audio' | 'video' | 'track' | 'attachment' => {
  if (!isFileType(type)) return 'attachment'
  if (type === 'text/vtt') return 'track'
  return type.startsWith('audio/') ? 'audio' : 'video'
}
