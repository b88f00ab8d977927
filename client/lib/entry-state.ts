/* What an entry of the browser's history remembers beside its address: it is there again after going back or forward
   and after a reload, and gone on a new visit to the same address. */

/** What the current entry remembers under a name. */
export const entryState = (name: string): unknown =>
  (window.history.state as Readonly<Record<string, unknown>> | null)?.[name]

/** Makes the current entry remember something that can be cloned. */
export function keepEntryState(name: string, value: unknown): void {
  const state = { ...(window.history.state as object | null), [name]: value }
  // The browser's own function: the router has replaced the one of this object, and takes a call for a move.
  History.prototype.replaceState.call(window.history, state, '')
}

/**
 * Gives the current entry another address of what it shows, such as that of a story once it exists. The router isn't
 * told, so nothing is loaded, scrolled or announced; going back to the entry or reloading it opens the new address.
 */
export function replaceAddress(address: string): void {
  History.prototype.replaceState.call(window.history, window.history.state, '', address)
}
