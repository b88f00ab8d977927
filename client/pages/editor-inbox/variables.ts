import type { PageContext } from '../../lib/page'

export const TURNS = ['editors', 'writer', 'nobody'] as const
type Turn = (typeof TURNS)[number]

/** Whose move the listed submissions are; the editors' for an unknown value. */
export const turnOf = ({ search }: Pick<PageContext, 'search'>): Turn =>
  TURNS.find((turn) => turn === search.turn) ?? 'editors'

/** The submission that the address names. */
export const chosenOf = ({ search }: Pick<PageContext, 'search'>): string | undefined =>
  typeof search.submission === 'string' && search.submission !== '' ? search.submission : undefined

const NAMES = { editors: 'EDITORS', writer: 'WRITER', nobody: 'NOBODY' } as const

export const variablesOf = (page: Pick<PageContext, 'params' | 'search'>) => ({
  slug: page.params.collectionSlug ?? '',
  turn: NAMES[turnOf(page)],
  after: page.search.after,
})
