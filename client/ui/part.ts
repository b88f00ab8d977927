import { useEffect, useState } from 'react'
import type { Lazy } from '../lib/lazily'
import { loadAnew } from '../lib/load-anew'

/** Preloads a part; nobody waits for it, and failures are ignored. */
export const preload = (part: Lazy<unknown>): unknown => part().catch(() => {})

/**
 * A part, once it is wanted and loaded. If a deployment has replaced it, the browser reloads the page. Rule:
 * docs/rules/ui.md, "What is loaded when".
 */
export function usePart<Value>(part: Lazy<Value>, isWanted = true): Value | undefined {
  const [, rerender] = useState<Value>()
  useEffect(() => {
    if (!isWanted || part.loaded) return
    part().then(
      (value) => rerender(() => value),
      () => loadAnew(),
    )
  }, [part, isWanted])
  return isWanted ? part.loaded : undefined
}
