/** What goes wrong with the acts of those who run the site. */
export const operatingMessages = {
  noFlag: 'There is no such flag.',
  noValue: 'This flag can’t have this value: most are true or false.',
  noAct: 'There is no such act.',
  notPicked: 'There is no published story with this address that lists may show.',
  noReceiver: 'There is no member of staff with this username.',
  export: {
    subject: (product: string) => `The export of ${product} is ready`,
    heading: 'The export is ready',
    text: (parts: string, day: string) =>
      `Everything that is in the database, without secrets, is in ${parts}. You can download it until ${day}.`,
  },
  notSaved: 'This couldn’t be done',
  back: 'Back',
} as const
