import { countOf } from './counts'
import { LANGUAGE } from './language'

/** '2.4 MB', in thousands, as file managers count. */
function size(bytes: number): string {
  if (bytes < 1_000) return countOf(bytes, 'byte')
  const isLarge = bytes >= 999_500
  return new Intl.NumberFormat(LANGUAGE, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1_000))
}

/** Recordings, films and attachments in the editor. */
export const fileBlockWording = {
  /** 'PDF · 2.4 MB', below the name of a file. */
  facts: (ending: string, bytes: number) => [ending, size(bytes)].filter(Boolean).join(' · '),
  label: 'File',
  edit: 'Edit',
  remove: 'Remove',
  title: 'About this file',
  name: 'Title',
  noName: 'Give the file a title.',
  caption: 'Caption (optional)',
  transcript: 'Address of a transcript (optional)',
  transcriptHint: 'For people who can’t hear it.',
  wrongTranscript: 'Give the address of a page on the web.',
  captions: 'Captions',
  captionsHint: 'A WebVTT file (.vtt) for each language.',
  language: (of: string) => `Language of ${of}`,
  addCaptions: 'Add captions',
  removeCaptions: (language: string) => `Remove the captions in ${language}`,
  noCaptions: 'This isn’t a WebVTT file.',
  picture: 'Picture before it plays',
  choosePicture: 'Choose a picture',
  uploading: 'Uploading…',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
} as const
