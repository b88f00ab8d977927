import { cut } from '../story/from-html/cut'
import { countOf, exactCount } from './counts'

/** Texts of highlights on a story. */
export const highlightWording = {
  menu: 'Chosen passage',
  hint: 'You’ve selected words in the story. Press Tab to see what you can do with them.',
  highlight: 'Highlight',
  keepPrivate: 'Only for me',
  respond: 'Respond',
  remove: 'Remove highlight',
  makePrivate: 'Make private',
  makePublic: 'Make public',
  copyLink: 'Copy link',
  share: 'Share',
  picture: 'Share as picture',
  pictureName: 'highlight',
  pictureSaved: 'Picture saved, and its address copied.',
  pictureSavedAlone: 'Picture saved.',
  pictureFailed: 'The picture couldn’t be made. Please try again.',
  note: 'Note to the writer',
  notes: 'Your private notes to the writer',
  showAll: (count: number) => `Show all ${exactCount(count)}`,
  problems: {
    outside: 'Only words of the text can be highlighted.',
    long: (most: number) => `Choose at most ${countOf(most, 'character')} to highlight them.`,
    cells: 'Choose words within one cell of the table to highlight them.',
    code: 'Code can’t be highlighted.',
    formula: 'Formulas can’t be highlighted.',
    refused: 'You can’t highlight in this story.',
  },
  highlighted: 'Highlighted.',
  keptPrivate: 'Highlighted, only for you.',
  madePrivate: 'Only you see this highlight now.',
  madePublic: 'Everybody sees this highlight now.',
  removed: (words: string) =>
    words === ''
      ? 'Highlight removed.'
      : `“${cut(words, 60)}${words.length > 60 ? '…' : ''}” isn’t highlighted any more.`,
  restored: 'The highlight is back.',
  undo: 'Undo',
  linkCopied: 'Link to the passage copied.',
  own: 'Your highlights',
  top: 'Top highlights',
  people: (count: number) => countOf(count, 'person', 'people'),
  isPrivate: 'Only you see it',
  show: 'Show in the story',
  changed: 'The passage was changed. These are the old words.',
} as const
