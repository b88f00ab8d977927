import type { QueryClient } from '@tanstack/react-query'
import { linkTo } from '../../../../schema/routes/links'
import { changeWording } from '../../../../schema/wording/changes'
import { yourListsWording } from '../../../../schema/wording/your-lists'
import type { App } from '../../../lib/app'
import { goTo } from '../../../lib/navigation'
import { showError, showToast } from '../../../shell/toast'
import type { CatalogHeadFragment } from '../catalog-head.generated'
import { DeleteCatalog } from '../delete-catalog.generated'
import { forgetLists } from '../forget-lists'
import { UndeleteCatalog } from '../undelete-catalog.generated'

type Changer = Pick<App, 'execute' | 'navigation'> & { queryClient: QueryClient }

const wording = yourListsWording

/** Deletes a list at once, goes to those that are left, and offers to bring it back. */
export async function removeList(
  { execute, navigation, queryClient }: Changer,
  { id, name }: Pick<CatalogHeadFragment, 'id' | 'name'>,
  /** Shows the lists that are left. */
  showRest: () => Promise<void>,
): Promise<void> {
  const outcome = await execute(DeleteCatalog, { catalogId: id }).catch(() => undefined)
  const result = outcome?.deleteCatalog
  if (result?.__typename !== 'Catalog') return showError(result?.message ?? changeWording.failed)
  forgetLists(queryClient)
  const restore = async () => {
    const answer = await execute(UndeleteCatalog, { catalogId: id }).catch(() => undefined)
    const restored = answer?.undeleteCatalog
    if (restored?.__typename !== 'Catalog') return showError(restored?.message ?? changeWording.failed)
    forgetLists(queryClient)
    showToast({ message: wording.restored(name), about: id, extraParams: { testId: 'list-restored' } })
    await goTo(navigation, linkTo('YourList', { catalogSlugId: restored.slugId }))
  }
  showToast({
    message: wording.removed(name),
    action: { label: wording.undo, onAction: () => void restore() },
    about: id,
    extraParams: { testId: 'list-removed' },
  })
  await showRest()
}
