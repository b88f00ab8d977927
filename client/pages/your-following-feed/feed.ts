import type { FOLLOWABLE } from '../../../schema/routes/values'
import type { PageContext } from '../../lib/page'

export type Kind = (typeof FOLLOWABLE)[number]

const NAMES = { people: 'PEOPLE', publications: 'PUBLICATIONS', topics: 'TOPICS' } as const

/** Whose stories an address shows: of a kind, all or one. */
export const kindOf = ({ params }: PageContext): Kind => (params.entityName ?? 'people') as Kind

export const variablesOf = (page: PageContext) => ({
  of: NAMES[kindOf(page)],
  id: page.params.entityId,
  after: page.search.after,
})
