import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { predefinedId } from '../../../../schema/routes/catalog-id'
import { catalogWording } from '../../../../schema/wording/catalog'
import { saveLabel } from '../../../../schema/wording/save-label'
import { savingWording } from '../../../../schema/wording/saving'
import { useApp } from '../../../lib/app'
import { lazily } from '../../../lib/lazily'
import { takePendingAction } from '../../../lib/take-pending-action'
import { RETRIES, useAnswer } from '../../../lib/use-answer'
import { showError } from '../../../shell/toast'
import { useOpener } from '../../../ui/use-opener'
import { PostLists } from '../post-lists.generated'
import { SaveFace } from '../SaveFace'
import { changeList } from './saving'

const saveMenu = lazily(() => import('./SaveMenu').then(({ SaveMenu }) => SaveMenu))

interface Props {
  /** The story's. */
  id: string
  viewerId: string
  className: string
  /** The story's title, on its card. */
  onCardOf: string | undefined
}

/** The button of a signed-in reader. */
export function SaveControl({ id, viewerId, className, onCardOf }: Props) {
  const { queryClient, execute } = useApp()
  // The viewer's lists with the story, requested after a page that doesn't know the viewer.
  const { data, ask } = useAnswer(PostLists, { id }, { asks: true, retries: RETRIES })
  const edge = data?.post?.viewerEdge
  // A press before it is known where the story is already, or before the viewer signed in.
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    if (takePendingAction('save', id)) setWaiting(true)
  }, [id])
  const { Popup, isOpen, close, element, props } = useOpener<
    HTMLButtonElement,
    Awaited<ReturnType<typeof saveMenu>>
  >(saveMenu, { opens: 'dialog' })
  const isSaved = isWaiting || (edge?.catalogIds.length ?? 0) > 0
  const readingList = {
    id: predefinedId(viewerId, 'reading-list'),
    name: catalogWording.predefined['reading-list'],
  }
  useEffect(() => {
    if (!edge || !isWaiting) return
    setWaiting(false)
    if (edge.catalogIds.length === 0)
      changeList({ queryClient, execute }, { id, edgeId: edge.id }, readingList, true)
  })
  const isUnsure = isWaiting && !edge
  const giveUp = useEffectEvent(() => {
    setWaiting(false)
    close()
    showError(savingWording.failed)
  })
  useEffect(() => {
    if (isUnsure) void ask().then((answer) => answer?.post || giveUp())
  }, [isUnsure, ask])
  const press = (event: MouseEvent) => {
    if (!edge) setWaiting(true)
    else if (edge.catalogIds.length === 0 && !isOpen)
      changeList({ queryClient, execute }, { id, edgeId: edge.id }, readingList, true)
    props.onClick(event)
  }
  return (
    <>
      <button
        type="button"
        {...props}
        onClick={press}
        aria-label={saveLabel(isSaved, onCardOf)}
        data-action="bookmark"
        data-saved={isSaved}
        className={className}
      >
        <SaveFace isSaved={isSaved} />
      </button>
      {Popup && edge && (
        <Popup isOpen={isOpen} close={close} opener={element} saved={{ id, edgeId: edge.id }} />
      )}
    </>
  )
}
