/** Texts of the pages of awards. */
export const awardsWording = {
  navigation: 'Awards',
  staffPicks: 'Staff picks',
  topWriters: 'Top writers',
  staffPicksText: 'Stories that staff recommends, newest recommendation first.',
  topWritersText: 'The three people who have written most on each of the popular topics.',
  noPicks: 'Our staff haven’t recommended any stories yet.',
  noWriters: 'Nobody has written on a popular topic yet.',
  more: 'More staff picks',
  picksOf: (name: string) => `Staff picks by ${name}`,
  picksOfText: (name: string) => `Stories by ${name} that staff recommends.`,
  topWriterOf: (name: string) => `${name}: top writer`,
  topWriterOfText: (name: string) =>
    `Topics on which ${name} is one of the three people who have written most.`,
  noPicksOf: (name: string) => `Our staff haven’t recommended any stories by ${name} yet.`,
  noTopicsOf: (name: string) => `${name} isn’t a top writer of any topic yet.`,
  profile: (name: string) => `All stories by ${name}`,
  allWriters: 'All top writers',
} as const
