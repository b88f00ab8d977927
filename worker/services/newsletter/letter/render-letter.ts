import type { Post } from '../../../data/post/rows'
import type { Reader } from '../../../data/reader'
import type { PictureKeys } from '../../media/foreign-pictures'
import type { Operator, Site } from '../../parts'
import type { Newsletter } from '../find-newsletter'
import type { LetterContent } from './for-recipient'

/** What a letter is rendered with. */
export interface LetterParts {
  reader: Reader
  pictureKeys: PictureKeys
  site: Pick<Site, 'productName'>
  operator: Operator
  mainOrigin: string
}

/** A story as it is to be sent. */
export interface LetterInput {
  newsletter: Newsletter
  post: Post
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  /** How much of the story its readers may read: what a member-only story shows to everybody, or all of it. */
  part: 'whole' | 'preview'
}

/** A story as a mail, for all who may read the same part of it. Rule: docs/rules/newsletters.md, "A letter". */
export declare function renderLetter(parts: LetterParts, input: LetterInput): Promise<LetterContent>
