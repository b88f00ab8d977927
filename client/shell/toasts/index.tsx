import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { cookieOf } from '../../../schema/rules/session'
import { TOAST_COOKIE } from '../../../schema/rules/toast-cookie'
import { makesRoom, NO_TOASTS, TOAST_DURATION } from '../../../schema/rules/toasts'
import { followToasts, isFollowToastKey } from '../../../schema/wording/follow-toasts'
import { isToastKey, toastWording } from '../../../schema/wording/toasts'
import { useApp } from '../../lib/app'
import { removeCookie } from '../../lib/cookies'
import { onMove } from '../../lib/moves'
import { onToast, showToast, takeToasts } from '../toast'
import { PrivacyBanner } from './PrivacyBanner'
import { nextMiddle, nextPlace, type ToastPlace } from './place'
import { reduce } from './queue'
import { ToastCard } from './ToastCard'
import { useMessageFocus } from './use-message-focus'

/** The keys of messages about something that failed. */
const FAILURE = /error|failed/

/** Shows, once, the message that the previous request left. */
function sayWhatWasLeft(): void {
  const said = cookieOf(document.cookie, TOAST_COOKIE)
  if (said === undefined) return
  removeCookie(TOAST_COOKIE, { isSecure: true })
  const [key = '', ...name] = said.split(':')
  const isOfFollow = isFollowToastKey(key)
  if (!isOfFollow && !isToastKey(key)) return
  showToast({
    message: isOfFollow ? followToasts[key](name.join(':')) : toastWording.after[key],
    toastStyle: FAILURE.test(key) ? 'ERROR' : 'MESSAGE',
    // It speaks of the page below.
    duration: key === 'follow-failed' ? 'NEXTPAGE' : TOAST_DURATION,
    extraParams: { testId: key },
  })
}

/** The toast area: above everything, including dialogs, and in nobody's way. */
export function ToastArea() {
  const { isLoggedIn } = useApp().state.session
  const [queue, dispatch] = useReducer(reduce, NO_TOASTS)
  const area = useRef<HTMLElement>(null)
  const leave = useMessageFocus(area)
  useEffect(() => {
    const take = () => dispatch({ type: 'commands', commands: takeToasts() })
    const stop = onToast(take)
    sayWhatWasLeft()
    take()
    return stop
  }, [])
  useEffect(() => onMove('leaving', (isOtherPath) => isOtherPath && dispatch({ type: 'left' })), [])
  const { current } = queue
  const id = current?.id ?? 0
  const gone = useCallback(() => dispatch({ type: 'cleared', id }), [id])
  // Each toast's edge is decided when it appears, and stays.
  const [place, setPlace] = useState<ToastPlace>('top')
  const [middle, setMiddle] = useState<number>()
  useLayoutEffect(() => {
    if (id === 0) return
    setPlace(nextPlace())
    setMiddle(nextMiddle(area.current?.offsetWidth ?? 0))
  }, [id])
  const edge = place === 'bottom' ? 'order-last mt-auto' : ''
  const isError = current?.toastStyle === 'ERROR'
  const card = current && (
    <ToastCard key={id} toast={current} from={place} isLeaving={makesRoom(queue)} leave={leave} gone={gone} />
  )
  return (
    <section
      ref={area}
      aria-label={toastWording.area}
      aria-keyshortcuts="F6"
      className="pointer-events-none fixed top-18 bottom-4 left-1/2 z-(--z-index-toast) flex w-[300px] -translate-x-1/2 flex-col sm:w-[500px] md:w-[640px]"
      style={{ left: middle }}
      data-over-dialogs=""
      data-no-print
    >
      <div aria-live="polite" className={isError ? '' : edge}>
        {!isError && card}
      </div>
      <div aria-live="assertive" className={isError ? edge : ''}>
        {isError && card}
      </div>
      {!isLoggedIn && <PrivacyBanner leave={leave} />}
    </section>
  )
}
