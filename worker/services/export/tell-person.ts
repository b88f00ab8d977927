import { linkTo } from '../../../schema/routes/links'
import { countOf } from '../../../schema/wording/counts'
import { exportWording } from '../../../schema/wording/exports'
import { longDate } from '../../../schema/wording/formats'
import { operatingMessages } from '../../../schema/wording/operating-messages'
import type { Database } from '../../data/database'
import { type AccountExport, claimTelling, exportById, postponeTelling } from '../../data/export/exports'
import { accountById } from '../../data/identity/accounts'
import type { Mail, Mailer } from '../../platform/mail/mailer'
import { layOut, type MailBlock } from '../identity/mails/layout'
import type { Site } from '../parts'

const wording = exportWording.mail

/** How many parts have their own link in the mail; if there are more, the settings have the links. */
const MOST_LINKS = 5

export interface TellParts {
  db: Database
  clock: { now(): number }
  mailer: Mailer
  site: Site
  mainOrigin: string
}

/**
 * Tells somebody by mail that their export is ready, once. If the mail can't be sent, the cron tries again. Rule:
 * docs/rules/export.md, "Downloads".
 */
export async function tellPerson(parts: TellParts, exportId: string): Promise<void> {
  const { db, clock, mailer } = parts
  const [claimed] = await db.write([claimTelling(exportId, clock.now())])
  if (claimed !== 1) return
  const row = await db.first(exportById, exportId)
  if (row === undefined) return
  const account = await db.first(accountById, row.ownerId)
  if (!account?.email || account.emailVerifiedAt === null) return
  try {
    await mailer.send(readyMail(parts, account.email, row))
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'export', error: String(error) }))
    await db.write([postponeTelling(exportId, clock.now())])
  }
}

function readyMail(
  { site, mainOrigin }: TellParts,
  to: string,
  { id, partCount, expiresAt, isWholeSite }: AccountExport,
): Mail {
  const settings =
    mainOrigin +
    (isWholeSite === 1 ? linkTo('AdminOperating', { operatingPart: 'exports' }) : linkTo('Settings'))
  const links = Array.from({ length: Math.min(partCount, MOST_LINKS) }, (_, i): MailBlock => {
    const query = i === 0 ? {} : { part: String(i + 1) }
    return {
      kind: 'link',
      label: partCount === 1 ? wording.button : wording.part(i + 1),
      href: mainOrigin + linkTo('DownloadExport', { exportId: id }, { query }),
    }
  })
  return layOut(site, {
    to,
    subject: (isWholeSite === 1 ? operatingMessages.export : wording).subject(site.productName),
    heading: (isWholeSite === 1 ? operatingMessages.export : wording).heading,
    blocks: [
      {
        kind: 'text',
        text:
          isWholeSite === 1
            ? operatingMessages.export.text(countOf(partCount, 'zip'), longDate(expiresAt))
            : wording.text(partCount, longDate(expiresAt)),
      },
      ...links,
      ...(partCount > MOST_LINKS
        ? [{ kind: 'link', label: wording.settings, href: settings } satisfies MailBlock]
        : []),
      { kind: 'note', text: wording.signIn },
      { kind: 'note', text: wording.notYou },
    ],
  })
}
