import { exactCount } from './counts'

/** Texts of the list of notifications while it is open: what has arrived, and the menu of each. */
export const notificationListWording = {
  /** How many have arrived; `isMore` if there are more than that. */
  arrived: (n: number, isMore: boolean) => `${exactCount(n)}${isMore ? '+' : ''} new`,
  arrivedLabel: (n: number, isMore: boolean) =>
    `${exactCount(n)}${isMore ? '+' : ''} new ${n === 1 && !isMore ? 'notification' : 'notifications'}`,
  showingArrived: 'Loading…',
  notLoaded: 'The new notifications couldn’t be loaded. Please try again.',
  actionsLabel: 'What to do about notifications like this',
  actions: (text: string) => `Actions for: ${text}`,
  turnOff: 'Turn off notifications like this',
  turnOn: 'Turn on notifications like this',
  turnedOff: (kind: string) => `You won’t be notified of this here anymore: ${kind}.`,
  turnedOn: (kind: string) => `You’ll be notified of this here: ${kind}.`,
  undo: 'Undo',
}
