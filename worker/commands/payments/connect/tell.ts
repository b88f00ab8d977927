import { type Account, newId } from '../account'
import type { ConnectEvent } from './records'

/** Records that something happened. */
export const tellConnect = (
  { connectWaiting }: Account,
  now: number,
  event: Pick<ConnectEvent, 'type' | 'account' | 'object'>,
): void => {
  connectWaiting.push({ id: newId('evt'), created: now, ...event })
}
