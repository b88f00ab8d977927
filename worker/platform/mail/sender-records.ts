import { replyDomainOf } from './reply-domain'
import { senderOf } from './sender'

/** What the records of a sender's domain have to have, as far as the configuration or the mail service says. */
export interface SenderRecords {
  /** The site's own address. */
  address: string
  /** What SPF has to include. */
  include: string | undefined
  /** Selectors of DKIM, of which one has a key. */
  selectors: readonly string[]
  /** The domain that reports go to, for a sender's domain. */
  returnPathOf(domain: string): string
}

type RecordsEnv = Pick<
  Env,
  | 'MAIL_PROVIDER'
  | 'MAIL_FROM'
  | 'MAIN_HOST'
  | 'PRODUCT_NAME'
  | 'MAIL_SPF_INCLUDE'
  | 'MAIL_DKIM_SELECTORS'
  | 'MAIL_RETURN_PATH'
  | 'MAIL_REPLY_DOMAIN'
>

interface Usual {
  include?: string
  selectors?: string
  /** A label below the sender's domain. */
  returnPath?: string
}

/** The sender's domain itself. */
const ITSELF = '@'

/** What the services usually want. */
const USUAL: Readonly<Record<string, Usual>> = {
  '': { include: '_spf.mx.cloudflare.net', selectors: 'cf-bounce', returnPath: 'cf-bounce' },
  cloudflare: { include: '_spf.mx.cloudflare.net', selectors: 'cf-bounce', returnPath: 'cf-bounce' },
  http: { include: 'amazonses.com', selectors: 'resend', returnPath: 'send' },
  mailgun: { include: 'mailgun.org', selectors: 'pdk1,pdk2,mx,k1,smtp,pic', returnPath: ITSELF },
  // Its selectors have the day in them on which the domain was set up.
  postmark: { returnPath: 'pm-bounces' },
  // Its selectors are drawn by lot.
  ses: { include: 'amazonses.com' },
}

/** A label of a name, as DNS has them. */
const LABEL = /^[a-z0-9_-]{1,63}$/
const isName = (text: string): boolean => text.split('.').every((label) => LABEL.test(label))

const namesIn = (said: string | undefined, setting: string): string[] => {
  const names = (said ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const right = names.filter((name) => name === ITSELF || isName(name))
  if (right.length < names.length)
    console.error(JSON.stringify({ event: 'mail-misconfigured', detail: `${setting} is no name` }))
  return right
}

/** How many selectors are looked at. */
const MOST_SELECTORS = 8

/** The settings, or what the service usually wants. Rule: docs/operate.md, "Mail". @throws if `MAIL_FROM` is no sender. */
export function senderRecordsOf(env: RecordsEnv): SenderRecords {
  const usual = USUAL[env.MAIL_PROVIDER ?? ''] ?? {}
  const [include] = namesIn(env.MAIL_SPF_INCLUDE || usual.include, 'MAIL_SPF_INCLUDE')
  const [returnPath] = namesIn(env.MAIL_RETURN_PATH || usual.returnPath, 'MAIL_RETURN_PATH')
  const reports = env.MAIL_PROVIDER === 'smtp' ? replyDomainOf(env) : undefined
  return {
    address: senderOf(env).email,
    include,
    selectors: namesIn(env.MAIL_DKIM_SELECTORS || usual.selectors, 'MAIL_DKIM_SELECTORS').slice(
      0,
      MOST_SELECTORS,
    ),
    returnPathOf(domain) {
      if (returnPath === undefined) return reports ?? domain
      return returnPath === ITSELF ? domain : `${returnPath}.${domain}`
    },
  }
}
