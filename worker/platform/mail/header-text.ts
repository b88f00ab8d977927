import type { Mail } from './mailer'

/** Control characters, separators of lines, and signs that change the direction of what follows. */
const STEERING = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/**
 * A text that means the same in a header: on one line, and nothing in it that mail programs take for an encoded word, which
 * could say anything once it is decoded.
 */
const headerText = (text: string): string => text.replace(STEERING, ' ').replaceAll('=?', '= ?').trim()

/** A mail whose subject and sender's name are what they look like, whoever has written them. Rule: docs/rules/mail.md, "Form". */
export const withSafeHeaders = (mail: Mail): Mail => ({
  ...mail,
  subject: headerText(mail.subject),
  ...(mail.senderName === undefined ? {} : { senderName: headerText(mail.senderName) }),
})
