import { useOperation } from '../../../lib/query'
import { LetterProgress } from './LetterProgress'
import { LettersOfNewsletter } from './letters-of-newsletter.generated'
import { SendLetter } from './SendLetter'

interface Props {
  newsletter: { id: string; name: string; takesReplies: boolean }
  postId: string
  /** The id of the form that has the subject and the preview text. */
  form: string
}

/** Sends a story as a letter from the form with its subject, or shows how far it has come. The page loads what it asks for. */
export function LetterSending({ newsletter, postId, form }: Props) {
  const answer = useOperation(LettersOfNewsletter, { newsletterId: newsletter.id }).newsletter
  if (!answer?.letters || !answer.audienceCounts) return null
  const letter = answer.letters.letters.find(
    ({ post, state, sentCount, failedCount }) =>
      post?.id === postId && (state !== 'STOPPED' || sentCount + failedCount > 0),
  )
  return letter ? (
    <LetterProgress newsletterId={newsletter.id} letter={letter} />
  ) : (
    <SendLetter newsletter={newsletter} postId={postId} counts={answer.audienceCounts} form={form} />
  )
}
