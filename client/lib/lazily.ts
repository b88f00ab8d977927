/** A part of the client that is loaded when somebody is about to need it. */
export interface Lazy<Value> {
  /** Loads it, once; after a failure it is loaded again on the next call. */
  (): Promise<Value>
  /** Nothing until it is loaded. */
  loaded?: Value
  /** Calls `listener` once it is loaded, whoever had it loaded. Returns what ends that. */
  watch: (listener: () => void) => () => void
}

/** @param load imports the module. */
export function lazily<Value>(load: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined
  const listeners = new Set<() => void>()
  const get = (() => {
    loading ??= load().then(
      (value) => {
        get.loaded = value
        for (const listener of listeners) listener()
        return value
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }) as Lazy<Value>
  get.watch = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return get
}
