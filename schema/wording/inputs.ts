/** Messages for unreadable inputs without a more specific one. */
export const inputWording = {
  invalid: 'This value can’t be used here.',
} as const
