import { clockTime } from './formats'

/** Texts of the page that says whether the site works. */
export const statusWording = {
  well: 'Everything is working.',
  wellText: 'If something doesn’t work for you, reload the page, or try another network.',
  degraded: 'Something isn’t working at the moment.',
  degradedText:
    'Please try again in a few minutes. Stories that many people read can usually still be opened.',
  working: 'Working',
  checked: (time: number) => `Checked at ${clockTime(time)}.`,
  again: 'Check again',
  parts: {
    READING: { name: 'Reading and writing', text: 'Stories, profiles and accounts', failing: 'Not working' },
    SEARCH: { name: 'Search', text: 'Finding stories and people', failing: 'Not working' },
    PICTURES: { name: 'Pictures', text: 'Showing and uploading them', failing: 'Not working' },
    UPDATES: { name: 'Updates', text: 'How soon changes appear on pages', failing: 'Delayed' },
  },
} as const
