declare global {
  interface Window {
    /** Events from before the client was there, kept by the document's own script (client/bootstrap.ts). */
    __early?: Event[]
    __earlyDone?: () => void
  }
}

/** Does again what the reader did before the page was hydrated. */
export function replayEarlyEvents(): void {
  window.__earlyDone?.()
  for (const event of window.__early?.splice(0) ?? []) {
    const Again = event.constructor as new (type: string, init: Event) => Event
    // An event has all the members that its own constructor reads as options.
    if (event.target instanceof Element && event.target.isConnected) {
      event.target.dispatchEvent(new Again(event.type, event))
    }
  }
}
