import { useEffect, useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { PUBLIC_LIST } from '../../../schema/rules/catalogs'
import { catalogWording } from '../../../schema/wording/catalog'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { preload, useLazy } from '../../ui/lazy'
import { RespondToList } from '../response/RespondToList'
import { CatalogView } from './CatalogView'
import { ListTools } from './ListTools'
import { listItems } from './manage/parts'
import { OwnList as OwnListQuery } from './own-list.generated'
import { ownListVariables } from './own-load'

/** One of the viewer's own lists, with what they can do with it. */
export function OwnList() {
  const app = useApp()
  const variables = ownListVariables(usePage())
  const list = useOperation(OwnListQuery, variables).viewer?.catalog
  const [isArranging, setArranging] = useState(false)
  const Items = useLazy(listItems, isArranging)
  // The button comes back in place of the one that ended it, which had the focus.
  const isBack = useRef(false)
  // It may have been deleted elsewhere while it was arranged here.
  const isGone = !list
  useEffect(() => {
    if (isGone) void goTo(app.navigation, linkTo('YourLists'))
  }, [isGone, app.navigation])
  if (!list) return null
  const among = { href: linkTo('YourLists'), text: catalogWording.own.title }
  const near = () => void preload(listItems)
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !isBack.current) return
    isBack.current = false
    button.focus({ preventScroll: true })
  }
  const done = async () => {
    await refetch(app, OwnListQuery, variables)
    isBack.current = true
    setArranging(false)
  }
  const tools = (
    <>
      {list.itemCount > 0 && !isArranging && (
        <Button
          ref={takeFocus}
          size="small"
          onPointerEnter={near}
          onFocus={near}
          onClick={() => setArranging(true)}
        >
          {yourListsWording.arrange}
        </Button>
      )}
      <ListTools list={list} isItsPage showRest={() => goTo(app.navigation, among.href)} />
      {list.visibility === PUBLIC_LIST && <RespondToList list={list} />}
    </>
  )
  return (
    <CatalogView list={list} among={among} tools={tools}>
      {Items && <Items list={list} onDone={done} />}
    </CatalogView>
  )
}
