import { newId } from '../../../../schema/rules/new-id'

const KEY = 'quire:device'

let known: string | undefined

/** What this browser calls its device, for the places where its reader stopped. It is random, and says nothing else. */
export function deviceId(): string {
  if (known) return known
  known = newId()
  try {
    known = localStorage.getItem(KEY) ?? known
    localStorage.setItem(KEY, known)
  } catch {
    // Storage is switched off: the device is another one with the next visit.
  }
  return known
}
