import { useEffect } from 'react'
import { toastWording } from '../../../schema/wording/toasts'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { useApp } from '../../lib/app'
import { keepPendingAction } from '../../lib/keep-pending-action'
import { mergeEntities } from '../../lib/merge-entities'
import { takePendingAction } from '../../lib/take-pending-action'
import { useAnswer } from '../../lib/use-answer'
import { useMayReach } from '../../lib/use-may-reach'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { executeOnline } from '../../shell/once-online'
import { showError, showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { buttonClass } from '../../ui/button-look'
import type { CatalogHeadFragment } from './catalog-head.generated'
import { FollowCatalog } from './follow-catalog.generated'
import { ListSaved } from './list-saved.generated'
import { UnfollowCatalog } from './unfollow-catalog.generated'

const wording = yourListsWording.saved

interface Props {
  list: CatalogHeadFragment
  /** Known from the start on a page that is the viewer's alone; elsewhere it is requested after the page. */
  isSaved?: boolean
}

/** A visitor's button leads to signing in and back, where the list is saved. */
function SignInToSaveList({ list: { id, name } }: Pick<Props, 'list'>) {
  const { href, ...opens } = useSignInLink()('register')
  return (
    <a
      href={href}
      {...opens}
      rel="nofollow"
      aria-label={wording.saveLabel(name, false)}
      className={buttonClass({ size: 'small' })}
      onClick={() => keepPendingAction('save', id)}
    >
      {wording.save}
    </a>
  )
}

/** The button of a signed-in reader: it shows the change at once, and takes it back if it is refused. */
function SaveListButton({ list, isSaved: given }: Props) {
  const { queryClient, execute } = useApp()
  const mayReach = useMayReach()
  const { id, name } = list
  const catalog = useAnswer(ListSaved, { id }, { asks: given === undefined }).data?.catalogById
  const known = catalog?.__typename === 'Catalog' ? catalog : undefined
  const isSaved = known?.isSavedByViewer ?? given
  const show = (isNow: boolean) =>
    mergeEntities(queryClient, [{ __typename: 'Catalog', id, isSavedByViewer: isNow }])
  const change = async (isNow: boolean): Promise<boolean> => {
    show(isNow)
    const variables = { targetCatalogId: id }
    const online = executeOnline(execute)
    const result = await (isNow
      ? online(FollowCatalog, variables).then(({ followCatalog }) => followCatalog)
      : online(UnfollowCatalog, variables).then(({ unfollowCatalog }) => unfollowCatalog)
    ).catch(() => undefined)
    // A list that has become private is taken out, too.
    if (result?.__typename === 'Catalog' || (!isNow && result?.__typename === 'NotFound')) {
      mergeEntities(queryClient, result)
      queryClient.invalidateQueries({ queryKey: ['SavedLists'], refetchType: 'none' })
      return true
    }
    show(!isNow)
    showError(result?.message ?? toastWording.after.error)
    return false
  }
  const keep = async (isNow: boolean) => {
    if (!(await change(isNow))) return
    showToast({
      message: isNow ? wording.added(name) : wording.removed(name),
      action: { label: yourListsWording.undo, onAction: () => void change(!isNow) },
      about: id,
      extraParams: { testId: 'list-kept' },
    })
  }
  useEffect(() => {
    if (isSaved === undefined || !takePendingAction('save', id)) return
    if (!isSaved) void keep(true)
  })
  // What they have saved they may take out.
  if (!mayReach && isSaved !== true) return null
  return (
    <Button
      size="small"
      aria-pressed={isSaved === true}
      aria-label={wording.saveLabel(name, isSaved === true)}
      isPending={isSaved === undefined}
      onClick={() => keep(!isSaved)}
    >
      {isSaved ? wording.isSaved : wording.save}
    </Button>
  )
}

/** The button that saves somebody else's list. Rule: docs/rules/catalog.md, "Saved lists". */
export function SaveList({ list, isSaved = false }: Props) {
  const viewer = useViewer()
  if (!viewer) return <SignInToSaveList list={list} />
  if (viewer.id === list.creator.id) return null
  return isSaved ? <SaveListButton list={list} isSaved /> : <SaveListButton list={list} />
}
