import { toastWording } from '../../schema/wording/toasts'
import type { Execute } from '../lib/app'
import { type Pressed, pressed } from '../lib/kept/presses'
import { showToast } from './toast'

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

/** How much waits for the connection and goes with the page, since the browser keeps nothing. */
let fleeting = 0

const isOffline = (): boolean => navigator.onLine === false

/** Keeps something that was pressed offline, before anything else can happen to its page. */
export function keepOffline(press: Pressed): Pressed {
  if (isOffline()) press.keep()
  return press
}

/**
 * Resolves at once, or once the browser is online again: for what somebody has pressed and nobody needs to decide again.
 * Meanwhile a message says so. It is kept beyond the page; where the browser keeps nothing, it asks before the page is
 * closed. Rule: docs/rules/ui.md, "Offline".
 */
export async function onceOnline(press: Pressed): Promise<void> {
  if (!isOffline()) return
  const isKept = press.keep()
  showToast({ message: toastWording.kept, extraParams: { testId: 'kept' } })
  if (!isKept && fleeting++ === 0) addEventListener('beforeunload', warn)
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  if (!isKept && --fleeting === 0) removeEventListener('beforeunload', warn)
}

/** Runs operations once the browser is online, and once what was pressed before is done. */
export const executeOnline =
  (execute: Execute, before: Promise<unknown> = Promise.resolve()): Execute =>
  async (operation, variables) => {
    const press = keepOffline(pressed(operation, variables))
    try {
      await before
      await onceOnline(press)
      return await execute(operation, variables)
    } finally {
      press.forget()
    }
  }
