import { useEffect, useState } from 'react'
import { loadAnew } from '../lib/load-anew'

/** A part of the client that is loaded when somebody is about to need it. */
export interface Part<Value> {
  /** Loads it, once; after a failure it is loaded again on the next call. */
  load: () => Promise<Value>
  /** Nothing until it is loaded. */
  readonly loaded: Value | undefined
}

/** @param fetch imports the module. */
export function createPart<Value>(fetch: () => Promise<Value>): Part<Value> {
  let loaded: Value | undefined
  let loading: Promise<Value> | undefined
  return {
    load() {
      loading ??= fetch()
        .then((value) => {
          loaded = value
          return value
        })
        .catch((error: unknown) => {
          loading = undefined
          throw error
        })
      return loading
    },
    get loaded() {
      return loaded
    },
  }
}

/** Preloads a part; nobody waits for it, and failures are ignored. */
export const preload = ({ load }: Part<unknown>): unknown => load().catch(() => {})

/**
 * A part, once it is wanted and loaded. If a deployment has replaced it, the browser reloads the page. Rule:
 * docs/rules/ui.md, "What is loaded when".
 */
export function usePart<Value>(part: Part<Value>, isWanted = true): Value | undefined {
  const [, rerender] = useState<Value>()
  useEffect(() => {
    if (!isWanted || part.loaded) return
    part.load().then(
      (value) => rerender(() => value),
      () => loadAnew(),
    )
  }, [part, isWanted])
  return isWanted ? part.loaded : undefined
}
