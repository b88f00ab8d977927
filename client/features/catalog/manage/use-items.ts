import { useEffect, useRef, useState } from 'react'
import type { CatalogItemOperation } from '../../../../schema/graphql/types.generated'
import { newId } from '../../../../schema/rules/new-id'
import { toastWording } from '../../../../schema/wording/toasts'
import { yourListsWording } from '../../../../schema/wording/your-lists'
import { useApp } from '../../../lib/app'
import { deliver } from '../../../lib/deliver'
import { type Pressed, pressed } from '../../../lib/kept/presses'
import { mergeEntities } from '../../../lib/merge-entities'
import { keepOffline } from '../../../shell/once-online'
import { showError, showToast, withdrawToast } from '../../../shell/toast'
import { EditCatalogItems, type EditCatalogItemsMutationVariables } from '../edit-catalog-items.generated'
import { forgetLists } from '../forget-lists'
import { OwnItems, type OwnItemsQuery } from '../own-items.generated'

export type Item = NonNullable<NonNullable<OwnItemsQuery['viewer']>['catalog']>['ownItems'][number]

const { waiting } = yourListsWording.items

/**
 * The items of a list while its owner arranges them. A change shows at once and is sent behind it, one after the other;
 * if one is refused, the items are again as they are stored.
 */
export function useItems(catalogId: string, slugId: string) {
  const { execute, queryClient } = useApp()
  const [items, setItems] = useState<readonly Item[]>()
  const [hasFailed, setFailed] = useState(false)
  /** What a toast's "Undo" begins from, which may be pressed after further changes. */
  const current = useRef<readonly Item[]>([])
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const show = (after: readonly Item[]) => {
    current.current = after
    setItems(after)
  }
  const load = async () => {
    setFailed(false)
    const answer = await execute(OwnItems, { slugId }).catch(() => undefined)
    const ownItems = answer?.viewer?.catalog?.ownItems
    if (ownItems) show(ownItems)
    else setFailed(true)
  }
  const first = useRef(load)
  useEffect(() => {
    first.current()
  }, [])
  const send = async (variables: EditCatalogItemsMutationVariables, press: Pressed) => {
    const outcome = await deliver(
      async () => (await execute(EditCatalogItems, variables)).editCatalogItems,
      () => {
        press.keep()
        showToast({ message: waiting })
      },
    )
    press.forget()
    withdrawToast(waiting)
    if (outcome?.__typename === 'Catalog') {
      mergeEntities(queryClient, outcome)
      forgetLists(queryClient)
      return
    }
    showError(outcome?.message ?? toastWording.after.error)
    await load()
  }
  const change = (
    update: (items: readonly Item[]) => readonly Item[],
    operation: CatalogItemOperation,
  ): Promise<unknown> => {
    const after = update(current.current)
    if (after === current.current) return sending.current
    show(after)
    const variables = { catalogId, operations: [operation], key: newId() }
    const press = keepOffline(pressed(EditCatalogItems, variables))
    sending.current = sending.current.then(() => send(variables, press))
    return sending.current
  }
  return { items, hasFailed, load, change, settled: () => sending.current }
}
