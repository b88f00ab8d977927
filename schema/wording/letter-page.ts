import type { LetterLook } from '../rules/letter-content'
import { countOf, exactCount } from './counts'

const LOOKS: Readonly<Record<LetterLook, string>> = {
  phone: 'Phone',
  desktop: 'Desktop',
  dark: 'Dark',
  text: 'Plain text',
}

/** Texts of the page that prepares a letter. */
export const letterPage = {
  title: 'New letter',
  of: (name: string) => `From the newsletter of ${name}`,
  choose: 'Choose a published story to send by email.',
  search: 'Search your published stories',
  find: 'Search',
  forget: 'Show all',
  none: 'There is no published story to send yet.',
  noneLike: (words: string) => `No published story matches “${words}”.`,
  more: 'Older stories',
  members: 'For members',
  untitled: 'Untitled',
  another: 'Choose another story',
  needsScript: 'Sending yourself a test needs JavaScript. The preview below doesn’t.',
  subject: 'Subject',
  preheader: 'Preview text',
  preheaderHint: 'Email programs show it after the subject. It isn’t in the letter itself.',
  counter: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
  test: 'Send me a test',
  testing: 'Sending…',
  testHint: 'It goes to the address of your account, and to nobody else.',
  tested: (address: string) => `We’ve sent the test to ${address}.`,
  checks: {
    title: 'Before you send',
    size: (kilobytes: number) => `The letter has ${exactCount(kilobytes)} kB. Gmail shows 102 kB.`,
    cut: 'The story is too long for an email. The letter ends after the last paragraph that fits, with a link to the rest.',
    alt: (n: number) =>
      `${countOf(n, 'picture has', 'pictures have')} no description. Readers whose email program shows no pictures see nothing there.`,
    altDone: 'Every picture has a description.',
    deadLink: {
      gone: 'This link leads to a page that isn’t there:',
      unreachable: 'The site that this link leads to doesn’t answer:',
    },
    address:
      'The site has no postal address, which many countries require in letters. Its operator can add one.',
    addressDone: 'The postal address of the site is in the letter.',
    members:
      'The story is for members. Subscribers who aren’t members get its beginning, with a link to the rest.',
  },
  preview: 'Preview',
  looks: { label: 'Ways to look at the letter', ...LOOKS },
  frame: (look: string) => `The letter: ${look}`,
} as const
