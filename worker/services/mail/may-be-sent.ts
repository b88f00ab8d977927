/** Whether the mail service may have taken a mail although it didn't say so (`MailFailed`, platform/mail/mailer.ts). */
export const mayBeSent = (error: unknown): boolean =>
  error instanceof Error && 'mayBeSent' in error && error.mayBeSent === true
