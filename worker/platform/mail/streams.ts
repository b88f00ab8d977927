import type { Mail } from './mailer'

/** Where a service keeps mails that people wait for apart from those that go to many, by the names it has for that. */
export interface MailStreams {
  /** Codes, links and notices. */
  own: string | undefined
  /** Letters, and whatever else can be unsubscribed from. */
  letters: string | undefined
}

/** A stream's name at a service, or a configuration set's. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/

const nameIn = (said: string | undefined, setting: string): string | undefined => {
  const name = said?.trim() || undefined
  if (name !== undefined && !NAME.test(name)) throw new Error(`${setting} is no name of a stream`)
  return name
}

/** The streams of the configuration. Rule: docs/operate.md, "Mail". @throws Error if one has no name that a service knows. */
export const streamsOf = (
  env: Pick<Env, 'MAIL_STREAM' | 'MAIL_LETTER_STREAM'>,
  usual: Partial<MailStreams> = {},
): MailStreams => ({
  own: nameIn(env.MAIL_STREAM, 'MAIL_STREAM') ?? usual.own,
  letters: nameIn(env.MAIL_LETTER_STREAM, 'MAIL_LETTER_STREAM') ?? usual.letters,
})

/** The stream of a mail: whatever can be unsubscribed from goes to many. */
export const streamFor = ({ own, letters }: MailStreams, { headers }: Mail): string | undefined =>
  headers?.['List-Unsubscribe'] === undefined ? own : letters
