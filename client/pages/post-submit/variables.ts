import { postIdOf } from '../../../schema/routes/post-id'
import type { PageContext } from '../../lib/page'

/** The slug of the publication that the address names; empty while none is chosen. */
export const chosenOf = ({ search }: Pick<PageContext, 'search'>): string =>
  typeof search.publication === 'string' ? search.publication.trim().toLowerCase() : ''

export const variablesOf = (page: Pick<PageContext, 'params' | 'search'>) => ({
  postId: postIdOf(page.params.postId ?? '') ?? '',
  slug: chosenOf(page),
})
