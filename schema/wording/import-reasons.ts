import { countOf, exactCount } from './counts'

/** Why a file, an address or a publication can't be imported from or into. */
export const importProblems = {
  line: (line: number, message: string) => `Line ${line}: ${message}`,
  storyTooLong: 'This file is too long to be a story.',
  archive: {
    longList: 'This archive lists more files than we can read.',
    manyFiles: (most: number) => `This archive has more than ${countOf(most, 'file')}.`,
    damaged: 'This archive is damaged, or the upload was interrupted.',
    unpacksTooLarge: (most: number) => `This archive unpacks to more than ${exactCount(most)} MB.`,
  },
  ghost: {
    tooLarge: (most: number) =>
      `A Ghost export can be up to ${exactCount(most)} MB. Export fewer stories at a time.`,
    noJson: (most: number) =>
      `This isn’t a Ghost export: there’s no JSON file of up to ${exactCount(most)} MB in the archive.`,
    notJson: 'This isn’t valid JSON, or the upload was interrupted.',
    notAnExport: 'This isn’t a Ghost export: there are no stories in it.',
  },
  markdown: {
    notText: 'This isn’t a text file.',
    none: 'There’s no Markdown in this archive: none of its files end in .md.',
  },
  medium: {
    notAnExport: 'This is neither a Medium export nor a story from one.',
    noPages: 'This isn’t a Medium export: there are no pages in the archive.',
  },
  substack: {
    notAnExport: 'This isn’t a Substack export. Upload the ZIP file just as you downloaded it.',
    noList: 'This isn’t a Substack export: there’s no posts.csv in the archive.',
  },
  web: {
    tooLarge: (most: number) => `A feed or page can be up to ${exactCount(most)} MB.`,
    doctype: 'Feeds with a DOCTYPE can’t be imported.',
    notAFeed: 'This isn’t a feed: it’s neither RSS nor Atom.',
    cantImport: (why: string) => `We couldn’t import this address. ${why}`,
  },
  /** Why nothing came from an address: sentences of their own. */
  fetch: {
    inside: 'It isn’t on the public internet.',
    unknown: 'We can’t tell where it leads at the moment.',
    unreachable: 'Its server didn’t respond.',
    busy: 'Its server is busy.',
    redirects: 'It redirects too many times.',
    tooLarge: 'It’s too large.',
    status: (status: number) => `Its server responded with status ${status}.`,
  },
  wordPress: {
    notXml: 'This isn’t an XML file. If it’s compressed, unpack it first.',
    malformed: 'It isn’t well-formed XML.',
    doctype: 'Exports with a DOCTYPE can’t be imported.',
    noItems: 'This isn’t a WordPress export: it has no channel with wp: items.',
    begins: (element: string) => `This isn’t a WordPress export: it begins with <${element}>.`,
    encoding: (name: string) => `We can’t read the encoding ${name}. Save the file as UTF-8.`,
  },
  target: {
    badSlug: (slug: string) =>
      `“${slug}” can’t be a publication’s address. Use 1 to 60 letters a–z, digits and single hyphens.`,
    reserved: (slug: string) => `“${slug}” is an address of the site itself.`,
    renamed: (slug: string) => `“${slug}” leads to a publication that has been renamed.`,
    noAccount: (username: string) => `There’s no account called “${username}”.`,
    removed: (slug: string) => `The publication “${slug}” has been removed.`,
    notImported: (slug: string) =>
      `The publication “${slug}” wasn’t created by an import. Set overwrite=1 to import into it anyway.`,
  },
} as const

