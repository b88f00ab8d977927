/**
 * Toasts: short, transient messages at the top of the page. The queue is a pure rule; client/shell/signed-in
 * shows it. Rule: docs/rules/viewer.md, "Toasts".
 */

/** How long a toast is shown unless specified otherwise, in milliseconds. */
export const TOAST_DURATION = 5_000
/** How long it takes to slide in, and to fade out, in milliseconds. */
export const TOAST_MOTION = 300

/** A number of milliseconds, until the next page, or until it is closed. */
export type ToastDuration = number | 'NEXTPAGE' | 'FOREVER'
export type ToastStyle = 'MESSAGE' | 'EU_PRIVACY_BANNER' | 'VERIFY_EMAIL' | 'USER_SUSPENDED'

/** A requested toast. */
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

/** The visible toast, and those that wait. */
export interface ToastQueue {
  readonly current: Toast | null
  readonly waiting: readonly Toast[]
  readonly nextId: number
}

export const NO_TOASTS: ToastQueue = { current: null, waiting: [], nextId: 1 }

/** Queues a toast. One with the text of a visible or waiting one is ignored. */
export function enqueue(queue: ToastQueue, request: ToastRequest): ToastQueue {
  const { message, duration = TOAST_DURATION, toastStyle = 'MESSAGE', extraParams = {} } = request
  const isSame = (toast: Toast | null) => toast?.message === message && toast.toastStyle === toastStyle
  if (isSame(queue.current) || queue.waiting.some(isSame)) return queue
  const toast: Toast = { id: queue.nextId, message, duration, toastStyle, extraParams }
  return { ...queue, waiting: [...queue.waiting, toast], nextId: queue.nextId + 1 }
}

/** Shows the first waiting toast if none is visible. */
export function dequeue(queue: ToastQueue): ToastQueue {
  const [first, ...rest] = queue.waiting
  return queue.current || !first ? queue : { ...queue, current: first, waiting: rest }
}

/** Removes the visible toast. With an id, only that one, because it may have gone already. */
export const clear = (queue: ToastQueue, id?: number): ToastQueue =>
  id === undefined || queue.current?.id === id ? { ...queue, current: null } : queue

/** A permanent toast stays until another one waits, then makes room. */
export const makesRoom = ({ current, waiting }: ToastQueue): boolean =>
  current?.duration === 'FOREVER' && current.toastStyle === 'MESSAGE' && waiting.length > 0

/** The reader goes to another page: toasts for this page only are removed. */
export function leavePage(queue: ToastQueue): ToastQueue {
  const isForPage = (toast: Toast | null) => toast?.duration === 'NEXTPAGE'
  return isForPage(queue.current) ? { ...queue, current: null } : queue
}

/** How long a toast is shown, in milliseconds; nothing if it has no time limit. */
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
  'account-kept',
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
