import { TRASH_KEPT } from '../../../schema/rules/drafts'
import { MOST_OWN_SEARCH, OWN_STORIES_PAGE } from '../../../schema/rules/own-stories'
import { DAY } from '../../../schema/rules/time-units'
import type { Database } from '../../data/database'
import { type OwnStoryRow, ownStories } from '../../data/own-story/queries'
import { type Key, type PageOf, type Paging, readPage } from '../paging'

/** What a writer looks for among their own stories. */
export interface OwnStoriesQuery {
  filter: string
  order: string
  search: string
  paging?: Paging | null | undefined
}

/** A page of a writer's own stories. Rule: docs/rules/writing.md, "Your stories". */
export const ownStoriesOf = (
  db: Database,
  writerId: string,
  { filter, order, search, paging }: OwnStoriesQuery,
): Promise<PageOf<OwnStoryRow>> =>
  readPage<OwnStoryRow>(
    { ...paging, limit: paging?.limit ?? OWN_STORIES_PAGE },
    ([key, id], limit) =>
      db.all(ownStories, writerId, filter, order, search.trim().slice(0, MOST_OWN_SEARCH), key, id, limit),
    ({ key, id }): Key => [key, id],
  )

/** How many days a story stays in the trash, today included; null for one that isn't there. */
export const daysLeft = ({ trashedAt }: Pick<OwnStoryRow, 'trashedAt'>, now: number): number | null =>
  trashedAt === null ? null : Math.max(0, Math.ceil((trashedAt + TRASH_KEPT - now) / DAY))
