import { OwnList } from '../../features/catalog/OwnList'
import { ownListHead } from '../../features/catalog/own-head'
import { loadOwnList } from '../../features/catalog/own-load'
import { LibraryRail } from '../../features/library/LibraryRail'
import { Columns } from '../../ui/Columns'

export const load = loadOwnList

export const head = ownListHead

/** One of the viewer's lists. */
export function Page() {
  return (
    <Columns rail={<LibraryRail />}>
      <OwnList />
    </Columns>
  )
}
