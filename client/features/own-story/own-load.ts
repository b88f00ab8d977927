import type { StoryFilter, StoryOrder } from '../../../schema/graphql/types.generated'
import { STORY_FILTERS } from '../../../schema/routes/values'
import type { LoadContext, PageContext } from '../../lib/page'
import { OwnStories } from './own-stories.generated'

export type Filter = (typeof STORY_FILTERS)[number]

/** The orders, by their names in addresses. Newest first has none. */
export const ORDERS = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  longest: 'LONGEST',
  'most-popular': 'MOST_POPULAR',
} as const satisfies Record<string, StoryOrder>

/** Without a filter, the page shows drafts. */
export const filterOf = ({ params }: Pick<PageContext, 'params'>): Filter =>
  STORY_FILTERS.find((name) => name === params.filterBy) ?? 'drafts'

export const orderOf = ({ search }: Pick<PageContext, 'search'>): StoryOrder =>
  Object.entries(ORDERS).find(([name]) => name === search.orderBy)?.[1] ?? 'NEWEST'

/** The variables of the list that an address shows. */
export const ownStoriesVariables = (page: PageContext) => ({
  filter: filterOf(page).toUpperCase() as StoryFilter,
  order: orderOf(page),
  search: page.search.q ?? '',
  after: page.search.after,
})

/** Loads the viewer's stories. */
export const loadOwnStories = (page: LoadContext) => page.query(OwnStories, ownStoriesVariables(page))
