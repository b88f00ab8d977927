import { savedListsHead } from '../../features/catalog/own-head'
import { loadSavedLists } from '../../features/catalog/own-load'
import { SavedLists } from '../../features/catalog/SavedLists'
import { LibraryRail } from '../../features/library/LibraryRail'
import { Columns } from '../../ui/Columns'

export const load = loadSavedLists

export const head = savedListsHead

/** The lists that the viewer has saved. */
export function Page() {
  return (
    <Columns rail={<LibraryRail />}>
      <SavedLists />
    </Columns>
  )
}
