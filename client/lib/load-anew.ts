/** Where the last address that was loaded anew is kept, with the time of that. */
const KEY = 'quire:loaded-anew'
/** Failing again within this time is a loop, in milliseconds. */
const AGAIN = 10_000

interface Tab {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  location: Pick<Location, 'href' | 'reload'>
}

/** Whether an address hasn't just been loaded anew. What can't be remembered isn't tried. */
function isFirst({ sessionStorage, location }: Tab, now: number): boolean {
  const { href } = location
  try {
    const [time, last] = sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (last === href && now - Number(time) < AGAIN) return false
    sessionStorage.setItem(KEY, `${now} ${href}`)
    return true
  } catch {
    return false
  }
}

/**
 * Has the browser load as a whole the address that the router has come to: for a page whose module isn't to be
 * had, since a deploy has replaced it or the network failed. The promise then never settles, so that nothing else
 * is shown meanwhile. It is fulfilled at once when the address has just been loaded anew without success.
 */
export function loadAnew(tab: Tab = window, now = Date.now()): Promise<void> {
  if (!isFirst(tab, now)) return Promise.resolve()
  tab.location.reload()
  return new Promise(() => {})
}
