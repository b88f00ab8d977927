/** Texts about mails that are sent to the site. Rule: docs/rules/newsletters.md, "Replies". */
export const receivedMail = {
  reply: {
    subject: (subject: string) => `Re: ${subject}`,
    heading: (subject: string) => `A reply to “${subject}”`,
    from: (address: string) =>
      `${address} has replied to your letter. Whatever they attached isn’t passed on.`,
    cut: 'The rest of this reply is too long to be passed on.',
    answer: 'To answer, reply to this email: your answer goes to them, and shows them your own address.',
  },
  /** Why a mail isn't taken: its server tells whoever has sent it. */
  refused: {
    tooLarge: 'This message is too large. Please send a shorter one.',
    unreadable: 'This message can’t be read.',
    nobody: 'There is no such address here.',
    automatic: 'Automatic messages aren’t passed on.',
    notYou: 'Please reply from the address that the letter was sent to.',
    tooMany: 'You’ve sent several replies. Please wait for an hour.',
    manyStories: 'You’ve sent many stories today. Please try again tomorrow.',
    closed: 'Replies to this letter aren’t taken any more.',
    empty: 'There is no text in this message.',
  },
} as const
