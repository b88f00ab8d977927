import { useEffect, useRef, useState } from 'react'

interface Options<Item, Base> {
  /** As they are saved. */
  saved: readonly Item[]
  /** What the next save builds on, such as the revision of what is saved. */
  base: Base
  /** Saves them. Returns what the next save builds on; nothing if it is refused. */
  save: (items: readonly Item[], base: Base) => Promise<Base | undefined>
  /** Asks for what is saved, after a refusal: it may have been changed in another window. */
  reload: () => Promise<unknown>
}

/**
 * A list while it is edited. A change shows at once and is saved behind it; changes that are made meanwhile are saved
 * together, each on what the last one made. If one is refused, the list is again as it was saved.
 */
export function useSavedList<Item, Base>({ saved, base, save, reload }: Options<Item, Base>) {
  const [wanted, setWanted] = useState<readonly Item[]>()
  const unsaved = useRef<readonly Item[]>(undefined)
  const isSaving = useRef(false)
  const latest = useRef(base)
  const items = wanted ?? saved
  /** What a toast's "Undo" begins from, which may be pressed after further changes. */
  const current = useRef(items)
  useEffect(() => {
    current.current = items
    if (!isSaving.current) latest.current = base
  }, [items, base])

  const send = async () => {
    if (isSaving.current) return
    isSaving.current = true
    let isRefused = false
    while (unsaved.current && !isRefused) {
      const sent = unsaved.current
      unsaved.current = undefined
      const next = await save(sent, latest.current)
      if (next !== undefined) latest.current = next
      isRefused = next === undefined
    }
    if (isRefused) await reload()
    unsaved.current = undefined
    isSaving.current = false
    setWanted(undefined)
  }
  const change = (update: (items: readonly Item[]) => readonly Item[]) => {
    const after = update(current.current)
    if (after === current.current) return
    current.current = after
    unsaved.current = after
    setWanted(after)
    send()
  }
  return { items, change }
}
