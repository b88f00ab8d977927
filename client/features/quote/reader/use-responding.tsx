import { type ReactNode, useEffect, useState } from 'react'
import type { Passage } from '../../../../schema/rules/joined-places'
import { highlightWording as wording } from '../../../../schema/wording/quotes'
import { useLink } from '../../../lib/use-link'
import { useSignInLink } from '../../../lib/use-sign-in-link'
import { useViewer } from '../../../lib/use-viewer'
import { useLazy } from '../../../ui/lazy'
import { responsesPanel } from '../../response/lazy'
import { keepPassage, takePassage } from './kept-passage'
import { PassageItem, PassageLink } from './PassageMenu'

/**
 * Responding to a passage, in the panel of responses, which is loaded for it. A visitor signs in first, and the panel
 * opens by itself when they are back. Rule: docs/rules/responses.md, "About a passage".
 */
export function useResponding(postId: string) {
  const isSignedIn = useViewer() !== null
  const link = useLink()
  const signIn = useSignInLink()
  const [about, setAbout] = useState<Passage & { words: string }>()
  const Panel = useLazy(responsesPanel, about !== undefined)
  useEffect(() => {
    const kept = isSignedIn ? takePassage('respond', postId) : undefined
    if (kept) setAbout({ ...kept.passage, words: kept.words })
  }, [isSignedIn, postId])
  /** The entry of the menu. */
  const item = (passage: Passage, words: string, onDone: () => void): ReactNode =>
    isSignedIn ? (
      <PassageItem
        label={wording.respond}
        action="respond"
        onPress={() => {
          setAbout({ ...passage, words })
          onDone()
        }}
      />
    ) : (
      <PassageLink
        label={wording.respond}
        action="respond"
        href={signIn('register').href}
        onPress={() => keepPassage('respond', postId, passage, words)}
      />
    )
  const panel: ReactNode = Panel && about && (
    <Panel
      id={postId}
      page={link('ShowPostResponses', { postId })}
      passage={about}
      onClosed={() => setAbout(undefined)}
    />
  )
  return { item, panel }
}
