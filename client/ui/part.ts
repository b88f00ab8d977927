import { useEffect, useState } from 'react'
import { loadAnew } from '../lib/load-anew'

/** A part of the client that is loaded when somebody is about to need it. */
export interface Part<Value> {
  /** Loads it, once; a part that failed to load is asked for again the next time. */
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

/** Loads a part before it is needed; nobody waits for it, and nobody is told when that fails. */
export const preload = ({ load }: Part<unknown>): unknown => load().catch(() => {})

/**
 * A part, once it is wanted and there. One that a deploy has replaced has the browser load the page as a whole.
 * Rule: docs/rules/ui.md, "What is loaded when".
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
