/** Texts of the list of headings beside a text that is written. */
export const outlineWording = {
  label: 'Outline',
  none: 'Headings appear here. Type # and a space at the start of a paragraph to write one.',
  empty: 'Heading without words',
  close: 'Close',
} as const
