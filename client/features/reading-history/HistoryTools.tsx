import { useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { historyWording as wording } from '../../../schema/wording/reading-history'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { preload, useLazy } from '../../ui/lazy'
import { isDone, useChange } from '../settings/use-change'
import { historyVariables } from './history-load'
import { clearDialog } from './lazy'
import { ReadingHistory, type ReadingHistoryQuery } from './reading-history.generated'
import { SetReadingHistoryPaused } from './set-reading-history-paused.generated'

type State = NonNullable<ReadingHistoryQuery['viewer']>['readingHistoryState']

const NOTICES = { KEPT: undefined, PAUSED: wording.paused, NOT_TRACKED: wording.notTracked } as const
const SWITCHES = { KEPT: wording.pause, PAUSED: wording.goOn, NOT_TRACKED: wording.keep } as const

/** What the viewer can do with their history: pause it, go on with it, delete it. */
export function HistoryTools({ state, isEmpty }: { state: State; isEmpty: boolean }) {
  const app = useApp()
  const variables = historyVariables(usePage())
  const [isClearing, setClearing] = useState(false)
  const Clear = useLazy(clearDialog, isClearing)
  const pausing = useChange(SetReadingHistoryPaused)
  const show = () => refetch(app, ReadingHistory, variables)
  const isPaused = state === 'KEPT'
  const change = async () => {
    if (!isDone(await pausing.attempt({ isPaused }))) return
    await show()
    showToast({ message: isPaused ? wording.saidPaused : wording.saidKept, about: 'history' })
  }
  const near = () => void preload(clearDialog)
  const notice = NOTICES[state]
  return (
    <>
      {notice && (
        <Card as="p" tone="wash" className="mt-6 px-4 py-3 text-14">
          {notice}
        </Card>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={linkTo('YourList', { catalogSlugId: 'currently-reading' })} size="small">
          {wording.resume}
        </ButtonLink>
        <Button size="small" isPending={pausing.isPending} onClick={() => void change()}>
          {SWITCHES[state]}
        </Button>
        {!isEmpty && (
          <Button
            size="small"
            look="danger"
            aria-haspopup="dialog"
            onPointerEnter={near}
            onFocus={near}
            onClick={() => setClearing(true)}
          >
            {wording.clear.button}
          </Button>
        )}
      </div>
      {Clear && <Clear showRest={show} onClosed={() => setClearing(false)} />}
    </>
  )
}
