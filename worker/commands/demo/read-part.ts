import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { BookFormat } from '../../../schema/rules/books'
import type { NavigationItem } from '../../../schema/rules/navigation-item'
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
    colour: string
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
}

/** A book that somebody of the demo has written. */
export interface DemoBook {
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

type FrontMatter = Omit<DemoStory, 'key' | 'folder' | 'markdown' | 'published'> & { published: string | Date }

/** @throws Error that names the file, if it has no front matter. */
export function readStory(folder: string, file: string, text: string): DemoStory {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || markdown === undefined) throw new Error(`${file} has no front matter`)
  const front = parse(head) as FrontMatter
  const published = new Date(front.published).getTime()
  if (!Number.isFinite(published)) throw new Error(`${file} has no date`)
  const { title, subtitle } = front
  const said = { title: typographic(title), subtitle: typographic(subtitle) }
  return { ...front, ...said, key: basename(file, '.md'), folder, published, markdown }
}

const typographicBook = (book: DemoBook): DemoBook => ({
  ...book,
  title: typographic(book.title),
  subtitle: typographic(book.subtitle),
  description: typographic(book.description),
  coverAlt: typographic(book.coverAlt),
})

/** Applies typography to a part's short texts; Markdown is handled where it is read. */
function typographicPart<Part extends Omit<DemoPart, 'folder' | 'stories'>>(part: Part): Part {
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

/** Reads a folder of the demo. @throws Error if a file is missing or can't be read. */
export async function readPart(folder: string): Promise<DemoPart> {
  const part = parse(await readFile(join(folder, 'part.yaml'), 'utf8')) as Omit<
    DemoPart,
    'folder' | 'stories'
  >
  const files = (await readdir(join(folder, 'stories'))).filter((file) => file.endsWith('.md')).sort()
  const stories = await Promise.all(
    files.map(async (file) => readStory(folder, file, await readFile(join(folder, 'stories', file), 'utf8'))),
  )
  return { ...typographicPart(part), folder, stories }
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
