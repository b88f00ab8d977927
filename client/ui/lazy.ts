import { useCallback, useSyncExternalStore } from 'react'
import type { Lazy } from '../lib/lazily'
import { reloadPage } from '../lib/reload-page'
import { keepKeys } from './keep-keys'

/** Preloads a part; nobody waits for it, and failures are ignored. */
export const preload = (part: Lazy<unknown>): unknown => part().catch(() => {})

const nothing = (): void => {}
const none = (): undefined => undefined

function useLoaded<Value>(
  part: Lazy<Value>,
  isWanted: boolean,
  isNeeded: boolean,
  isDrawn: boolean,
): Value | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (isWanted && !part.loaded) {
        // Nobody is taken off the list: React ignores what comes too late, and the list ends once the part is there.
        part.listeners.push(changed)
        const loading = part()
        loading.catch((): unknown => isNeeded && reloadPage())
        keepKeys(loading)
      }
      return nothing
    },
    [part, isWanted, isNeeded],
  )
  const read = () => (isWanted ? part.loaded : undefined)
  return useSyncExternalStore(subscribe, read, isDrawn ? read : none)
}

/**
 * A part, once it is wanted and loaded. It may arrive between rendering and the effects of that: React looks again
 * when it subscribes. If a deployment has replaced the part, the browser reloads the page, unless the page works without
 * it (`isNeeded`). The keys that follow the press by which somebody asks for a part are for the part. Markup of the worker
 * is hydrated as it is, though the part may be there by then. Rule: docs/rules/ui.md, "What is loaded when".
 */
export const useLazy = <Value>(part: Lazy<Value>, isWanted = true, isNeeded = true): Value | undefined =>
  useLoaded(part, isWanted, isNeeded, !__BROWSER__)

/** Like `useLazy`, for a part that the worker has drawn with, and that the browser has before it begins. */
export const useDrawn = <Value>(part: Lazy<Value>, isWanted: boolean): Value | undefined =>
  useLoaded(part, isWanted, true, true)
