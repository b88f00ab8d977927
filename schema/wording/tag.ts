import { countWording } from './counts'

/** Texts about topics. */
export const tagWording = {
  topic: 'Topic',
  followers: countWording.followers,
  stories: countWording.stories,
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
  title: (name: string) => `Stories about ${name}`,
  description: (name: string, text: string, product: string) =>
    text ? `${name} on ${product}: ${text}` : `Read stories about ${name} on ${product}.`,
  recommendedTitle: (name: string) => `Recommended stories about ${name}`,
  recommendedText: (name: string) => `What readers of ${name} like best now.`,
  writersTitle: (name: string) => `Who to follow for ${name}`,
  writersText: (name: string) => `Those who write most about ${name}.`,
  archiveTitle: (name: string, period: string | undefined) =>
    period ? `${name}: ${period}` : `${name}: the archive`,
  archiveText: (name: string, period: string | undefined) =>
    period
      ? `Stories about ${name} from ${period}, newest first.`
      : `Every story about ${name}, newest first.`,
  tabs: { latest: 'Latest', recommended: 'Recommended', writers: 'Who to follow', archive: 'Archive' },
  allRecommended: 'All recommended stories',
  allWriters: 'All writers',
  wholeArchive: 'The whole archive',
  feed: 'RSS feed',
  feedTitle: (name: string) => `${name}: latest stories`,
  exploreText: 'Everything that is written about here, by its name.',
  featured: 'Where most begin',
  index: 'Index of topics',
  noTopics: 'There are no topics yet.',
  moreTopics: 'More topics',
  moreWriters: 'More writers',
} as const
