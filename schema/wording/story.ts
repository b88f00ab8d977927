/** Texts inside a story's body for screen readers. */
export const storyWording = {
  formula: 'Formula',
  table: 'Table',
  code: 'Code',
  backToText: 'Back to the text',
  enlarge: (alt: string) => (alt ? `Enlarge picture: ${alt}` : 'Enlarge picture'),
} as const
