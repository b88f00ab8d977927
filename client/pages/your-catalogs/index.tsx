import { OwnLists } from '../../features/catalog/OwnLists'
import { ownListsHead } from '../../features/catalog/own-head'
import { loadOwnLists } from '../../features/catalog/own-load'

export const load = loadOwnLists

export const head = ownListsHead

/** The viewer's lists, while the sidebar's navigation is off. */
export function Page() {
  return (
    <div className="mx-auto max-w-inset px-6 py-8">
      <OwnLists />
    </div>
  )
}