/** Why an item of a file isn’t imported. */
export const importReasons = {
  /** What an item without a title is known by. */
  onLine: (line: number) => `the item on line ${line}`,
  noTitle: 'It has no title.',
  noContent: 'It has no content.',
  notAStory: (problem: string) => `It can’t be imported as a story. ${problem}`,
  tooLong: 'It’s too long for a story.',
  twice: 'It’s in the file twice.',
  failed: 'We couldn’t save it. Import the file again to retry.',
  busy: 'Somebody else was changing it at the same time. Import the file again.',
  removedHere: 'It was removed here, so it stays removed.',
  unreadable: (fault: string) => `We couldn’t read it. ${fault}`,
  otherType: (type: string) => `Items of the type “${type}” aren’t stories.`,
  notSaved: 'It was in the trash or had never been saved.',
  noId: 'It has no GUID or ID to identify it by.',
  trashed: 'It was in the trash.',
  takenDown: 'It had been taken down.',
  response: 'It’s a response to another story.',
  thread: 'It’s a discussion thread, not a story.',
  file: {
    damaged: 'This file is damaged: its content doesn’t match the archive’s checksum.',
    sameName: 'The archive has two files with this name. Only the first was read.',
    encrypted: 'This file is encrypted. Create the archive again without a password.',
    bomb: 'This file unpacks to far more than its size in the archive, so we didn’t open it.',
    longName: (most: number) => `Its name is longer than ${countOf(most, 'character')}.`,
    outside: 'Its name points outside the archive.',
    badName: 'Its name contains characters that aren’t allowed in file names.',
    nested: 'Archives inside an archive aren’t opened. Unpack it and import it separately.',
  },
} as const

/** Remarks on an imported story. */
export const importNotes = {
  unpublished: 'It wasn’t published, so it was imported as a draft.',
  private: 'It was private, so it was imported as a draft.',
  withPassword: 'It was protected by a password, so it was imported as a draft.',
  onlySent: 'It was only sent by email, so it was imported as a draft.',
  membersOnly: 'It was for members only, so it was imported as a draft.',
  subscribersOnly: 'It was for subscribers only, so it was imported as a draft.',
  scheduled: 'It was planned for later, so it was imported as a scheduled story.',
  cutTitle: (length: number, most: number) =>
    `Its title was ${countOf(length, 'character')} long and was cut to ${exactCount(most)}.`,
  cutSubtitle: (length: number, most: number) =>
    `Its subtitle was ${countOf(length, 'character')} long and was cut to ${exactCount(most)}.`,
  manyTopics: (n: number, most: number, others: string) =>
    `Of its ${countOf(n, 'topic')}, we kept the first ${exactCount(most)}. The others are: ${others}.`,
  split: 'A paragraph was too long and was split into several.',
  noDate: (text: string) => `“${text}” isn’t a date, so it was ignored.`,
  card: (type: string) => `A card of the type “${type}” was left out.`,
  plainCard: (type: string) => `A card of the type “${type}” was imported as plain text.`,
  words: (words: string) => `This text was left out: “${words}”.`,
  linksLeft: (addresses: string) => `Links were left out: ${addresses}`,
  mediumLeft: (address: string) => `The file at ${address} was left out.`,
  drawnPicture: (alt: string) =>
    alt === ''
      ? 'A picture that’s written into the page itself was left out.'
      : `A picture that’s written into the page itself was left out: “${alt}”.`,
  more: (n: number) => `There’s more to say about this story: ${countOf(n, 'remark')} didn’t fit here.`,
  untitled: 'It had no title, so it’s called by its first words.',
  partlyLocked:
    'Part of it was for members only, so it was imported as a draft that only members will read in full.',
  guessed: (encoding: string) => `It doesn’t say its encoding. We read it as ${encoding}.`,
  misnamed: (named: string, encoding: string) =>
    `It says that its encoding is ${named}, but it isn’t. We read it as ${encoding}.`,
  author: (number: number) => `Author ${exactCount(number)}`,
  unnamedAuthor: (name: string) =>
    `Its author is known only by an email address, which isn’t published, so they’re called “${name}”. What’s their name?`,
  otherAuthors: (names: string) => `It has more authors than a story can have here: ${names}.`,
  noPattern: (id: string) => `The pattern ${id}, which it shows, isn’t in the file, or is nested too deeply.`,
  picture: (path: string) => `The picture ${path} couldn’t be read from the file, so it was left out.`,
  link: (path: string) => `A link to ${path} in the file was removed.`,
  ampersand: 'A bare “&” was read as text.',
  characters: (n: number) =>
    `${countOf(n, 'character')} couldn’t be read and had to be replaced with \ufffd.`,
  longFrontMatter: 'Its front matter is too long to be read. It may be a draft, so it was imported as one.',
  frontMatter: (problem: string, words: string) =>
    `Its front matter couldn’t be read: ${problem}. It may be a draft, so it was imported as one. It says: “${words}”.`,
} as const
