/** Numbers of a writer's own stories. Rule: docs/rules/writing.md, "Your stories". */
import { DAY } from './time-units'

/** Stories on a page of the list. */
export const OWN_STORIES_PAGE = 20
/** Stories that are changed by one request. */
export const MOST_CHANGED_STORIES = 50
/** Stories that one request deletes for good. */
export const MOST_EMPTIED_STORIES = 200
/** Characters of a search among one's own stories. */
export const MOST_OWN_SEARCH = 100
/** Private links of one story. */
export const MOST_POST_LINKS = 10
/** Random bytes in the key of such a link. */
export const POST_LINK_BYTES = 16
/** Co-authors of one story, those who are invited included. */
export const MOST_CO_AUTHORS = 5
/** How many people one person may invite in a window of so many milliseconds. */
export const MOST_CO_AUTHOR_INVITATIONS = { most: 30, windowMs: DAY } as const
