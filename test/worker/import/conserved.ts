import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { ExportEntry, ReadStory } from '../../../worker/services/import/export-reader'
import { type Format, openExport } from '../../../worker/services/import/formats'
import { MemoryFile } from '../../../worker/services/import/source-file'
import { NOW } from './harness'

/** What readers can see of something: its words and the addresses of what it shows or leads to. */
export interface Seen {
  words: string[]
  addresses: string[]
}

type Node = DefaultTreeAdapterTypes.ChildNode

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'rp', 'annotation-xml'])
const INLINE = new Set(
  'abbr b bdi bdo cite code del em i ins kbd mark q s small span strong sub sup u wbr'.split(' '),
)

/** The words of a text, however it is set. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[⁰¹²³⁴-⁹₀-₉]+/g, (digits) => ` ${digits.normalize('NFKC')} `)
    .normalize('NFKC')
    .replaceAll('×', 'x')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? []

/** An address among words. */
const TYPED = /https?:\/\/[^\s<>"]+/g

/** What a piece of HTML shows, by a parser and nothing else. */
export function seenIn(html: string): Seen {
  const addresses: string[] = []
  let text = ''
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) text += node.value
    if (!('tagName' in node) || UNSEEN.has(node.tagName)) return
    const given = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    if ('hidden' in given || /display:\s*none/.test(given.style ?? '')) return
    for (const address of [given.src, given.href])
      if (address && /^(?:https?|mailto):/.test(address)) addresses.push(address)
    const edge = INLINE.has(node.tagName) ? '' : ' '
    text += edge
    for (const child of node.childNodes) visit(child)
    text += edge
  }
  for (const node of parseFragment(html).childNodes) visit(node)
  return { words: wordsOf(text.replace(TYPED, ' ')), addresses: [...addresses, ...(text.match(TYPED) ?? [])] }
}

/** Every string of a value, by the name that it has. */
function* strings(value: unknown, name = ''): Generator<[name: string, text: string]> {
  if (typeof value === 'string') yield [name, value]
  else if (Array.isArray(value)) for (const one of value) yield* strings(one, name)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* strings(inner, key)
}

const ADDRESS = new Set(['href', 'src', 'poster'])
const WORDS = new Set(['text', 'title', 'description', 'site', 'alt', 'label', 'language'])

const seenInStory = ({ title, subtitle, excerpt, body }: ReadStory): Seen => {
  const all = [...strings(body)]
  const named = all.filter(([name]) => WORDS.has(name)).map(([, text]) => text)
  return {
    words: wordsOf([title, subtitle ?? '', excerpt, ...named].join('\n')),
    addresses: [
      ...all.filter(([name]) => ADDRESS.has(name)).map(([, text]) => text),
      ...named.flatMap((text) => text.match(TYPED) ?? []),
    ],
  }
}

/** What came of a file. */
export interface Brought {
  entries: ExportEntry[]
  stories: ReadStory[]
  notes: string[]
  out: Seen
  named: Seen
}

/** Reads a file as an import does. */
export async function broughtOf(format: Format, name: string, file: string | Uint8Array): Promise<Brought> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : new Uint8Array(file)
  const reader = await openExport(format, new MemoryFile(name, [bytes]), {
    now: NOW,
    site: undefined,
  } as never)
  const entries: ExportEntry[] = []
  for await (const entry of reader.entries(0)) entries.push(entry)
  const brought = entries.flatMap((entry) => (entry.kind === 'story' ? [entry] : []))
  const notes = entries.flatMap((entry) =>
    entry.kind === 'story' ? entry.notes : entry.kind === 'skipped' ? [`${entry.item} ${entry.reason}`] : [],
  )
  const all = brought.map(({ story }) => seenInStory(story))
  return {
    entries,
    stories: brought.map(({ story }) => story),
    notes,
    out: {
      words: all.flatMap(({ words }) => words),
      addresses: all.flatMap(({ addresses }) => addresses),
    },
    named: { words: wordsOf(notes.join('\n')), addresses: notes },
  }
}

/** A balance of a format or a construct. */
export interface Balance {
  words: { in: number; out: number; named: number }
  addresses: { in: number; out: number; named: number }
  /** What neither arrived nor is named. */
  lost: string[]
}

const countOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Compares what a source shows with what arrived and with what is named. */
export function balanceOf(source: Seen, { out, named }: Pick<Brought, 'out' | 'named'>): Balance {
  const [arrived, noted] = [countOf(out.words), countOf(named.words)]
  const words = { in: source.words.length, out: 0, named: 0 }
  const lost: string[] = []
  for (const [word, count] of countOf(source.words)) {
    const there = Math.min(count, arrived.get(word) ?? 0)
    const told = Math.min(count - there, noted.get(word) ?? 0)
    words.out += there
    words.named += told
    for (let i = there + told; i < count; i++) lost.push(word)
  }
  const addresses = { in: 0, out: 0, named: 0 }
  for (const address of new Set(source.addresses)) {
    const plain = (text: string) => text.replace(/\/$/, '')
    addresses.in += 1
    if (out.addresses.some((one) => plain(one) === plain(address) || isFrameOf(one, address)))
      addresses.out += 1
    else if (named.addresses.some((note) => note.includes(plain(address).slice(0, 200)))) addresses.named += 1
    else lost.push(address)
  }
  return { words, addresses, lost }
}

/** A provider's frame has an address of its own, with the same id in it. */
function isFrameOf(frame: string, address: string): boolean {
  const [id = ''] = address.match(/[\w-]{8,}(?=[^\w-]*$)/) ?? []
  return id !== '' && /\/(?:embed|video|widget)/.test(frame) && frame.includes(id)
}

/** The bodies of stories. */
export const bodiesOf = ({ stories }: Brought): StoryBody[] => stories.map(({ body }) => body)
