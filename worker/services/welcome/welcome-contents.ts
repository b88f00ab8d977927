import { listedTitle } from '../../../schema/story/listed-title'
import { welcomeWording } from '../../../schema/wording/welcome'
import type { Post } from '../../data/post/rows'
import type { WelcomeLetter } from '../../data/welcome/queries'
import { layOut } from '../identity/mails/layout'
import type { Newsletter } from '../newsletter/find-newsletter'
import { forRecipient, type LetterContent, type RecipientLinks } from '../newsletter/letter/for-recipient'
import { type LetterParts, renderLetter } from '../newsletter/letter/render-letter'
import { newsletterPath } from '../newsletter/newsletter-path'
import type { Site } from '../parts'

const { mail: wording, untitled } = welcomeWording

/** What a welcome mail is made with. */
interface WelcomeParts extends Omit<LetterParts, 'site'> {
  site: Site
}

/** A welcome mail, with the links of one subscriber, who gets the whole of its story or what everybody can read. */
export interface WelcomeContents {
  subject: string
  contentFor: (isWhole: boolean, links: RecipientLinks) => LetterContent
}

type Said = Pick<WelcomeLetter, 'subject' | 'text'>

/** A text of the newsletter's own, a paragraph a line. */
const ownText = (
  { site, operator, mainOrigin }: WelcomeParts,
  newsletter: Newsletter,
  { subject, text }: Said,
): WelcomeContents => ({
  subject,
  contentFor: (_isWhole, links) => {
    const { html, text: plain } = layOut(site, {
      to: '',
      subject,
      heading: subject,
      blocks: [
        ...text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => ({ kind: 'text' as const, text: line })),
        { kind: 'link', label: wording.allLetters, href: mainOrigin + newsletterPath(newsletter) },
        { kind: 'note', text: [operator.name, operator.address].filter(Boolean).join(', ') },
      ],
      subscription: {
        why: wording.why(newsletter.name, site.productName),
        unsubscribe: links.leave,
        settings: links.list,
        subscribe: mainOrigin + newsletterPath(newsletter),
      },
    })
    return { html, text: plain }
  },
})

/** Renders a welcome mail once for all who get the same part of it. @param post absent if it has a text of its own. */
export async function welcomeContents(
  parts: WelcomeParts,
  newsletter: Newsletter,
  said: Said,
  post: Post | undefined,
): Promise<WelcomeContents> {
  if (!post) return ownText(parts, newsletter, said)
  const subject = said.subject || listedTitle(post.title) || untitled
  const input = { newsletter, post, subject, preheader: post.subtitle }
  const [whole, preview] = await Promise.all([
    renderLetter(parts, { ...input, part: 'whole' }),
    post.access === 'public' ? undefined : renderLetter(parts, { ...input, part: 'preview' }),
  ])
  return {
    subject,
    contentFor: (isWhole, links) => forRecipient(isWhole ? whole : (preview ?? whole), links),
  }
}
