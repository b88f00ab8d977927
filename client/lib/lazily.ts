/** A part of the client that is loaded when somebody is about to need it. */
export interface Lazy<Value> {
  /** Loads it, once; after a failure it is loaded again on the next call. */
  (): Promise<Value>
  /** Nothing until it is loaded. */
  loaded?: Value
}

/** @param load imports the module. */
export function lazily<Value>(load: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined
  const get: Lazy<Value> = () => {
    loading ??= load().then(
      (value) => {
        get.loaded = value
        return value
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return get
}
