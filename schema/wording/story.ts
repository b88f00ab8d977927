/** Texts inside a story's body for screen readers, and of its lightbox. */
export const storyWording = {
  formula: 'Formula',
  table: 'Table',
  code: 'Code',
  backToText: 'Back to the text',
  enlarge: (alt: string) => (alt ? `Enlarge picture: ${alt}` : 'Enlarge picture'),
  /** A story's pictures, enlarged. */
  lightbox: {
    label: 'Pictures of this story',
    position: (n: number, of: number) => `${n} of ${of}`,
    previous: 'Previous picture',
    next: 'Next picture',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    close: 'Close',
  },
} as const
