/** Texts below a card whose page is being read. */
export const linkCardWording = {
  reading: 'Reading the page for its card',
  retry: 'Try again',
  keep: 'Keep the card',
} as const
