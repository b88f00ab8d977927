/** Mails about the ownership and the end of a publication. */
export const publicationMailWording = {
  transferred: {
    subject: (name: string) => `${name} has a new owner`,
    heading: (name: string) => `${name} has a new owner`,
    text: (from: string, to: string, name: string) =>
      `${from} has made ${to} the owner of ${name}, and is an editor from now on.`,
    button: 'Open the settings',
    note: 'Only the new owner can hand it back.',
  },
  deleted: {
    subject: (name: string) => `${name} was deleted`,
    heading: (name: string) => `${name} was deleted`,
    text: (by: string, name: string) =>
      `${by} has deleted ${name}. Its stories are on the profiles of their writers now, and links to them keep working.`,
    keep: (date: string) => `Its owner can restore it until ${date}.`,
    button: 'Restore it',
  },
} as const
