import { readingSeconds } from '../../../schema/rules/reading-time'
import { slugify } from '../../../schema/rules/slug'
import type { StoryBody } from '../../../schema/story/paragraph'
import { bodyImages, bodyWords } from '../../../schema/story/text'
import { versionWords } from '../../data/letter/sending'
import type { Post } from '../../data/post/rows'
import { digestContents } from '../digest/digest-contents'
import { storiesIn } from '../digest/digest-stories'
import { type AddressFor, countedContent } from '../newsletter/letter/counted'
import { forRecipient, type LetterContent, type RecipientLinks } from '../newsletter/letter/for-recipient'
import { renderLetter } from '../newsletter/letter/render-letter'
import { newsletterPath } from '../newsletter/newsletter-path'
import type { JobNeeds } from '../parts'
import type { Turn } from './turn'

/** What rendering a letter takes. */
type ContentParts = JobNeeds<
  'db' | 'mainOrigin' | 'operator' | 'pictureKeys' | 'reader' | 'replyDomain' | 'site'
>

/**
 * A letter with the links of one recipient, who gets the whole of its story, or what everybody can read. Nothing is counted
 * in it unless they have addresses for that.
 */
export type Contents = (
  isWhole: boolean,
  links: RecipientLinks,
  addressFor?: AddressFor,
) => Promise<LetterContent>

/** A story as it was in the version that a letter sends, whatever it is called by now. */
async function storyOf(
  { db }: ContentParts,
  { letter: { versionId }, post }: Pick<Turn, 'letter' | 'post'>,
): Promise<Post> {
  const version = versionId === null ? undefined : await db.first(versionWords, versionId)
  if (!version) return { ...post, versionId }
  const { title, subtitle } = version
  const body = JSON.parse(version.body) as StoryBody
  const readingTime = readingSeconds(bodyWords(body), bodyImages(body))
  return { ...post, versionId, title, subtitle, slug: slugify(title), readingTime }
}

/** Renders a letter's version once for all who may read the same part of it, or lays out a digest. */
export async function openContents(
  parts: ContentParts,
  turn: Pick<Turn, 'letter' | 'newsletter' | 'post'>,
): Promise<Contents> {
  const { letter, newsletter } = turn
  const { subject, preheader, senderName, newsletterName, digestStories } = letter
  // Letters that were on their way when newsletters got senders of their own have one name.
  const name = newsletterName || senderName
  if (digestStories !== null) {
    const digest = digestContents(parts, {
      name,
      subject,
      stories: storiesIn(digestStories),
      subscribe: parts.mainOrigin + newsletterPath(newsletter),
    })
    return async (_isWhole, links) => digest(links)
  }
  const post = await storyOf(parts, turn)
  const holdsReplies = letter.holdsReplies === 1 && parts.replyDomain !== undefined
  const input = {
    newsletter: { ...newsletter, name, holdsReplies },
    post,
    subject,
    preheader,
    isCounted: letter.countsOpens === 1,
  }
  const [whole, preview] = await Promise.all([
    renderLetter(parts, { ...input, part: 'whole' }),
    post.access === 'public' ? undefined : renderLetter(parts, { ...input, part: 'preview' }),
  ])
  const [ofWhole, ofPreview] = [countedContent(whole), preview && countedContent(preview)]
  return async (isWhole, links, addressFor) =>
    forRecipient(await (isWhole ? ofWhole : (ofPreview ?? ofWhole))(addressFor), links)
}
