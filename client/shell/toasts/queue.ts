import { clear, dequeue, enqueue, leavePage, type ToastQueue, withdraw } from '../../../schema/rules/toasts'
import type { ToastCommand } from '../toast'

export type ToastAction =
  | { type: 'commands'; commands: readonly ToastCommand[] }
  | { type: 'cleared'; id: number }
  | { type: 'left' }

const apply = (queue: ToastQueue, command: ToastCommand): ToastQueue =>
  'withdraw' in command ? withdraw(queue, command.withdraw) : enqueue(queue, command)

/** The queue after a change: whenever nothing is shown, the next toast is. */
export function reduce(queue: ToastQueue, action: ToastAction): ToastQueue {
  switch (action.type) {
    case 'commands':
      return dequeue(action.commands.reduce(apply, queue))
    case 'cleared':
      return dequeue(clear(queue, action.id))
    case 'left':
      return dequeue(leavePage(queue))
  }
}
