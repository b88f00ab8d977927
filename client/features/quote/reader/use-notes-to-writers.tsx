import { useState } from 'react'
import { MAX_NOTE_PASSAGE } from '../../../../schema/rules/post-notes'
import { highlightWording as wording } from '../../../../schema/wording/quotes'
import { useLink } from '../../../lib/use-link'
import { Link } from '../../../ui/Link'
import { useLazy } from '../../../ui/lazy'
import type { PostQuotesQuery } from '../post-quotes.generated'
import { noteToWriters } from './parts'

/** What a note is about. */
interface About {
  paragraph: string
  words: string
}

/**
 * A reader's private notes to those who write a story: whether they may write one about some words, what begins it, and
 * what is shown below the story.
 */
export function useNotesToWriters(
  postId: string,
  edge: NonNullable<PostQuotesQuery['post']>['viewerEdge'] | undefined,
) {
  const link = useLink()
  const [about, setAbout] = useState<About>()
  const [isSent, setSent] = useState(false)
  const Dialog = useLazy(noteToWriters, about !== undefined)
  return {
    isPossible: (words: string): boolean =>
      edge?.canWriteToAuthors === true && words.length <= MAX_NOTE_PASSAGE,
    begin: setAbout,
    below: (
      <>
        {(isSent || edge?.hasNotesToAuthors) && (
          <p className="mt-12">
            <Link look="underlined" href={link('ShowPostNotes', { postId })}>
              {wording.notes}
            </Link>
          </p>
        )}
        {Dialog && about && (
          <Dialog
            postId={postId}
            {...about}
            onSent={() => setSent(true)}
            onClosed={() => setAbout(undefined)}
          />
        )}
      </>
    ),
  }
}
