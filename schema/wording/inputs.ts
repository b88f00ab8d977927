/** What somebody reads whose input can't be read at all, where nothing more particular can be said. */
export const inputWording = {
  invalid: 'This value can’t be used here.',
} as const
