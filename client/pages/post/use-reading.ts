import { useEffect, useState } from 'react'

/** What runs while a story is read. */
export type Reading = typeof import('./reading')

/** Loads what runs while a story is read, once somebody scrolls. Rule: docs/rules/reading.md, "Opened stories". */
export function useReading(): Reading | undefined {
  const [reading, setReading] = useState<Reading>()
  useEffect(() => {
    const begin = () => {
      import('./reading').then(setReading, () => {})
    }
    addEventListener('scroll', begin, { once: true })
    return () => removeEventListener('scroll', begin)
  }, [])
  return reading
}
