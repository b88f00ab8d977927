import type { DraftDocument } from '../../../../schema/story/draft'
import { paragraphText } from '../../../../schema/story/text'
import { editorWording } from '../../../../schema/wording/editor'
import { needsSignIn, SignInAgainLink } from '../../settings/SignInAgain'
import { CopyButton } from '../../share/CopyButton'
import type { Refusal } from '../journal/ports'

/** A story as plain text. */
const plainText = ({ title, subtitle, body }: DraftDocument): string =>
  [title, subtitle, ...body.map(paragraphText)].filter((text) => text !== '').join('\n\n')

interface Props {
  refusal: Refusal
  readStory: () => DraftDocument
}

/** What a writer can do about a save that was refused, besides trying again. */
export function SaveHelp({ refusal, readStory }: Props) {
  if (needsSignIn(refusal)) return <SignInAgainLink />
  // It can't be saved here, but perhaps elsewhere.
  const isLost = refusal.code === 'NOT_FOUND' || refusal.code === 'FORBIDDEN'
  return isLost ? <CopyButton text={plainText(readStory())} label={editorWording.saving.copy} /> : null
}
