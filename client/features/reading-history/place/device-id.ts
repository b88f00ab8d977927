import { newId } from '../../../../schema/rules/new-id'
import { kept } from '../../../lib/kept/item'

const device = kept('device', { of: 'person' })

let known: string | undefined

/**
 * What this browser calls its device, for the places where its reader stopped. It is random and each person's own, so
 * that it doesn't connect two accounts.
 */
export function deviceId(): string {
  // Where storage is switched off, the device is another one with the next visit.
  known ??= device.read() ?? newId()
  device.write(known)
  return known
}
