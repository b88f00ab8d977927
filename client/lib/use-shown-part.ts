import type { Lazy } from './lazily'

/**
 * A part that a page shows at once, inside a `Suspense`. The page's `load` has waited for it (`page.part`), except on
 * the first page of a visit: there the server's markup stays until the part is loaded, and for good if it can't be.
 */
export function useShownPart<Value>(part: Lazy<Value>): Value {
  if (part.loaded) return part.loaded
  throw part().catch(() => new Promise(() => {}))
}
