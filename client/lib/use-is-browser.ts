import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser draws it, rather than the document: what depends on the reader may differ from then on. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
