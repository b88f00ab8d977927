import { savedListsHead } from '../../features/catalog/own-head'
import { loadSavedLists } from '../../features/catalog/own-load'
import { SavedLists } from '../../features/catalog/SavedLists'

export const load = loadSavedLists

export const head = savedListsHead

/** The lists that the viewer has saved, while the sidebar's navigation is off. */
export function Page() {
  return (
    <div className="mx-auto max-w-inset px-6 pb-8">
      <SavedLists />
    </div>
  )
}
