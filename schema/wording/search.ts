import { MOST_COUNTED_RESULTS } from '../rules/search'
import { cappedCount, countOf } from './counts'

const category = {
  posts: 'Stories',
  users: 'People',
  publications: 'Publications',
  tags: 'Topics',
  lists: 'Lists',
}

/** Texts of search. */
export const searchWording = {
  title: 'Search',
  titleOf: (query: string) => `Search results for “${query}”`,
  titleWithin: (query: string, name: string) => `“${query}” in ${name}`,
  titleOfAuthor: (query: string, name: string) => `“${query}” on ${name}’s profile`,
  within: (name: string) => `Search in ${name}`,
  ofAuthor: (name: string) => `Search ${name}’s profile`,
  submit: 'Search',
  categories: 'Kinds of results',
  category,
  /** A kind of results, with how many there are once something was searched for. */
  tab: (kind: keyof typeof category, count: number | undefined) =>
    count === undefined ? category[kind] : `${category[kind]} ${cappedCount(count, MOST_COUNTED_RESULTS)}`,
  narrow: {
    orders: 'Order',
    order: { relevance: 'Best matches', date: 'Newest first' },
    periods: 'Published',
    period: { any: 'Any time', week: 'Past week', month: 'Past month', year: 'Past year' },
  },
  everywhere: (product: string) => `Search all of ${product}`,
  more: 'More results',
  corrected: (query: string) => `Nothing was found as typed. These are results for “${query}”.`,
  nothing: {
    posts: (query: string) => `No stories match “${query}”.`,
    users: (query: string) => `No people match “${query}”.`,
    publications: (query: string) => `No publications match “${query}”.`,
    tags: (query: string) => `No topics match “${query}”.`,
    lists: (query: string) => `No lists match “${query}”.`,
  },
  advice: 'Check the spelling, use fewer or more general words, or look among the other kinds of results.',
  help: 'Put quotation marks around words that belong together and a minus before what you don’t want, or add topic:, author: or from: with a topic, a person or a publication.',
  start: 'Search for stories, people, publications, topics and lists.',
  topics: 'Explore topics',
  allTopics: 'All topics',
  read: 'What people are reading',
  popover: {
    label: 'Search suggestions',
    /** What the box searches, as its label, and what it says when it has nothing to suggest. */
    scope: {
      site: { label: 'Search', none: 'No suggestions. Press Enter to search everything.' },
      publication: {
        label: 'Search this publication',
        none: 'No suggestions. Press Enter to search this publication.',
      },
      profile: {
        label: 'Search this profile',
        none: 'No suggestions. Press Enter to search this profile.',
      },
    },
    recent: 'Recent searches',
    clear: 'Clear all',
    stories: 'Stories',
    people: 'People',
    publications: 'Publications',
    topics: 'Topics',
    loading: 'Searching…',
    count: (n: number) => countOf(n, 'suggestion'),
  },
} as const
