/** Something that is loaded when it is first asked for. */
export interface Lazy<Value> {
  (): Promise<Value>
  /** What has been loaded. */
  loaded?: Value
}

/** Loads something once. What can't be loaded now may be the next time. */
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
