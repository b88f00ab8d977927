import { useState } from 'react'
import type { Passage } from '../../../../schema/rules/anchors'
import { usePart } from '../../../ui/part'
import { responsesPanel } from '../../response/part'

/** Responding to a passage, in the panel of responses, which is loaded for it. */
export function useResponding() {
  const [about, setAbout] = useState<Passage & { words: string }>()
  const Panel = usePart(responsesPanel, about !== undefined)
  return {
    about,
    Panel,
    respond: (passage: Passage, words: string) => setAbout({ ...passage, words }),
    done: () => setAbout(undefined),
  }
}
