import { useState } from 'react'

/** A value, or the last one there was while there is none. */
export function useLast<Value>(value: Value | undefined, first: Value): Value {
  const [last, setLast] = useState(first)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
