import {
  clear,
  dequeue,
  enqueue,
  leavePage,
  type ToastQueue,
  type ToastRequest,
} from '../../../schema/rules/toasts'

export type ToastAction =
  | { type: 'show'; toasts: readonly ToastRequest[] }
  | { type: 'cleared'; id: number }
  | { type: 'left' }

/** The queue after a change: whenever nothing is shown, the next toast is. */
export function reduce(queue: ToastQueue, action: ToastAction): ToastQueue {
  switch (action.type) {
    case 'show':
      return dequeue(action.toasts.reduce(enqueue, queue))
    case 'cleared':
      return dequeue(clear(queue, action.id))
    case 'left':
      return dequeue(leavePage(queue))
  }
}
