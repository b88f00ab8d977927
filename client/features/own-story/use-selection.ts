import { useRef, useState } from 'react'

const NOTHING: ReadonlySet<string> = new Set()

/** The chosen ones among some things in order. With the shift key, all between two are chosen. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState(NOTHING)
  const last = useRef<string>(undefined)
  const selected = ids.filter((id) => chosen.has(id))
  const toggle = (id: string, isChosen: boolean, isRange: boolean) => {
    const from = isRange && last.current !== undefined ? ids.indexOf(last.current) : -1
    const to = ids.indexOf(id)
    const changed = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = id
    setChosen((before) => {
      const after = new Set(before)
      for (const one of changed) isChosen ? after.add(one) : after.delete(one)
      return after
    })
  }
  return {
    selected,
    has: (id: string) => chosen.has(id),
    toggle,
    all: (isChosen: boolean) => setChosen(isChosen ? new Set(ids) : NOTHING),
    clear: () => setChosen(NOTHING),
  }
}
