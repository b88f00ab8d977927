/**
 * Toasts: short, transient messages at the top of the page. The queue is a pure rule; client/shell/toasts shows it.
 * Rule: docs/rules/viewer.md, "Toasts".
 */

/** How long a toast is shown unless specified otherwise, in milliseconds. */
export const TOAST_DURATION = 5_000
/** How long it takes to slide in, and to fade out, in milliseconds. */
export const TOAST_MOTION = 300

/** A number of milliseconds, until the next page, or until it is closed. */
type ToastDuration = number | 'NEXTPAGE' | 'FOREVER'
type ToastStyle = 'MESSAGE' | 'ERROR' | 'EU_PRIVACY_BANNER' | 'VERIFY_EMAIL' | 'USER_SUSPENDED'

/** A button of a toast, such as "Undo". It also closes the toast. */
interface ToastAction {
  readonly label: string
  readonly onAction: () => void
}

/** A requested toast. */
export interface ToastRequest {
  readonly message: string
  readonly duration?: ToastDuration
  /** Screen readers are interrupted by an ERROR; everything else waits its turn. */
  readonly toastStyle?: ToastStyle
  readonly action?: ToastAction
  /**
   * A key of what it speaks of, such as a story's place in one list: a later toast about the same takes its place.
   */
  readonly about?: string
  readonly extraParams?: { readonly testId?: string }
}

export interface Toast
  extends Required<Omit<ToastRequest, 'extraParams' | 'action' | 'about'>>,
    Pick<ToastRequest, 'action' | 'about'> {
  readonly id: number
  readonly extraParams: { readonly testId?: string }
}

/** The visible toast, and those that wait. */
export interface ToastQueue {
  readonly current: Toast | null
  readonly waiting: readonly Toast[]
  readonly nextId: number
  /** What the visible toast says is no longer true, so it leaves before its time. */
  readonly isWithdrawn?: boolean
}

export const NO_TOASTS: ToastQueue = { current: null, waiting: [], nextId: 1 }

/** Takes back what was said, named by its text or by what it is about: what waits is dropped, what is visible fades out. */
export function withdraw(queue: ToastQueue, said: string): ToastQueue {
  const isIt = (toast: Toast | null) => toast?.message === said || toast?.about === said
  return {
    ...queue,
    waiting: queue.waiting.filter((toast) => !isIt(toast)),
    isWithdrawn: queue.isWithdrawn === true || isIt(queue.current),
  }
}

/**
 * Queues a toast. One that says what it is about takes the place of those about the same; another one is ignored if its
 * text is visible or waits already.
 */
export function enqueue(queue: ToastQueue, request: ToastRequest): ToastQueue {
  const {
    message,
    duration = TOAST_DURATION,
    toastStyle = 'MESSAGE',
    action,
    about,
    extraParams = {},
  } = request
  const isSame = (toast: Toast | null) =>
    about === undefined && toast?.message === message && toast.toastStyle === toastStyle
  if ((isSame(queue.current) && !queue.isWithdrawn) || queue.waiting.some(isSame)) return queue
  const left = about === undefined ? queue : withdraw(queue, about)
  const toast: Toast = {
    id: queue.nextId,
    message,
    duration,
    toastStyle,
    ...(action ? { action } : {}),
    ...(about === undefined ? {} : { about }),
    extraParams,
  }
  return { ...left, waiting: [...left.waiting, toast], nextId: left.nextId + 1 }
}

/** Shows the first waiting toast if none is visible. */
export function dequeue(queue: ToastQueue): ToastQueue {
  const [first, ...rest] = queue.waiting
  return queue.current || !first ? queue : { ...queue, current: first, waiting: rest }
}

/** Removes the visible toast. With an id, only that one, because it may have gone already. */
export const clear = (queue: ToastQueue, id?: number): ToastQueue =>
  id === undefined || queue.current?.id === id ? { ...queue, current: null, isWithdrawn: false } : queue

/** Whether the visible toast leaves early: it was withdrawn, or is permanent while another one waits. */
export const makesRoom = ({ current, waiting, isWithdrawn }: ToastQueue): boolean =>
  isWithdrawn === true ||
  (current?.duration === 'FOREVER' &&
    (current.toastStyle === 'MESSAGE' || current.toastStyle === 'ERROR') &&
    waiting.length > 0)

const isOfPage = ({ duration }: Toast): boolean => duration === 'NEXTPAGE'

/** The reader goes to another page: toasts for this page only are removed, those that wait too. */
export function leavePage(queue: ToastQueue): ToastQueue {
  const { current, waiting } = queue
  const left = { ...queue, waiting: waiting.filter((toast) => !isOfPage(toast)) }
  return current && isOfPage(current) ? clear(left) : left
}

/** How long a toast is shown, in milliseconds; nothing if it has no time limit. */
export const timeOf = ({ duration }: Pick<Toast, 'duration'>): number | undefined =>
  typeof duration === 'number' ? duration : undefined
