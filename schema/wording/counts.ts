/** How many there are of something, where several areas say so. `n` is the count as readers see it. */
export const countWording = {
  followers: (n: string, count: number) => (count === 1 ? '1 follower' : `${n} followers`),
} as const
