/** Texts of the preview of a story that is written. */
export const previewWording = {
  open: 'Preview',
  title: 'Preview',
  choose: 'Show it',
  kinds: { phone: 'Phone', wide: 'Wide', mail: 'Email' },
  hints: {
    phone: 'As readers see it on a phone.',
    wide: 'As readers see it on a computer.',
    mail: 'As your followers get it by email when it comes out.',
  },
  frame: (kind: string) => `Preview: ${kind}`,
  noMail: 'The email can be shown as soon as your story is saved.',
  close: 'Close',
} as const
