/** Texts about topics. */
export const tagWording = {
  topic: 'Topic',
  followers: (n: string, count: number) => (count === 1 ? '1 follower' : `${n} followers`),
  stories: (n: string, count: number) => (count === 1 ? '1 story' : `${n} stories`),
  recommended: 'Recommended stories',
  latest: 'Latest stories',
  archive: 'Archive',
  whoToFollow: 'Who to follow',
  related: 'Related topics',
  seeAll: 'See all',
  explore: 'Explore topics',
  noStories: 'No story carries this topic yet.',
  noWriters: 'Nobody writes about this yet.',
  notFound: 'There is no such topic yet.',
} as const
