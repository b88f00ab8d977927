/** Combines many changes into few builds. */
export interface Rebuilder {
  /** Reports a change. */
  ask(): void
}

/**
 * Builds once no change has been reported for a moment; changes during a build cause another one. Two builds
 * never run at the same time.
 *
 * @param build must not reject: it shows its own errors.
 * @param quiet milliseconds.
 */
export function createRebuilder(build: () => Promise<void>, quiet: number): Rebuilder {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBuilding = false
  let isAsked = false

  const begin = async (): Promise<void> => {
    timer = undefined
    if (isBuilding) {
      isAsked = true
      return
    }
    isBuilding = true
    do {
      isAsked = false
      await build()
    } while (isAsked)
    isBuilding = false
  }

  return {
    ask: () => {
      clearTimeout(timer)
      timer = setTimeout(begin, quiet)
    },
  }
}
