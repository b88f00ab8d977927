import { linkTo } from '../../../schema/routes/links'
import { type GivenRole, INVITATION_LIFETIME } from '../../../schema/rules/invitations'
import { DAY } from '../../../schema/rules/time-units'
import { invitationMailWording as words } from '../../../schema/wording/roles'
import type { Mail } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import type { Site } from '../parts'

interface About {
  inviter: string
  role: GivenRole
  publication: string
  token: string
}

/** The mail with an invitation to an address. */
export function invitationMail(
  site: Site,
  mainOrigin: string,
  to: string,
  { inviter, role, publication, token }: About,
): Mail {
  const link = mainOrigin + linkTo('YourInvitations', {}, { query: { token } })
  const subject = words.subject(inviter, publication)
  const mail = layOut(site, {
    to,
    subject,
    heading: subject,
    blocks: [
      { kind: 'text', text: words.text(role, publication, site.productName) },
      { kind: 'link', label: words.button, href: link },
      { kind: 'note', text: words.lifetime(INVITATION_LIFETIME / DAY) },
      { kind: 'note', text: words.notYou },
    ],
  })
  return { ...mail, link }
}
