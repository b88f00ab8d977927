/** A part of the client that is loaded when somebody is about to need it. */
export interface Lazy<Value> {
  /** Loads it, once; after a failure it is loaded again on the next call. */
  (): Promise<Value>
  /** Nothing until it is loaded. */
  loaded?: Value
  /** Who is told once it is loaded, whoever had it loaded. */
  listeners: (() => void)[]
}

/** @param load imports the module. */
export function lazily<Value>(load: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined
  const get = (() => {
    loading ??= load().then(
      (value) => {
        get.loaded = value
        for (const listener of get.listeners) listener()
        return value
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }) as Lazy<Value>
  get.listeners = []
  return get
}
