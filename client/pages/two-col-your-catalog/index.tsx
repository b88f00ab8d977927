import { OwnList } from '../../features/catalog/OwnList'
import { OwnListsRail } from '../../features/catalog/OwnLists'
import { ownListHead } from '../../features/catalog/own-head'
import { loadOwnList } from '../../features/catalog/own-load'
import { Columns } from '../../ui/Columns'

export const load = loadOwnList

export const head = ownListHead

/** One of the viewer's lists. */
export function Page() {
  return (
    <Columns rail={<OwnListsRail />}>
      <OwnList />
    </Columns>
  )
}
