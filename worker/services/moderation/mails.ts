import { linkTo } from '../../../schema/routes/links'
import type { ModerationAction } from '../../../schema/rules/moderation'
import { moderationWording } from '../../../schema/wording/moderation'
import { userEmail } from '../../data/user/queries'
import type { Mail } from '../../platform/mail/mailer'
import { layOut } from '../identity/mails/layout'
import type { Needs, Site } from '../parts'

const wording = moderationWording.mails

/** What staff tells somebody. */
export type ModerationMail =
  | 'suspended'
  | 'unsuspended'
  | 'takenDown'
  | 'restored'
  | 'reviewed'
  | 'reviewEnded'
  | 'hidden'
  | 'takenOut'
  | 'appealDismissed'
  | 'withheld'
  | 'shownAgain'
  | 'verified'
  | 'unverified'
  | 'applicationBanned'
  | 'applicationAllowed'
  | 'partnerSuspended'
  | 'partnerReinstated'

/** The mails about what hides something, or shows it again. */
export const MAIL_OF_ACT = {
  TAKE_DOWN: 'takenDown',
  RESTORE: 'restored',
  REVIEW: 'reviewed',
  END_REVIEW: 'reviewEnded',
} as const satisfies Partial<Record<ModerationAction, ModerationMail>>

const AGAINST: ReadonlySet<ModerationMail> = new Set([
  'suspended',
  'takenDown',
  'unverified',
  'hidden',
  'withheld',
  'applicationBanned',
  'partnerSuspended',
])
/** Mails about the account itself rather than about something that it published. */
const OF_SITE: ReadonlySet<ModerationMail> = new Set([
  'suspended',
  'unsuspended',
  'verified',
  'unverified',
  'partnerSuspended',
  'partnerReinstated',
])

interface About {
  to: string
  reason: string
  /** The title of what it is about, and what that is: a story unless it says so. */
  title: string
  thing?: keyof typeof moderationWording.things
  mainOrigin: string
  /** The case that was decided, if it is about a report: its page says how to appeal. */
  caseId?: string | undefined
}

/** Tells somebody what staff has done to their account or story, and why. Rule: docs/rules/moderation.md, "Acts". */
function moderationMail(
  site: Site,
  kind: ModerationMail,
  { to, reason, title, thing = 'POST', mainOrigin, caseId }: About,
): Mail {
  const { subject, heading, text } = wording[kind]
  const what = moderationWording.things[thing]
  const isAgainst = AGAINST.has(kind)
  const isOfSite = OF_SITE.has(kind)
  return layOut(site, {
    to,
    subject: subject(site.productName, what),
    heading: typeof heading === 'string' ? heading : heading(what),
    blocks: [
      { kind: 'text', text: text(isOfSite ? site.productName : title) },
      { kind: 'text', text: wording.because(reason) },
      { kind: 'link', label: wording.rules, href: mainOrigin + linkTo('ShowRules') },
      ...(isAgainst && caseId !== undefined
        ? [
            { kind: 'note', text: wording.appealHere } as const,
            {
              kind: 'link',
              label: wording.toDecision,
              href: mainOrigin + linkTo('ShowDecision', { caseId }),
            } as const,
          ]
        : []),
      ...(isAgainst && caseId === undefined ? [{ kind: 'note', text: wording.appeal } as const] : []),
    ],
  })
}

/** Sends it after the response, if the person has an address. What was done stands even if the mail can't go. */
export function tellPersonLater(
  { db, mailer, site, browser, later }: Needs<'db' | 'mailer' | 'site' | 'browser' | 'later'>,
  userId: string,
  kind: ModerationMail,
  about: Pick<About, 'reason' | 'title' | 'thing' | 'caseId'>,
): void {
  const tell = async () => {
    const to = (await db.first(userEmail, userId))?.email
    if (to) await mailer.send(moderationMail(site, kind, { ...about, to, mainOrigin: browser.mainOrigin }))
  }
  later(
    tell().catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'mail-failed', mail: kind, error: String(error) }))
    }),
  )
}
