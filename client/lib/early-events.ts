declare global {
  interface Window {
    /** Events from before the client was loaded, kept by the document's own script (client/bootstrap.ts). */
    __early?: Event[]
    __earlyDone?: () => void
    /** Does the first of them as without script. */
    __earlyFailed?: () => void
  }
}

/** Replays what the reader did before the page was hydrated. */
export function replayEarlyEvents(): void {
  window.__earlyDone?.()
  for (const event of window.__early?.splice(0) ?? []) {
    const Again = event.constructor as new (type: string, init: Event) => Event
    // An event has all the properties that its own constructor takes as options.
    if (event.target instanceof Element && event.target.isConnected) {
      event.target.dispatchEvent(new Again(event.type, event))
    }
  }
}
