import { clear, dequeue, enqueue, leavePage, type ToastQueue, withdraw } from '../../../schema/rules/toasts'
import type { ToastWish } from '../toast'

export type ToastAction =
  | { type: 'wishes'; wishes: readonly ToastWish[] }
  | { type: 'cleared'; id: number }
  | { type: 'left' }

const grant = (queue: ToastQueue, wish: ToastWish): ToastQueue =>
  'withdraw' in wish ? withdraw(queue, wish.withdraw) : enqueue(queue, wish)

/** The queue after a change: whenever nothing is shown, the next toast is. */
export function reduce(queue: ToastQueue, action: ToastAction): ToastQueue {
  switch (action.type) {
    case 'wishes':
      return dequeue(action.wishes.reduce(grant, queue))
    case 'cleared':
      return dequeue(clear(queue, action.id))
    case 'left':
      return dequeue(leavePage(queue))
  }
}
