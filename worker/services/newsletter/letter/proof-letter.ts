import { bytesOf } from '../../../../schema/rules/cutting'
import { listedTitle } from '../../../../schema/story/listed-title'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { webLinks } from '../../../../schema/story/web-links'
import type { Post } from '../../../data/post/rows'
import { emailSettingsPath } from '../../notification/unsubscribe-token'
import type { Needs } from '../../parts'
import { shownBody } from '../../post/shown-body'
import type { Newsletter } from '../find-newsletter'
import { newsletterPath } from '../newsletter-path'
import { forRecipient, type LetterContent } from './for-recipient'
import { type LetterInput, type LetterParts, renderLetter } from './render-letter'

/** A letter as it would be sent, and what its writer should know of it. */
export interface LetterProof extends LetterContent {
  post: Post
  bytes: number
  isCut: boolean
  /** Pictures without words for people who don't see them. */
  picturesWithoutAlt: number
  /** Addresses of other sites that it leads to. */
  links: string[]
  hasPostalAddress: boolean
}

const picturesWithoutAlt = (body: StoryBody): number =>
  body.filter((paragraph) => paragraph.type === 'IMG' && paragraph.alt.trim() === '').length

/**
 * A letter to somebody who looks at it before it is sent: its links lead to their own settings, so nobody is unsubscribed
 * by trying them.
 */
export async function proofLetter(
  parts: LetterParts & Needs<'keys'>,
  {
    newsletter,
    post,
    ...said
  }: { newsletter: Newsletter; post: Post } & Partial<Pick<LetterInput, 'subject' | 'preheader' | 'part'>>,
  userId: string,
): Promise<LetterProof> {
  const { reader, pictureKeys, mainOrigin, operator } = parts
  const { subject = listedTitle(post.title), preheader = post.subtitle, part = 'whole' } = said
  const [rendered, settings, body] = await Promise.all([
    renderLetter(parts, { newsletter, post, subject, preheader, part }),
    emailSettingsPath(parts, userId),
    post.versionId === null ? [] : shownBody(reader, pictureKeys, post.versionId),
  ])
  const list = mainOrigin + settings
  const content = forRecipient(rendered, {
    leave: list,
    list,
    refer: mainOrigin + newsletterPath(newsletter),
  })
  return {
    ...content,
    post,
    bytes: bytesOf(content.html),
    isCut: rendered.isCut,
    picturesWithoutAlt: picturesWithoutAlt(body),
    links: webLinks(body),
    hasPostalAddress: operator.address !== null,
  }
}
