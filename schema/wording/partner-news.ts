/** Texts of notifications from the partner programme to its writers. */
export const partnerNewsWording = {
  FEATURE: 'May we feature your story?',
  HELD: 'We’re holding a part of your money',
  RELEASED: 'The money on hold is released',
  DENIED: 'The money on hold won’t be paid',
  feature: {
    text: (title: string, product: string) =>
      `We’d like to recommend “${title}” to everybody on ${product}, among our staff picks. The link leads to a page on which you can say yes or no.`,
    button: 'Answer',
  },
} as const
