import type { PageId } from '../pages'
import { HOUR } from './time-units'

/** A writer's followers, as they are counted. Rules: docs/rules/stats.md, "Audience". */

/** What is known of how many followers left, by its name in `counting_start`. */
export const LOST_FOLLOWERS = 'lost-followers'

/** Of so many followers, those who came last, it is counted how many are members. */
export const MOST_LOOKED_AT = 10_000
/** More hours of one writer are never told apart: those of eleven years. */
export const MOST_FOLLOWER_HOURS = 100_000

/** More sources of one writer's followers are never told apart: their stories, and a few kinds of pages. */
export const MOST_FOLLOW_SOURCES = 10_000

/** How many files of their audience somebody may download. */
export const MOST_AUDIENCE_DOWNLOADS = { most: 40, windowMs: HOUR }
/** How many rows of such a file are read at a time. */
export const AUDIENCE_ROWS = 200

/** Where people follow somebody, but for that person's own stories. */
const FOLLOW_PLACES = ['profile', 'story', 'publication', 'list', 'topic', 'search', 'home', 'page'] as const
export type FollowPlace = (typeof FOLLOW_PLACES)[number]

const LISTS: readonly string[] = ['user-catalog', 'user-catalogs', 'your-catalog', 'collections-library']
const STORIES: readonly string[] = ['post', 'post-responses']
const TOPICS: readonly string[] = ['tag-archive', 'explore-topics']
const HOMES: readonly string[] = ['home', 'home-lo', 'top-stories']

/** The kind of page on which somebody follows. */
export function placeOfPage(page: PageId): FollowPlace {
  if (LISTS.includes(page)) return 'list'
  if (STORIES.includes(page)) return 'story'
  if (HOMES.includes(page)) return 'home'
  if (TOPICS.includes(page) || page.startsWith('topic')) return 'topic'
  if (page.startsWith('user-')) return 'profile'
  if (page.startsWith('publication-')) return 'publication'
  return page === 'search' ? 'search' : 'page'
}

/** Where followers came from: a story of the person whom they follow, another place, or unknown. */
export type FollowSource =
  | { kind: 'own-story'; postId: string }
  | { kind: FollowPlace | 'unknown'; postId: null }

/** What stands before a story's id in a source. */
export const SOURCE_OF_POST = 'post/'

/** Reads a source as it is stored. */
export function followSourceOf(stored: string): FollowSource {
  if (stored.startsWith(SOURCE_OF_POST))
    return { kind: 'own-story', postId: stored.slice(SOURCE_OF_POST.length) }
  return { kind: FOLLOW_PLACES.find((place) => place === stored) ?? 'unknown', postId: null }
}
