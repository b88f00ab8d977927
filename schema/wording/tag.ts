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
  explore: 'Explore topics',
  noStories: 'No stories on this topic yet.',
  noWriters: 'Nobody has written about this yet.',
  title: (name: string) => `Stories about ${name}`,
  description: (name: string, text: string, product: string) =>
    text ? `${name} on ${product}: ${text}` : `Read stories about ${name} on ${product}.`,
  recommendedTitle: (name: string) => `Recommended stories about ${name}`,
  recommendedText: (name: string) => `What readers of ${name} are enjoying now.`,
  writersTitle: (name: string) => `Who to follow for ${name}`,
  writersText: (name: string) => `The people who write most about ${name}.`,
  archiveTitle: (name: string, period: string | undefined) =>
    period ? `${name}: ${period}` : `${name}: archive`,
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
  exploreText: 'What people write about here.',
  featured: 'Popular topics',
  index: 'Topics with the most stories',
  noTopics: 'There are no topics yet.',
  moreTopics: 'More topics',
  moreWriters: 'More writers',
} as const
