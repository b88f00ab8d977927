import { decodeWords, type Email } from 'postal-mime'
import { normalizedEmail } from '../../../schema/rules/email'
import { domainOfAddress } from '../../../schema/rules/sender-records'

/** The server that receives our mail, as it calls itself. */
const RECEIVER = 'mx.cloudflare.net'

/** Longer than any line with one sender. */
const LONGEST_FROM = 1000

/**
 * One mailbox in the only form that every program reads alike: an address, or a name and an address in angle brackets. A name
 * is words or quoted, and neither has signs outside of quotes that begin another mailbox or a group.
 */
const MAILBOX =
  /^(?:((?:"(?:[^"\\]|\\.)*"|[^"<>()[\]\\:;@,])*)<([^<>\s]+)>|([^<>\s]+))(?:\s*\([^()<>@\\]*\))?$/u

const CONTROLS = /(?!\t)\p{Cc}/u

/** What a program may take for addresses within a name. */
const addressesIn = (name: string): string[] =>
  name.split(/[\s"'<>()[\]:;,]/).filter((word) => word.includes('@', 1))

/** The only mailbox that a From line names, if its name names no other one. */
function mailboxOf(line: string): string | undefined {
  if (line.length > LONGEST_FROM || CONTROLS.test(line)) return undefined
  const [, name = '', bracketed, bare] = MAILBOX.exec(line) ?? []
  const address = bracketed ?? bare ?? ''
  const email = address.includes('=?') ? undefined : normalizedEmail(address)
  if (email === undefined) return undefined
  const shown = [name, decodeWords(name)].flatMap(addressesIn)
  return shown.every((other) => normalizedEmail(other) === email) ? email : undefined
}

/**
 * Who a mail says it is from: nobody if it says so more than once, or so that programs read it differently. What our server
 * has found out would then be about somebody else.
 */
function senderOf({ headers, headerLines }: Email): string | undefined {
  const [line, ...more] = headers.filter(({ key }) => key.replace(/[^!-~]/g, '') === 'from')
  if (line?.key !== 'from' || more.length > 0) return undefined
  // Some programs take a return alone for the end of a line, and see another header there.
  return headerLines.some((header) => header.line.includes('\r')) ? undefined : mailboxOf(line.value)
}

/** The findings of our server on a mail. What others have a say in, between quotes or brackets, isn't among them. */
function findingsOf({ headers }: Email): string[] {
  const first = headers.find(({ key }) => /^(?:arc-)?authentication-results$/.test(key))?.value ?? ''
  const [server, ...findings] = first
    .replace(/^\s*i=\d+\s*;/, '')
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/\([^()]*\)/g, '')
    .split(';')
    .map((part) => part.trim().toLowerCase())
  return server === RECEIVER ? findings : []
}

/** What a finding says of a property; nothing if it doesn't name it. */
const propertyOf = (finding: string, name: string): string | undefined =>
  finding
    .split(/\s+/)
    .find((word) => word.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * The address that a mail comes from, as our own server has found out: by DMARC, or, if its domain has none, by SPF. Only the
 * first such header counts, which our server has put above those that came with the mail.
 *
 * @param from who has handed it over.
 */
export function believedSender(mail: Email, from: string): string | undefined {
  const email = senderOf(mail)
  if (email === undefined || /["();\s]/.test(from)) return undefined
  const domain = domainOfAddress(email)
  const findings = findingsOf(mail)
  const [verdict, ...more] = findings.filter((finding) => finding.startsWith('dmarc='))
  if (verdict === undefined || more.length > 0) return undefined
  if ((propertyOf(verdict, 'header.from') ?? domain) !== domain) return undefined
  if (/^dmarc=pass(?:\s|$)/.test(verdict)) return email
  const isHandedOver = findings.some(
    (finding) =>
      /^spf=pass\s/.test(finding) && domainOfAddress(propertyOf(finding, 'smtp.mailfrom') ?? '') === domain,
  )
  return /^dmarc=none(?:\s|$)/.test(verdict) && isHandedOver && domainOfAddress(from) === domain
    ? email
    : undefined
}
