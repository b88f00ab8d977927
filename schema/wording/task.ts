/** Texts of the header that pages about one task have. */
export const taskWording = {
  back: 'Back',
  toEditor: 'Back to the editor',
} as const
