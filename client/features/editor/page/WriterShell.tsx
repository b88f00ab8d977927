import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { type HeaderPlaces, WriterHeader } from './WriterHeader'

interface Above {
  places: HeaderPlaces
  setWaiting: (isWaiting: boolean) => void
}

const AboveThePage = createContext<Above>({
  places: { state: null, tools: null },
  setWaiting: () => undefined,
})

interface Props {
  /** Whether an editor is to come at all, which fills the header. */
  hasEditor: boolean
  children: ReactNode
}

/**
 * The editor's page below its own header, which takes the place of the site's: nothing else should draw the writer's
 * eye. Rule: docs/rules/writing.md, "The editor's page".
 */
export function WriterShell({ hasEditor, children }: Props) {
  const [state, setState] = useState<HTMLElement | null>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [isWaiting, setWaiting] = useState(true)
  const above = useMemo(() => ({ places: { state, tools }, setWaiting }), [state, tools])
  return (
    <AboveThePage value={above}>
      <WriterHeader isWaiting={hasEditor && isWaiting} onState={setState} onTools={setTools} />
      {children}
    </AboveThePage>
  )
}

/** The places of the header above the page, which says that the editor is opening until it is there. */
export function useHeaderPlaces(isWaiting: boolean): HeaderPlaces {
  const { places, setWaiting } = useContext(AboveThePage)
  // Before the next frame, so that the header never shows both.
  useLayoutEffect(() => setWaiting(isWaiting), [isWaiting, setWaiting])
  return places
}
