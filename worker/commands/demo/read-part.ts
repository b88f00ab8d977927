import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { BookFormat } from '../../../schema/rules/books'
import type { NavigationItem } from '../../../schema/rules/navigation-item'
import type { Theme } from '../../../schema/rules/theme'
import { typographic } from './typography'

/** A publication of the demo, as read from its folder (worker/commands/demo/README.md). */
export interface DemoPart {
  folder: string
  publication: {
    slug: string
    name: string
    tagline: string
    description: string
    about: string
    avatar: string
    /** File in `pictures/`; absent if it is the avatar. */
    icon?: string
    /** File in `pictures/`: the wide picture above the name. */
    drawing?: string
    colour: string
    theme?: Theme
    owner: string
    editors: string[]
    writers: string[]
    navigation: NavigationItem[]
    subpages: { slug: string; title: string; body: string }[]
    featured: string[]
  }
  people: {
    username: string
    name: string
    bio: string
    avatar: string
    about: string
    topics: string[]
    /** Of a verified book author. */
    books?: DemoBook[]
  }[]
  tags: { slug: string; name: string; description: string }[]
  stories: DemoStory[]
  planned: PlannedStory[]
  imported?: DemoArchive
}

/** A story of a publication that comes out some days after the demo was seeded. */
interface PlannedStory
  extends Pick<DemoStory, 'key' | 'title' | 'subtitle' | 'author' | 'tags' | 'access' | 'markdown'> {
  comesOutInDays: number
}

/** What a person has imported. */
export interface DemoArchive {
  /** The archive's name. */
  file: string
  /** A username. */
  by: string
  ago_days: number
  /** Its contents, in the order of the names: texts, and drawings that become pictures. */
  files: { name: string; text: string }[]
}

/** A book that somebody of the demo has written. */
interface DemoBook {
  title: string
  subtitle: string
  description: string
  publisher: string
  published: string
  /** File in `pictures/`. */
  cover: string
  coverAlt: string
  editions: { format: BookFormat; isbn?: string; url?: string }[]
}

/** A story of the demo. */
export interface DemoStory {
  /** Name of its file, which is its title's slug. */
  key: string
  folder: string
  title: string
  subtitle: string
  author: string
  /** Slug; absent for a story outside publications. */
  publication?: string
  tags: string[]
  /** Milliseconds since 1970 UTC. */
  published: number
  access: 'public' | 'locked'
  claps: number
  /** File in `pictures/`. */
  picture?: string
  markdown: string
}

/** @throws Error that names the file, if it has no front matter. */
function frontMatter<Front>(file: string, text: string): { front: Front; markdown: string } {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || markdown === undefined) throw new Error(`${file} has no front matter`)
  return { front: parse(head) as Front, markdown }
}

type FrontMatter = Omit<DemoStory, 'key' | 'folder' | 'markdown' | 'published'> & { published: string | Date }

/** @throws Error that names the file, if it has no front matter or no date. */
function readStory(folder: string, file: string, text: string): DemoStory {
  const { front, markdown } = frontMatter<FrontMatter>(file, text)
  const published = new Date(front.published).getTime()
  if (!Number.isFinite(published)) throw new Error(`${file} has no date`)
  const { title, subtitle } = front
  const said = { title: typographic(title), subtitle: typographic(subtitle) }
  return { ...front, ...said, key: basename(file, '.md'), folder, published, markdown }
}

/** @throws Error that names the file, if it has no front matter. */
function readPlanned(file: string, text: string): PlannedStory {
  const { front, markdown } = frontMatter<
    Omit<PlannedStory, 'key' | 'markdown' | 'comesOutInDays'> & { comes_out_in_days: number }
  >(file, text)
  const { title, subtitle, author, tags, access, comes_out_in_days: comesOutInDays } = front
  const said = { title: typographic(title), subtitle: typographic(subtitle) }
  return { ...said, author, tags, access, comesOutInDays, key: basename(file, '.md'), markdown }
}

const typographicBook = (book: DemoBook): DemoBook => ({
  ...book,
  title: typographic(book.title),
  subtitle: typographic(book.subtitle),
  description: typographic(book.description),
  coverAlt: typographic(book.coverAlt),
})

/** What `part.yaml` says. */
type WrittenPart = Omit<DemoPart, 'folder' | 'stories' | 'planned' | 'imported'> & {
  imported?: Omit<DemoArchive, 'files'>
}

/** Applies typography to a part's short texts; Markdown is handled where it is read. */
function typographicPart<Part extends WrittenPart>(part: Part): Part {
  const { publication, people, tags } = part
  return {
    ...part,
    publication: {
      ...publication,
      tagline: typographic(publication.tagline),
      description: typographic(publication.description),
      navigation: publication.navigation.map((item) => ({ ...item, title: typographic(item.title) })),
      subpages: publication.subpages.map((page) => ({ ...page, title: typographic(page.title) })),
    },
    people: people.map((person) => ({
      ...person,
      name: typographic(person.name),
      bio: typographic(person.bio),
      ...(person.books ? { books: person.books.map(typographicBook) } : {}),
    })),
    tags: tags.map((tag) => ({ ...tag, description: typographic(tag.description) })),
  }
}

/** The files below a folder that end in one of some ways, with their texts, in the order of their paths; none without it. */
async function textsIn(folder: string, ending: RegExp): Promise<{ name: string; text: string }[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder, { recursive: true })).filter((name) => ending.test(name)).sort()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}

/** Reads a folder of the demo. @throws Error if a file is missing or can't be read. */
async function readPart(folder: string): Promise<DemoPart> {
  const part = parse(await readFile(join(folder, 'part.yaml'), 'utf8')) as WrittenPart
  const { imported, ...rest } = typographicPart(part)
  const [stories, planned, files] = await Promise.all([
    textsIn(join(folder, 'stories'), /\.md$/),
    textsIn(join(folder, 'planned'), /\.md$/),
    textsIn(join(folder, 'archive'), /\.\w+$/),
  ])
  return {
    ...rest,
    ...(imported && { imported: { ...imported, files } }),
    folder,
    stories: stories.map(({ name, text }) => readStory(folder, name, text)),
    planned: planned.map(({ name, text }) => readPlanned(name, text)),
  }
}

/** Reads every folder of the demo that has a part.yaml, in the order of their names. */
export async function readParts(root: string): Promise<DemoPart[]> {
  const folders = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  return Promise.all(
    folders
      .map((entry) => join(root, entry.name))
      .sort()
      .map(readPart),
  )
}
