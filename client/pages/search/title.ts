import { searchWording as wording } from '../../../schema/wording/search'

interface Named {
  name: string
}

/** What a search is called: without a query, what is searched. */
export function titleOf(query: string, collection: Named | null, user: Named | null): string {
  if (collection)
    return query === '' ? wording.within(collection.name) : wording.titleWithin(query, collection.name)
  if (user) return query === '' ? wording.ofAuthor(user.name) : wording.titleOfAuthor(query, user.name)
  return query === '' ? wording.title : wording.titleOf(query)
}
