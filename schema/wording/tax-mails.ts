import type { TaxFormKind } from '../rules/tax/forms'

/** Mails about tax forms. */
export const taxMails = {
  kinds: { W9: 'W-9', W8BEN: 'W-8BEN', W8BENE: 'W-8BEN-E', EU: 'EU declaration' } satisfies Record<
    TaxFormKind,
    string
  >,
  read: {
    subject: 'Your tax form was opened',
    heading: 'Your tax form was opened',
    text: (form: string) =>
      `A member of our staff has opened the ${form} you signed. It’s sealed otherwise, and each time it’s opened is in a log that nobody can change.`,
  },
  because: (reason: string) => `Reason: ${reason}`,
  see: 'See your forms',
} as const
