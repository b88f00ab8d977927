const TOLD = 'quire:reading'

/** The worker has said that other pages of the viewer's stories are open now. */
export const tellReading = (): void => {
  dispatchEvent(new Event(TOLD))
}

/** Calls back whenever that is said. @returns stops that. */
export function onReadingTold(listener: () => void): () => void {
  addEventListener(TOLD, listener)
  return () => removeEventListener(TOLD, listener)
}
