import { catalogWording } from '../../../schema/wording/catalog'
import { OwnLists, OwnListsRail } from '../../features/catalog/OwnLists'
import { OwnLists as OwnListsQuery } from '../../features/catalog/own-lists.generated'
import { ownListsVariables } from '../../features/catalog/own-variables'
import type { LoadContext, PageHead } from '../../lib/page'
import { Columns } from '../../ui/Columns'

export const load = (page: LoadContext) => page.query(OwnListsQuery, ownListsVariables(page))

export const head = (): PageHead => ({ title: catalogWording.own.title, robots: 'noindex' })

/** The viewer's lists. */
export function Page() {
  return (
    <Columns rail={<OwnListsRail />}>
      <OwnLists />
    </Columns>
  )
}
