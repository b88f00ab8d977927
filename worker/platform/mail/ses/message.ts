import { encodeWords } from 'nodemailer/lib/mime-funcs'
import type { Mail } from '../mailer'
import { namedSender, senderText } from '../sender'
import { streamFor } from '../streams'
import type { SesSettings } from './settings'

/** Mails of one request, at most. */
const AT_ONCE = 50
/** Bytes of one request with several mails: it takes a megabyte, with what is around them. */
const MOST_BYTES = 900_000
/** Characters of what one of several mails is made of. */
const MOST_DATA = 260_000

/** Headers that the service sets itself, or has another place for. */
const ITS_OWN = new Set(['message-id', 'feedback-id', 'reply-to'])

const ASCII = /^[ -~]*$/

/** A sender as the service wants it: without any character beyond ASCII. */
function fromText(settings: SesSettings, mail: Mail): string {
  const { name, email } = namedSender(settings.from, mail)
  return ASCII.test(name) ? senderText({ name, email }) : `${encodeWords(name, 'B', 52)} <${email}>`
}

const headersOf = ({ headers = {} }: Mail) =>
  Object.entries(headers)
    .filter(([name]) => !ITS_OWN.has(name.toLowerCase()))
    .map(([Name, Value]) => ({ Name, Value }))

const tagsOf = ({ tags }: Mail) => Object.entries(tags ?? {}).map(([Name, Value]) => ({ Name, Value }))

/** What mails of one request have in common. */
function commonOf(settings: SesSettings, mail: Mail) {
  const stream = streamFor(settings.streams, mail)
  return {
    FromEmailAddress: fromText(settings, mail),
    ...(mail.replyTo === undefined ? {} : { ReplyToAddresses: [mail.replyTo] }),
    ...(stream === undefined ? {} : { ConfigurationSetName: stream }),
  }
}

const text = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** A mail by itself, for `SendEmail`. */
export function oneMessage(settings: SesSettings, mail: Mail) {
  const { to, subject, html } = mail
  return {
    ...commonOf(settings, mail),
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: text(subject),
        Body: { Html: text(html), Text: text(mail.text) },
        Headers: headersOf(mail),
      },
    },
    EmailTags: tagsOf(mail),
  }
}

/** What a mail is made of, when it is one of several. */
const dataOf = ({ subject, html, text: plain }: Mail): string =>
  JSON.stringify({ subject, html, text: plain })

/**
 * Mails that have everything of `commonOf` in common, for `SendBulkEmail`. It wants a template; ours has nothing but a place for
 * each part, and the service escapes nothing in it.
 */
export function severalMessages(settings: SesSettings, mails: readonly Mail[]) {
  const [first] = mails
  return {
    ...(first ? commonOf(settings, first) : {}),
    DefaultContent: {
      Template: {
        TemplateContent: { Subject: '{{subject}}', Html: '{{html}}', Text: '{{text}}' },
        TemplateData: JSON.stringify({ subject: '', html: '', text: '' }),
      },
    },
    BulkEmailEntries: mails.map((mail) => ({
      Destination: { ToAddresses: [mail.to] },
      ReplacementEmailContent: { ReplacementTemplate: { ReplacementTemplateData: dataOf(mail) } },
      ReplacementHeaders: headersOf(mail),
      ReplacementTags: tagsOf(mail),
    })),
  }
}

/** Divides mails into those that one request can have: of one sender, with one address for replies, and not too large. */
export const splitFor =
  (settings: SesSettings) =>
  (mails: readonly Mail[]): Mail[][] => {
    const requests: Mail[][] = []
    const open = new Map<string, { mails: Mail[]; bytes: number }>()
    for (const mail of mails) {
      const data = dataOf(mail)
      // What is said of a mail is repeated in JSON, so its quotes and line breaks count twice.
      const bytes = new TextEncoder().encode(JSON.stringify([data, headersOf(mail), tagsOf(mail)])).length
      const common = JSON.stringify(commonOf(settings, mail))
      const request = open.get(common)
      const fits = request && request.mails.length < AT_ONCE && request.bytes + bytes <= MOST_BYTES
      if (fits && data.length <= MOST_DATA) {
        request.mails.push(mail)
        request.bytes += bytes
      } else {
        const fresh = { mails: [mail], bytes }
        requests.push(fresh.mails)
        if (data.length <= MOST_DATA) open.set(common, fresh)
      }
    }
    return requests
  }
