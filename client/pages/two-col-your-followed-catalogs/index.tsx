import { OwnListsRail } from '../../features/catalog/OwnLists'
import { loadSavedLists, SavedLists, savedListsHead } from '../../features/catalog/SavedLists'
import { Columns } from '../../ui/Columns'

export const load = loadSavedLists

export const head = savedListsHead

/** The lists that the viewer has saved. */
export function Page() {
  return (
    <Columns rail={<OwnListsRail />}>
      <SavedLists />
    </Columns>
  )
}
