import { compactCount, countWording } from './counts'

/** Texts about people. */
export const userWording = {
  notFound: 'There’s nobody here by that name.',
  followers: countWording.followers,
  following: (n: number) => `${compactCount(n)} following`,
  tabs: {
    stories: 'Home',
    lists: 'Lists',
    series: 'Series',
    responses: 'Responses',
    books: 'Books',
    publications: 'Publications',
    about: 'About',
  },
  navigation: (name: string) => `${name}’s pages`,
  handle: (username: string) => `@${username}`,
  aboutName: (name: string) => `About ${name}`,
  moreAbout: (name: string) => `More about ${name}`,
  storiesBy: (name: string) => `Stories by ${name}`,
  publicationsOf: (name: string) => `${name}’s publications`,
  feed: (name: string) => `Stories by ${name} (RSS)`,
  suspended: 'This account is suspended. Its stories are hidden.',
  bookAuthor: 'Book author',
  friendSince: (product: string, date: string) => `Friend of ${product} since ${date}`,
  joined: (product: string, date: string) => `On ${product} since ${date}`,
  memberSince: (product: string, date: string) => `${product} member since ${date}`,
  pinned: 'Pinned',
  noStories: (name: string) => `${name} hasn’t published a story yet.`,
  noPublications: (name: string) => `${name} isn’t part of a publication yet.`,
  noAbout: (name: string) => `${name} hasn’t written anything here yet.`,
} as const
