import { draftWording } from '../../../schema/wording/draft'
import type { Mail } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import type { Site } from '../parts'

const wording = draftWording.notPublished

/** Tells a writer that a planned story couldn't come out, and why. Rule: docs/rules/stories.md, "Planned stories". */
export const notPublishedMail = (
  site: Site,
  { to, title, reason }: { to: string; title: string; reason: string },
): Mail =>
  layOut(site, {
    to,
    subject: wording.subject(site.productName),
    heading: wording.heading,
    blocks: [
      { kind: 'text', text: wording.text(title) },
      { kind: 'text', text: reason },
      { kind: 'note', text: wording.next },
    ],
  })
