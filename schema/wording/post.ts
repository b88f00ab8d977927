/** Texts about stories, wherever they are listed. */
export const postWording = {
  minutes: (n: number) => `${n} min read`,
  inPublication: 'in',
} as const
