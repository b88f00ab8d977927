import { linkTo } from '../../../schema/routes/links'
import { longMoment } from '../../../schema/wording/formats'
import { letterMail } from '../../../schema/wording/letter-mail'
import { letterSending } from '../../../schema/wording/letter-sending'
import { addressOf, type Letter } from '../../data/letter/queries'
import { layOut } from '../identity/mails/layout'
import type { Newsletter } from '../newsletter/find-newsletter'
import type { JobNeeds } from '../parts'
import { openCount } from './open-count'

export type TellParts = JobNeeds<'db' | 'mailer' | 'mainOrigin' | 'site'>

const { changed: words } = letterSending

/**
 * Tells a newsletter's writer, or its publication's owner, that a letter waits for an answer. A mail that can't be sent is left
 * out: the letter's page asks, too, and without an answer it goes on by itself.
 *
 * @param versionId the version of the story that is asked about.
 * @param until when the letter goes on by itself.
 */
export async function tellChanged(
  { db, mailer, mainOrigin, site }: TellParts,
  letter: Letter,
  { id, collection }: Pick<Newsletter, 'id' | 'collection'>,
  versionId: string,
  until: number,
): Promise<void> {
  const owner = await db.first(addressOf, collection?.creatorId ?? id)
  if (!owner?.email) return
  const mail = layOut(site, {
    to: owner.email,
    subject: letterMail.changed.subject(letter.subject),
    heading: words.title,
    blocks: [
      { kind: 'text', text: words.text(letter.sentCount, openCount(letter)) },
      { kind: 'text', text: words.until(longMoment(until)) },
      {
        kind: 'link',
        label: letterMail.changed.choose,
        href: mainOrigin + linkTo('NewsletterStats', { newsletterV3Id: id }),
      },
    ],
  })
  try {
    await mailer.send({ ...mail, key: `letter-changed/${letter.id}/${versionId}` })
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'letter-changed', error: String(error) }))
  }
}
