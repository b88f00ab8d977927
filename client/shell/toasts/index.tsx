import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { cookieOf } from '../../../schema/rules/session'
import { TOAST_COOKIE } from '../../../schema/rules/toast-cookie'
import { isToastKey, makesRoom, NO_TOASTS, type ToastKey } from '../../../schema/rules/toasts'
import { followToasts, isFollowToastKey } from '../../../schema/wording/follow-toasts'
import { toastWording } from '../../../schema/wording/toasts'
import { useApp } from '../../lib/app'
import { onMove } from '../../lib/moves'
import { removeCookie } from '../../lib/remove-cookie'
import { onToast, showToast, takeToasts } from '../toast'
import { PrivacyBanner } from './PrivacyBanner'
import { nextPlace, type ToastPlace } from './place'
import { reduce } from './queue'
import { ToastCard } from './ToastCard'

/** Messages about something that failed. */
const FAILURES: ReadonlySet<ToastKey> = new Set(['error', 'account-connect-failed'])

/** Shows, once, the message that the previous request left. */
function sayWhatWasLeft(): void {
  const said = cookieOf(document.cookie, TOAST_COOKIE)
  if (said === undefined) return
  removeCookie(TOAST_COOKIE, { isSecure: true })
  const [key = '', ...name] = said.split(':')
  const extraParams = { testId: key }
  if (isFollowToastKey(key)) showToast({ message: followToasts[key](name.join(':')), extraParams })
  if (!isToastKey(key)) return
  const toastStyle = FAILURES.has(key) ? 'ERROR' : 'MESSAGE'
  showToast({ message: toastWording.after[key], toastStyle, extraParams })
}

/** The toast area: above everything, including dialogs, and in nobody's way. */
export function ToastArea() {
  const { isLoggedIn } = useApp().state.session
  const [queue, dispatch] = useReducer(reduce, NO_TOASTS)
  useEffect(() => {
    const take = () => dispatch({ type: 'wishes', wishes: takeToasts() })
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
  useLayoutEffect(() => {
    if (id > 0) setPlace(nextPlace())
  }, [id])
  const edge = place === 'bottom' ? 'order-last mt-auto' : ''
  const isError = current?.toastStyle === 'ERROR'
  const card = current && (
    <ToastCard key={id} toast={current} from={place} isLeaving={makesRoom(queue)} gone={gone} />
  )
  return (
    <section
      aria-label={toastWording.area}
      className="pointer-events-none fixed inset-y-4 left-1/2 z-(--z-index-toast) flex w-[300px] -translate-x-1/2 flex-col sm:w-[500px] md:w-[640px]"
      data-over-dialogs=""
      data-no-print
    >
      <div aria-live="polite" className={isError ? '' : edge}>
        {!isError && card}
      </div>
      <div aria-live="assertive" className={isError ? edge : ''}>
        {isError && card}
      </div>
      {!isLoggedIn && <PrivacyBanner />}
    </section>
  )
}
