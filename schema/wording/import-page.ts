import { countOf, exactCount } from './counts'

const stories = (n: number): string => countOf(n, 'story', 'stories')

/** Texts of the page that imports stories. */
export const importWording = {
  title: 'Import stories',
  text: 'Bring what you’ve published elsewhere, with its dates, topics and pictures, and with links to where it first came out.',
  source: 'Where do your stories come from?',
  formats: {
    medium: 'Medium',
    ghost: 'Ghost',
    substack: 'Substack',
    wordpress: 'WordPress',
    markdown: 'Markdown',
    web: 'Feed or web page',
  },
  hints: {
    medium: 'The zip file that Medium sends you when you download your information, or one story from it.',
    ghost: 'The JSON file of your export, or a zip file with it and your content folder.',
    substack: 'The zip file of your export.',
    wordpress: 'The XML file of your export, up to 25 MB.',
    markdown: 'A Markdown file, or a zip file of several with their pictures.',
    web: 'The address of a feed or page, an RSS or Atom file, or a page that you’ve saved as HTML.',
  },
  address: 'Address',
  addressHint: 'Of a feed or page that’s public, with https://. Or choose a file below.',
  fetch: 'Read it',
  fetching: 'Reading…',
  chosen: (n: number, all: number) => `${exactCount(n)} of ${stories(all)} chosen`,
  all: 'Choose all',
  noneOfThem: 'Choose none',
  file: 'File',
  drop: 'Drop your file here, or choose it. It can have up to 200 MB.',
  choose: 'Choose a file',
  again: (name: string) => `The upload isn’t finished. Choose ${name} again to go on.`,
  otherFile: 'That’s a different file. Choose the one that you began with.',
  uploading: 'Uploading',
  failedUpload: 'The upload didn’t reach us. Choose the file again to go on.',
  reading: (n: number) => `Reading the file: ${stories(n)} so far`,
  importing: (done: number, all: number) => `Importing: ${exactCount(done)} of ${stories(all)}`,
  undoing: 'Undoing the import',
  needsScript: 'To import stories, turn on JavaScript in this browser.',
  preview: (n: number, skipped: number) =>
    skipped === 0
      ? `${stories(n)} can be imported.`
      : `${stories(n)} can be imported, ${countOf(skipped, 'other')} can’t. The list says why.`,
  asDrafts: 'Import everything as drafts',
  asDraftsHint: 'Otherwise, stories that were published are published here, with their dates.',
  start: (n: number) => `Import ${stories(n)}`,
  starting: 'Starting…',
  discard: 'Discard',
  undo: 'Undo this import',
  undoHint:
    'Its stories go to the trash, where they stay for 14 days. Stories that you’ve changed since stay.',
  done: (counts: { imported: number; updated: number; unchanged: number; skipped: number }) =>
    `${exactCount(counts.imported)} imported, ${exactCount(counts.updated)} updated, ${exactCount(counts.unchanged)} unchanged, ${exactCount(counts.skipped)} skipped.`,
  undone: (counts: { undone: number; kept: number }) =>
    `${stories(counts.undone)} moved to the trash, ${exactCount(counts.kept)} kept.`,
  failed: 'This file can’t be imported.',
  past: 'Your imports',
  none: 'You haven’t imported anything yet.',
  more: 'More',
  heading: (format: string, name: string) => `${format}: ${name}`,
  line: (state: string, date: string) => `${state} · ${date}`,
  back: 'All imports',
  contents: 'In this file',
  columns: { story: 'Story', date: 'Date', state: 'State' },
  states: {
    UPLOADING: 'Upload not finished',
    READING: 'Being read',
    READY: 'Ready to import',
    IMPORTING: 'Being imported',
    DONE: 'Imported',
    FAILED: 'Not imported',
    UNDOING: 'Being undone',
    UNDONE: 'Undone',
  },
  outcomes: {
    IMPORTED: 'Imported',
    UPDATED: 'Updated',
    UNCHANGED: 'Unchanged',
    SKIPPED: 'Skipped',
    UNDONE: 'In the trash',
    KEPT: 'Kept',
  },
  storyStates: { DRAFT: 'Draft', SCHEDULED: 'Scheduled', PUBLISHED: 'Published', UNLISTED: 'Unlisted' },
} as const
