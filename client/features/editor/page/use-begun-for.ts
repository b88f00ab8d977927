import { usePage } from '../../../lib/use-page'

/** The publication that a story was begun for, as the addresses of its editor and of its publishing name it. */
export function useBegunFor(): { publication?: string } {
  const { params, search } = usePage()
  const publication = params.collectionSlug ?? search.publication
  return publication ? { publication } : {}
}
