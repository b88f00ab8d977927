import { digestWording } from '../../../schema/wording/digest'
import { layOut } from '../identity/mails/layout'
import type { LetterContent, RecipientLinks } from '../newsletter/letter/for-recipient'
import type { JobNeeds } from '../parts'
import type { DigestStory } from './digest-stories'

const { newsletter: wording } = digestWording

interface Told {
  /** The newsletter's. */
  name: string
  subject: string
  stories: readonly DigestStory[]
  /** Where one subscribes to it. */
  subscribe: string
}

/**
 * A digest with the links of one recipient; everything else is the same for all. Rule: docs/rules/newsletters.md,
 * "A newsletter’s digest".
 */
export const digestContents =
  ({ site, operator }: JobNeeds<'site' | 'operator'>, { name, subject, stories, subscribe }: Told) =>
  (links: RecipientLinks): LetterContent => {
    const { html, text } = layOut(site, {
      to: '',
      subject,
      heading: wording.heading(name),
      blocks: [
        { kind: 'text', text: wording.text(stories.length) },
        ...stories.map((story) => ({ kind: 'story' as const, ...story })),
        { kind: 'note', text: [operator.name, operator.address].filter(Boolean).join(', ') },
      ],
      subscription: {
        why: wording.why(name, site.productName),
        unsubscribe: links.leave,
        settings: links.list,
        subscribe,
      },
    })
    return { html, text }
  }
