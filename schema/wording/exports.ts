import { countOf, exactCount } from './counts'

/** Texts about exports: in the settings, in the email, and on the page within the zip. */
export const exportWording = {
  title: 'Download your information',
  text: 'Your stories as Markdown with their pictures, and everything else we keep about you as JSON. You can import it again, here or elsewhere.',
  action: 'Prepare a download',
  again: 'Prepare another',
  starting: 'Starting…',
  waits: 'Preparing your download',
  stories: (done: number, all: number) =>
    `Preparing your download: ${done} of ${countOf(all, 'story', 'stories')}`,
  leave: 'You can leave this page.',
  mailed: 'We’ll email you when it’s ready.',
  failed: 'The last download couldn’t be prepared. Please try again.',
  ready: (day: string) => `Prepared on ${day}`,
  until: (day: string) => `Can be downloaded until ${day}.`,
  download: (size: string) => `Download (${size})`,
  part: (number: number, of: number, size: string) =>
    `Part ${exactCount(number)} of ${exactCount(of)} (${size})`,
  partsHint: 'Unpack all parts into one folder. Each can also be imported on its own.',
  tooMany: 'You’ve asked for several downloads today. Please try again tomorrow.',
  fileName: (username: string, day: string, part: number, of: number) =>
    `${username}-${day}${of > 1 ? `-part-${part}-of-${of}` : ''}.zip`,
  kinds: {
    title: 'Download one kind',
    text: 'Lists come with their notes, highlights with the stories they’re from. JSON is for programs, CSV for spreadsheets, Markdown for reading.',
    of: (kind: string) => `, ${kind}`,
    names: {
      highlights: 'Highlights',
      lists: 'Lists',
      responses: 'Responses',
      claps: 'Claps',
      history: 'Reading history',
    },
    formats: { json: 'JSON', csv: 'CSV', md: 'Markdown' },
  },
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} kB`
      : `${Math.round(bytes / 100_000) / 10} MB`,
  mail: {
    subject: (product: string) => `Your ${product} download is ready`,
    heading: 'Your download is ready',
    text: (parts: number, day: string) =>
      parts === 1
        ? `Everything you have here is in one zip. You can download it until ${day}.`
        : `Everything you have here is in ${countOf(parts, 'zip')}. You can download them until ${day}.`,
    button: 'Download',
    part: (number: number) => `Download part ${number}`,
    signIn: 'You have to be signed in to download it.',
    notYou:
      'If you didn’t ask for this, somebody else may be signed in as you: look at your security settings.',
    settings: 'All parts are in your settings.',
  },
  index: {
    title: (name: string) => `Everything by ${name}`,
    made: (product: string, day: string) => `Downloaded from ${product}, ${day}.`,
    part: (number: number) =>
      `This is part ${number}. If there are others, unpack them into the same folder: each has a page like this one.`,
    before: (number: number) => `Part ${number}`,
    stories: 'Stories',
    columns: { title: 'Title', date: 'Date', state: 'State' },
    none: 'There are no stories in this part.',
    untitled: 'Untitled',
    states: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      published: 'Published',
      unlisted: 'Unlisted',
      mailed: 'Sent by email only',
      trashed: 'In the trash',
      removed: 'Taken down',
      response: 'Response',
    },
    return: (product: string) => `When you import this file into ${product}`,
    comesBack: 'These come back as they were, and nothing that’s there already is changed:',
    comesBackList: [
      'Your stories and drafts: words, marks, pictures, captions, who can read them and where the preview ends, canonical links, topics, dates and licences.',
      'Your profile: bio, picture, about page, pinned story and design.',
      'Your settings, and the topics you follow.',
      'Your lists with their notes, your series, and your highlights, as far as their stories can be read there.',
    ],
    staysAway:
      'These don’t, since they depend on other people or on this site. They’re in this file all the same:',
    staysAwayList: [
      'Your name, username, email address, password and other ways of signing in: your account there has its own.',
      'Claps, responses, followers and everything else that others gave you, and what you gave them.',
      'Publications, your roles in them, and what you’ve submitted: an owner invites you again.',
      'People and publications that you follow, mute or block.',
      'Books, which are shown for authors who’ve been verified.',
      'Memberships, payments and gifts; reading history; reports and decisions; notifications.',
      'Stories in the trash or taken down, earlier versions, private links, and the addresses of your stories.',
    ],
    tables: 'Tables',
    tablesText: 'Some of that with titles and addresses, for spreadsheets.',
    data: 'Data',
    dataText: 'Everything else we keep about you, one file for each kind.',
    pictures: (n: number) => `${countOf(n, 'picture')} in the folder “media”.`,
    import: (product: string) =>
      `The stories are Markdown files, which ${product} and many other programs can import.`,
  },
} as const
