import { linkTo } from '../../../schema/routes/links'
import { publicationMailWording as wording } from '../../../schema/wording/collection-mails'
import { longDate } from '../../../schema/wording/formats'
import { addressesOfLeaders } from '../../data/collection/ownership'
import type { Collection } from '../../data/collection/rows'
import type { Mail } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import type { Needs } from '../parts'

type Parts = Needs<'db' | 'mailer' | 'site' | 'browser' | 'later'>
type Publication = Pick<Collection, 'id' | 'slug' | 'name'>

/** Somebody who leads a publication, as mail reaches them. */
export interface Leader {
  userId: string
  role: string
  name: string
  email: string | null
}

/** Mails everybody in a list after the response; the change stands if a mail can't go. */
function tell({ mailer, later }: Parts, to: readonly Leader[], mail: (email: string) => Mail): void {
  for (const { email } of to)
    if (email !== null)
      later(
        mailer.send(mail(email)).catch((error: unknown) => {
          console.error(JSON.stringify({ event: 'mail-failed', mail: 'publication', error: String(error) }))
        }),
      )
}

/** The owners and editors of a publication. */
export const leadersToTell = ({ db }: Needs<'db'>, collectionId: string) =>
  db.all(addressesOfLeaders, collectionId)

/** Tells the former and the new owner. */
export function tellOfTransfer(parts: Parts, { slug, name }: Publication, from: Leader, to: Leader): void {
  const words = wording.transferred
  const href = parts.browser.mainOrigin + linkTo('CollectionSettings', { collectionSlug: slug })
  tell(parts, [from, to], (email) =>
    layOut(parts.site, {
      to: email,
      subject: words.subject(name),
      heading: words.heading(name),
      blocks: [
        { kind: 'text', text: words.text(from.name, to.name, name) },
        { kind: 'link', label: words.button, href },
        { kind: 'note', text: words.note },
      ],
    }),
  )
}

/** Tells everybody who leads it. @param until when it can be restored no longer. */
export function tellOfDeletion(
  parts: Parts,
  { name }: Publication,
  leaders: readonly Leader[],
  by: string,
  until: number,
): void {
  const words = wording.deleted
  const byName = leaders.find(({ userId }) => userId === by)?.name ?? ''
  const href = parts.browser.mainOrigin + linkTo('NewCollection')
  tell(parts, leaders, (email) =>
    layOut(parts.site, {
      to: email,
      subject: words.subject(name),
      heading: words.heading(name),
      blocks: [
        { kind: 'text', text: words.text(byName, name) },
        { kind: 'text', text: words.keep(longDate(until)) },
        { kind: 'link', label: words.button, href },
      ],
    }),
  )
}
