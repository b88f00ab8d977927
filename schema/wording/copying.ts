/** Messages about an address that somebody copies. */
export const copyingWording = {
  failed: 'The link couldn’t be copied.',
} as const
