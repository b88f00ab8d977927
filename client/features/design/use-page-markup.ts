import { useCallback, useEffect, useState } from 'react'
import { parsedMarkup } from '../editor/paste/inert-markup'

/** Asks for a page of ours as visitors get it, since the request doesn't say who is signed in. */
async function visitorsPage(path: string): Promise<DocumentFragment> {
  const response = await fetch(path, { credentials: 'omit' })
  if (!response.ok) throw new Error(`The page answers with ${response.status}`)
  return parsedMarkup(await response.text())
}

/** The markup of a page of ours, for a preview of it. */
export function usePageMarkup(path: string) {
  const [page, setPage] = useState<DocumentFragment>()
  const [hasFailed, setHasFailed] = useState(false)
  const ask = useCallback(() => {
    setHasFailed(false)
    visitorsPage(path).then(setPage, () => setHasFailed(true))
  }, [path])
  useEffect(ask, [ask])
  return { page, hasFailed, ask }
}
