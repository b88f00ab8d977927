import { kept } from './kept/item'

/** The last reloaded address, with the time. */
const last = kept('reloaded', { of: 'person', isOfTab: true })
/** Failing again within this time is a loop, in milliseconds. */
const AGAIN = 10_000

interface Tab {
  navigator: Pick<Navigator, 'onLine'>
  location: Pick<Location, 'href' | 'reload'>
}

/** Whether an address hasn't just been reloaded. If that can't be stored, there is no reload. */
function isFirst(tab: Tab, now: number): boolean {
  const { href } = tab.location
  const [time, address] = last.read()?.split(' ') ?? []
  if (address === href && now - Number(time) < AGAIN) return false
  return last.write(`${now} ${href}`)
}

/**
 * Makes the browser reload the router's current address: for a page whose module isn't available, because a
 * deployment has replaced it or the network failed. The promise then never settles, so that nothing else is
 * shown meanwhile. It resolves at once if the address has just been reloaded without success, or while the browser is
 * offline.
 */
export function reloadPage(tab: Tab = window, now = Date.now()): Promise<void> {
  // Offline there is nothing to load, and the page on the screen would be lost.
  if (!tab.navigator.onLine || !isFirst(tab, now)) return Promise.resolve()
  tab.location.reload()
  return new Promise(() => {})
}
