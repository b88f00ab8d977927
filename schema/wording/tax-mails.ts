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
  ends: {
    subject: (form: string) => `Your ${form} ends soon`,
    heading: 'Please sign your tax form again',
    text: (form: string, day: string) => `The ${form} you signed is valid until ${day}.`,
    wait: 'Sign a new one before then, and nothing changes. After that day, your payouts wait until you’ve signed it.',
    sign: 'Sign it again',
  },
  because: (reason: string) => `Reason: ${reason}`,
  see: 'See your forms',
} as const
