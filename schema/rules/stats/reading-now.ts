import { MINUTE, SECOND } from '../time-units'

/** For how long a page counts as open after its last report, in milliseconds. */
export const OPEN_FOR = 5 * MINUTE

/** Of how many open pages of a writer's stories are known; further ones aren't counted. */
export const MOST_PAGES = 1000

/** Stories that are told one by one. */
export const MOST_STORIES_NOW = 20

/** For how long somebody who has looked is told of changes, in milliseconds: whoever goes on looking asks again. */
export const WATCHED_FOR = 2 * MINUTE

/** Changes within this time are told together, in milliseconds. */
export const TOLD_WITHIN = 2 * SECOND

/** What a page calls itself while it is open: random, so that nothing leads to its reader. */
export const PAGE_TOKEN = /^[a-z\d]{1,12}$/

/** A report of an open page. */
export interface OpenPage {
  postId: string
  token: string
  /** In milliseconds since 1970 UTC. */
  at: number
}

/** How many pages are open: in all, and of the stories with most of them. */
export interface PagesNow {
  total: number
  stories: { postId: string; pages: number }[]
}
