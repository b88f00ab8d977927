import { fail } from './fail'

/** The port of a local instance, and the folder of its state. */
export interface LocalSettings {
  port: number
  state: string
  address: string
  /** Where everybody is, if that isn't the US; empty if nobody knows. */
  country: string | undefined
  /** How messages are sent, if they aren't kept in the mailbox: the worker's variables about that. */
  messages: Record<string, string>
}

/** Variables of the worker about mail and text messages. No others are read from the shell, where names may mean other things. */
const MESSAGES = /^(?:MAIL_|SMS_|LETTERS_PER_|SMTP_URL$)/

const messagesOf = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => MESSAGES.test(entry[0]) && entry[1] !== undefined,
    ),
  )

/** Reads `PORT`, `QUIRE_STATE`, `COUNTRY`, and how messages are sent. Ends the command if `PORT` is invalid. */
export function localSettings(env: Readonly<Record<string, string | undefined>>): LocalSettings {
  const port = Number(env.PORT || 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`PORT must be a number from 1 to 65535, not ${env.PORT}`)
  const address = `http://localhost:${port}`
  return {
    port,
    state: env.QUIRE_STATE || '.quire',
    address,
    country: env.COUNTRY,
    messages: messagesOf(env),
  }
}
