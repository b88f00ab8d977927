import { useCallback, useSyncExternalStore } from 'react'
import type { Lazy } from '../lib/lazily'
import { reloadPage } from '../lib/reload-page'
import { keepKeys } from './keep-keys'

/** Preloads a part; nobody waits for it, and failures are ignored. */
export const preload = (part: Lazy<unknown>): unknown => part().catch(() => {})

const nothing = (): void => {}

/**
 * A part, once it is wanted and loaded. It may arrive between rendering and the effects of that: React looks again
 * when it subscribes. If a deployment has replaced the part, the browser reloads the page, unless the page works without
 * it (`isNeeded`). The keys that follow the press by which somebody asks for a part are for the part. Rule: docs/rules/ui.md, "What is loaded when".
 */
export function useLazy<Value>(part: Lazy<Value>, isWanted = true, isNeeded = true): Value | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!isWanted || part.loaded) return nothing
      const loading = part()
      loading.then(changed, () => (isNeeded ? reloadPage() : undefined))
      keepKeys(loading)
      return nothing
    },
    [part, isWanted, isNeeded],
  )
  const read = () => (isWanted ? part.loaded : undefined)
  return useSyncExternalStore(subscribe, read, read)
}
