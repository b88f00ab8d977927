/** Texts about people. */
export const userWording = {
  notFound: 'Nobody here goes by that name.',
  followers: (n: string, count: number) => (count === 1 ? '1 follower' : `${n} followers`),
  following: (n: string) => `${n} following`,
  about: 'About',
  tabs: { stories: 'Home', publications: 'Publications', about: 'About' },
  memberSince: (product: string, date: string) => `${product} member since ${date}`,
  noStories: (name: string) => `${name} hasn’t published a story yet.`,
  noPublications: (name: string) => `${name} isn’t part of a publication yet.`,
  noAbout: (name: string) => `${name} hasn’t written anything here yet.`,
} as const
