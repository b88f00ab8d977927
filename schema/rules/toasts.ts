/**
 * Toasts: short messages at the top of the page that come and go. The queue is a pure rule; what shows it is
 * client/shell/signed-in. Rule: docs/rules/viewer.md, "Toasts".
 */

/** How long a toast is shown unless it says otherwise, in milliseconds. */
export const TOAST_DURATION = 5_000
/** How long it takes to slide in, and again to fade out, in milliseconds. */
export const TOAST_MOTION = 300

/** A number of milliseconds, until the next page, or until it is closed. */
export type ToastDuration = number | 'NEXTPAGE' | 'FOREVER'
export type ToastStyle = 'MESSAGE' | 'EU_PRIVACY_BANNER' | 'VERIFY_EMAIL' | 'USER_SUSPENDED'

/** What somebody wants to be shown. */
export interface ToastRequest {
  readonly message: string
  readonly duration?: ToastDuration
  readonly toastStyle?: ToastStyle
  readonly extraParams?: { readonly testId?: string }
}

export interface Toast extends Required<Omit<ToastRequest, 'extraParams'>> {
  readonly id: number
  readonly extraParams: { readonly testId?: string }
}

/** The toast that is shown, and those that wait. */
export interface ToastQueue {
  readonly current: Toast | null
  readonly waiting: readonly Toast[]
  readonly nextId: number
}

export const NO_TOASTS: ToastQueue = { current: null, waiting: [], nextId: 1 }

/** Puts a toast behind those that wait. What is said already, now or soon, isn't said twice. */
export function enqueue(queue: ToastQueue, request: ToastRequest): ToastQueue {
  const { message, duration = TOAST_DURATION, toastStyle = 'MESSAGE', extraParams = {} } = request
  const isSame = (toast: Toast | null) => toast?.message === message && toast.toastStyle === toastStyle
  if (isSame(queue.current) || queue.waiting.some(isSame)) return queue
  const toast: Toast = { id: queue.nextId, message, duration, toastStyle, extraParams }
  return { ...queue, waiting: [...queue.waiting, toast], nextId: queue.nextId + 1 }
}

/** Shows the first that waits, when nothing is shown. */
export function dequeue(queue: ToastQueue): ToastQueue {
  const [first, ...rest] = queue.waiting
  return queue.current || !first ? queue : { ...queue, current: first, waiting: rest }
}

/** Takes away what is shown. With an id only that one: it may have gone already. */
export const clear = (queue: ToastQueue, id?: number): ToastQueue =>
  id === undefined || queue.current?.id === id ? { ...queue, current: null } : queue

/** What is shown stays as long as nothing else waits, when it would stay for ever; then it makes room. */
export const makesRoom = ({ current, waiting }: ToastQueue): boolean =>
  current?.duration === 'FOREVER' && current.toastStyle === 'MESSAGE' && waiting.length > 0

/** The reader goes on to another page: what was for this one only goes away. */
export function leavePage(queue: ToastQueue): ToastQueue {
  const isForPage = (toast: Toast | null) => toast?.duration === 'NEXTPAGE'
  return isForPage(queue.current) ? { ...queue, current: null } : queue
}

/** How long a toast is shown, in milliseconds; nothing for one that no time ends. */
export const timeOf = ({ duration }: Pick<Toast, 'duration'>): number | undefined =>
  typeof duration === 'number' ? duration : undefined

/** Texts that can be shown after a redirect. */
export const TOAST_KEYS = [
  'email-confirmed',
  'email-changed',
  'email-taken',
  'email-link-expired',
  'account-connected',
  'account-disconnected',
  'account-reactivated',
  'account-taken',
  'account-already-connected',
  'account-connect-failed',
  'account-connect-members-only',
  'password-set',
  'signed-out-elsewhere',
  'settings-saved',
  'error',
] as const
export type ToastKey = (typeof TOAST_KEYS)[number]

export const isToastKey = (text: string): text is ToastKey => (TOAST_KEYS as readonly string[]).includes(text)
