/** Texts around what other sites show in a frame. */
export const mediaWording = {
  title: (provider: string) => `Embedded from ${provider}`,
  open: (provider: string) => `Open on ${provider}`,
} as const
