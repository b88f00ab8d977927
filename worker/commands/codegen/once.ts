/** A function that several generators call with the same object, and that needs to run only once for each. */
export function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, { result: To }>()
  return (from) => {
    const known = made.get(from) ?? { result: make(from) }
    made.set(from, known)
    return known.result
  }
}
