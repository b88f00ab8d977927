/** Texts inside a story's body, for those who hear it. */
export const storyWording = {
  formula: 'Formula',
  table: 'Table',
  backToText: 'Back to the text',
} as const
