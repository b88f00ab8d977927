import { OwnLists } from '../../features/catalog/OwnLists'
import { ownListsHead } from '../../features/catalog/own-head'
import { loadOwnLists } from '../../features/catalog/own-load'
import { LibraryRail } from '../../features/library/LibraryRail'
import { Columns } from '../../ui/Columns'

export const load = loadOwnLists

export const head = ownListsHead

/** The viewer's lists. */
export function Page() {
  return (
    <Columns rail={<LibraryRail />}>
      <OwnLists />
    </Columns>
  )
}
