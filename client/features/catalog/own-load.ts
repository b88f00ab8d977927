import { notFound } from '@tanstack/react-router'
import type { LoadContext, PageContext } from '../../lib/page'
import { OwnList } from './own-list.generated'
import { OwnLists } from './own-lists.generated'
import { SavedLists } from './saved-lists.generated'

/** The variables of the query for the viewer's lists. */
export const ownListsVariables = ({ search }: PageContext) => ({ search: search.q, after: search.after })

/** The variables of the query for the lists that they have saved. */
export const savedListsVariables = ({ search }: PageContext) => ({ after: search.after })

/** The variables of the query for one of the viewer's lists. */
export const ownListVariables = ({ params, search }: PageContext) => ({
  slugId: params.catalogSlugId ?? '',
  after: search.after,
})

/** Loads the viewer's lists. */
export const loadOwnLists = (page: LoadContext) => page.query(OwnLists, ownListsVariables(page))

/** Loads the lists that the viewer has saved. */
export const loadSavedLists = (page: LoadContext) => page.query(SavedLists, savedListsVariables(page))

/** Loads one of the viewer's lists; a list that isn't theirs is a 404. */
export async function loadOwnList(page: LoadContext): Promise<void> {
  const { viewer } = await page.query(OwnList, ownListVariables(page))
  if (!viewer?.catalog) throw notFound()
}
