import { sourceLink } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { notificationWording } from '../../../schema/wording/notifications'
import type { Post } from '../../data/post/rows'
import type { Mail } from '../../platform/mail/mailer'
import { layOut, type MailContent } from '../identity/mails/layout'
import type { Site } from '../parts'
import { storyAddress } from '../post/address'
import type { NotificationMailParts } from './mail-parts'
import type { MailText } from './mail-text'

const words = notificationWording.mail

/** What a mail says about a new story. @param name of its writer or its publication. */
export const storyText = (name: string, title: string, href: string): MailText => ({
  subject: words.STORY.subject(name, listedTitle(title)),
  text: words.STORY.text(name),
  link: { label: words.STORY.button, href },
})

/** The mail about a notification. @param href of the link, with what says that it came by mail. */
export const mailOf = (
  site: Site,
  to: string,
  { subject, text, link }: MailText,
  href: string,
  subscription: NonNullable<MailContent['subscription']>,
): Mail =>
  layOut(site, {
    to,
    subject,
    heading: subject,
    blocks: [
      { kind: 'text', text },
      { kind: 'link', label: link.label, href },
    ],
    subscription,
  })

/**
 * The mail that the writer's followers get once a story is out, as a document. Its links lead to the site: nobody in
 * particular gets it. Rule: docs/rules/writing.md, "The proof".
 */
export async function proofOfStoryMail(
  { reader, site, mainOrigin }: Pick<NotificationMailParts, 'reader' | 'site' | 'mainOrigin'>,
  post: Post,
  title: string,
): Promise<string> {
  const writer = await reader.users.load(post.creatorId)
  const about = storyText(writer?.name ?? '', title, await storyAddress(reader, post, mainOrigin))
  const href = sourceLink(about.link.href, { name: 'email', notificationType: 'writer-story' }, false)
  return mailOf(site, '', about, href, {
    why: words.footer(site.productName, notificationWording.kinds.WRITER_STORY.title),
    unsubscribe: mainOrigin,
    settings: mainOrigin,
  }).html
}
