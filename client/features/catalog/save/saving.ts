import type { QueryClient } from '@tanstack/react-query'
import type { CatalogItemOperation } from '../../../../schema/graphql/types.generated'
import { newId } from '../../../../schema/rules/new-id'
import { savingWording } from '../../../../schema/wording/saving'
import { toastWording } from '../../../../schema/wording/toasts'
import type { App } from '../../../lib/app'
import { deliver } from '../../../lib/deliver'
import { type Pressed, pressed } from '../../../lib/kept/presses'
import { mergeEntities } from '../../../lib/merge-entities'
import { keepOffline } from '../../../shell/once-online'
import { showError, showToast, withdrawToast } from '../../../shell/toast'
import { EditCatalogItems, type EditCatalogItemsMutationVariables } from '../edit-catalog-items.generated'
import { forgetLists } from '../forget-lists'
import { PostLists, type PostListsQuery } from '../post-lists.generated'

/** What saving needs of the app. */
export type Shelf = Pick<App, 'execute'> & { queryClient: QueryClient }

/** A story, and the viewer's relation to it. */
export interface Saved {
  id: string
  edgeId: string
}

/** The viewer's lists with a story, as they are shown now. */
const shownLists = ({ queryClient }: Pick<Shelf, 'queryClient'>, id: string): readonly string[] =>
  queryClient.getQueryData<PostListsQuery>([PostLists.name, { id }])?.post?.viewerEdge.catalogIds ?? []

/** Shows that a story is in a list, or isn't any more. */
export function showInList(shelf: Shelf, { id, edgeId }: Saved, listId: string, isIn: boolean): void {
  const others = shownLists(shelf, id).filter((each) => each !== listId)
  const catalogIds = isIn ? [...others, listId] : others
  mergeEntities(shelf.queryClient, [{ __typename: 'PostViewerEdge', id: edgeId, catalogIds }])
}

/** By story: changes are sent one after the other, in the order in which they were pressed. */
const underway = new Map<string, Promise<unknown>>()

/** The place of a story in a list, and the remark on it; empty for one that comes first, without a remark. */
type Placed = Pick<CatalogItemOperation, 'note' | 'position'>

/** Returns what puts the story back as it was; nothing if it was refused. */
async function send(
  shelf: Shelf,
  saved: Saved,
  listId: string,
  isIn: boolean,
  variables: EditCatalogItemsMutationVariables,
  press: Pressed,
): Promise<Placed | undefined> {
  const outcome = await deliver(
    async () => (await shelf.execute(EditCatalogItems, variables)).editCatalogItems,
    () => {
      press.keep()
      showToast({ message: savingWording.waiting })
    },
  )
  press.forget()
  withdrawToast(savingWording.waiting)
  if (outcome?.__typename === 'Catalog') {
    mergeEntities(shelf.queryClient, outcome)
    forgetLists(shelf.queryClient)
    const [item] = outcome.removedItems
    return item ? { note: item.note, position: item.position } : {}
  }
  // Another tab may have put it in.
  if (outcome?.code === 'ALREADY_EXISTS') return {}
  showInList(shelf, saved, listId, !isIn)
  showError(outcome?.message ?? toastWording.after.error)
  return undefined
}

/**
 * Puts a story into one of the viewer's lists, or takes it out: shown at once, and taken back if it is refused. Returns
 * what puts it back as it was.
 */
export function setInList(
  shelf: Shelf,
  saved: Saved,
  listId: string,
  isIn: boolean,
  placed?: Placed,
): Promise<Placed | undefined> {
  showInList(shelf, saved, listId, isIn)
  const before = underway.get(saved.id) ?? Promise.resolve()
  const operations = [{ type: isIn ? 'ADD' : 'REMOVE', postId: saved.id, ...placed } as const]
  const variables = { catalogId: listId, operations, key: newId() }
  const press = keepOffline(pressed(EditCatalogItems, variables))
  const done = before.then(() => send(shelf, saved, listId, isIn, variables, press))
  underway.set(saved.id, done)
  return done
}

/** Changes one of the viewer's lists and shows a toast that offers to undo it. */
export async function changeList(
  shelf: Shelf,
  saved: Saved,
  list: { id: string; name: string },
  isIn: boolean,
): Promise<void> {
  const placed = await setInList(shelf, saved, list.id, isIn)
  if (!placed) return
  showToast({
    message: isIn ? savingWording.added(list.name) : savingWording.removed(list.name),
    action: {
      label: savingWording.undo,
      onAction: () => void setInList(shelf, saved, list.id, !isIn, placed),
    },
    about: `${saved.id}:${list.id}`,
    extraParams: { testId: 'list-changed' },
  })
}
