import { countOf, exactCount } from './counts'

const followers = (n: number) => countOf(n, 'follower')

/** Texts of the pages about a writer's followers. */
export const audienceWording = {
  title: 'Audience',
  text: 'Who follows you, and who reads you.',
  tabs: { label: 'Audience', overview: 'Overview', followers: 'Followers' },
  stats: 'All stats',
  fileName: (username: string, what: string, day: string) => `${username}-${what}-${day}.csv`,
  nobody:
    'Nobody follows you yet. Readers can follow you from each of your stories, and you see here how many do and where they come from.',
  write: 'Write a story',
  figures: {
    label: 'Followers in this period',
    followers: 'Followers',
    gained: 'Gained',
    lost: 'Lost',
    before: (n: number) => `At the beginning: ${exactCount(n)}`,
  },
  lostSince: (day: string) =>
    `Followers who leave are counted since ${day}. Of the time before, only those are known who have stayed.`,
  chart: {
    followers: 'Followers over time',
    changes: 'Followers gained and lost',
    grown: (from: number, to: number) => `From ${exactCount(from)} to ${followers(to)}.`,
    same: (n: number) => `${followers(n)} throughout.`,
    /** When the most were gained: at an hour, on a day, in a month. */
    changed: {
      HOUR: (more: number, less: number, best: string, most: number) =>
        `${followers(more)} gained, ${followers(less)} lost. The most were gained at ${best}: ${exactCount(most)}.`,
      DAY: (more: number, less: number, best: string, most: number) =>
        `${followers(more)} gained, ${followers(less)} lost. The most were gained on ${best}: ${exactCount(most)}.`,
      MONTH: (more: number, less: number, best: string, most: number) =>
        `${followers(more)} gained, ${followers(less)} lost. The most were gained in ${best}: ${exactCount(most)}.`,
    },
    fewer: (less: number) => `None gained, ${followers(less)} lost.`,
    none: 'Nobody came or left in this period.',
  },
  sources: {
    title: 'Where they came from',
    text: 'Where those who came in this period pressed the button to follow you.',
    none: 'Nobody came in this period.',
    gone: 'A story that is gone',
    OWN_STORY: 'Your stories',
    STORY: 'Stories by others',
    PROFILE: 'Your profile, or another one',
    PUBLICATION: 'Publications',
    LIST: 'Lists',
    TOPIC: 'Topics',
    SEARCH: 'Search',
    HOME: 'The home page',
    PAGE: 'Another page',
    UNKNOWN: 'Unknown',
    unknown:
      'It isn’t known where people came from whose browser doesn’t say so, who ask not to be tracked, or who followed you before it was counted.',
  },
  members: {
    title: 'Members among your followers',
    member: 'Members',
    others: 'Not members',
    newest: (n: number) => `Of your newest ${followers(n)}.`,
  },
  countries: {
    title: 'Countries of your readers',
    text: 'Views of everything you write, in this period.',
    none: 'Nothing of yours was viewed in this period.',
  },
  export: 'Download by day as CSV',
  exportFollowers: 'Download as CSV',
  list: {
    title: 'Your followers',
    person: 'Follower',
    since: 'Since',
    more: 'Earlier followers',
    hidden:
      'Followers whose account is closed or suspended are counted as long as it exists, but aren’t listed.',
  },
} as const
