import { catalogWording } from '../../../schema/wording/catalog'
import { OwnLists } from '../../features/catalog/OwnLists'
import { OwnLists as OwnListsQuery } from '../../features/catalog/own-lists.generated'
import { ownListsVariables } from '../../features/catalog/own-variables'
import type { LoadContext, PageHead } from '../../lib/page'

export const load = (page: LoadContext) => page.query(OwnListsQuery, ownListsVariables(page))

export const head = (): PageHead => ({ title: catalogWording.own.title, robots: 'noindex' })

/** The viewer's lists, while the sidebar's navigation is off. */
export function Page() {
  return (
    <div className="mx-auto max-w-inset px-6 py-8">
      <OwnLists />
    </div>
  )
}
