import type { QueryClient } from '@tanstack/react-query'
import { linkTo } from '../../../../schema/routes/links'
import { yourListsWording } from '../../../../schema/wording/your-lists'
import type { App } from '../../../lib/app'
import { goTo } from '../../../lib/navigation'
import { showToast } from '../../../shell/toast'
import { makeChange } from '../../settings/use-change'
import type { CatalogHeadFragment } from '../catalog-head.generated'
import { DeleteCatalog } from '../delete-catalog.generated'
import { forgetLists } from '../forget-lists'
import { UndeleteCatalog } from '../undelete-catalog.generated'

type Changer = Pick<App, 'execute' | 'navigation'> & { queryClient: QueryClient }

const wording = yourListsWording

/** Deletes a list at once, goes to those that are left, and offers to bring it back. */
export async function removeList(
  app: Changer,
  { id, name }: Pick<CatalogHeadFragment, 'id' | 'name'>,
  /** Shows the lists that are left. */
  showRest: () => Promise<void>,
): Promise<void> {
  if (!(await makeChange(app, DeleteCatalog, { catalogId: id }))) return
  forgetLists(app.queryClient)
  const restore = async () => {
    const restored = await makeChange(app, UndeleteCatalog, { catalogId: id })
    if (!restored) return
    forgetLists(app.queryClient)
    showToast({ message: wording.restored(name), about: id, extraParams: { testId: 'list-restored' } })
    await goTo(app.navigation, linkTo('YourList', { catalogSlugId: restored.slugId }))
  }
  showToast({
    message: wording.removed(name),
    action: { label: wording.undo, onAction: () => void restore() },
    about: id,
    extraParams: { testId: 'list-removed' },
  })
  await showRest()
}
