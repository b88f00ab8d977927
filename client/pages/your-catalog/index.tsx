import { OwnList } from '../../features/catalog/OwnList'
import { ownListHead } from '../../features/catalog/own-head'
import { loadOwnList } from '../../features/catalog/own-load'

export const load = loadOwnList

export const head = ownListHead

/** One of the viewer's lists, while the sidebar's navigation is off. */
export function Page() {
  return (
    <div className="mx-auto max-w-inset px-6 pb-8">
      <OwnList />
    </div>
  )
}
