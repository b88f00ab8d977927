import { MANAGER_FILTERS } from '../../../../schema/routes/values'
import type { PageContext } from '../../../lib/page'

export type ManagerFilter = (typeof MANAGER_FILTERS)[number]

/** The list that an address shows: that of submissions if it names none. */
export const filterOf = ({ params, search }: Pick<PageContext, 'params' | 'search'>): ManagerFilter =>
  MANAGER_FILTERS.find((filter) => filter === (params.filterBy ?? search.filterBy)) ?? 'submissions'

export const managerVariables = (page: Pick<PageContext, 'params' | 'search'>) => {
  const filter = filterOf(page)
  return {
    slug: page.params.collectionSlug ?? '',
    after: page.search.after,
    month: page.search.month,
    submissions: filter === 'submissions',
    drafts: filter === 'drafts',
    scheduled: filter === 'scheduled',
    published: filter === 'published',
  }
}
