/** Texts about publications. */
export const collectionWording = {
  notFound: 'There is no publication with that name.',
  about: 'About',
  latest: 'Latest',
  trending: 'Trending',
  archive: 'Archive',
  featured: 'Featured',
  editors: 'Editors',
  writers: 'Writers',
  followers: (n: string, count: number) => (count === 1 ? '1 follower' : `${n} followers`),
  stories: (n: string, count: number) => (count === 1 ? '1 story' : `${n} stories`),
  tagged: (tag: string) => `Stories about ${tag}`,
  noStories: 'Nothing has been published here yet.',
  noStoriesThen: 'Nothing was published in that time.',
} as const
