/** Texts inside a story's body for screen readers. */
export const storyWording = {
  formula: 'Formula',
  table: 'Table',
  transcript: 'Transcript',
  code: 'Code',
  done: 'Done',
  toDo: 'To do',
  backToText: 'Back to the text',
  enlarge: (alt: string) => (alt ? `Enlarge picture: ${alt}` : 'Enlarge picture'),
} as const
