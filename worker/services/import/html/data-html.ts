import { safeWebAddress } from '../../../../schema/rules/links'
import { escapeMarkup } from '../../../../schema/rules/markup'
import { playableKind } from '../../../../schema/story/from-html/cards'

/** The data of a card or an element of an editor. */
export type Data = Readonly<Record<string, unknown>>

export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

export const row = (value: unknown): Data =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Data

/** Names of addresses, the one that people follow first. */
const ADDRESSES = [
  'url',
  'href',
  'canonical_url',
  'link',
  'src',
  'base_url',
  'buttonUrl',
  'mediaUrl',
  'permalink',
]

/** The address of a post that is known by an id of its network. */
function ownAddress({ instagram_id: id }: Data): string | undefined {
  return /^[\w-]{5,40}$/.test(text(id)) ? `https://www.instagram.com/p/${text(id)}/` : undefined
}

/** The address that data leads to; empty if it has none. */
export const addressIn = (data: Data): string =>
  ownAddress(data) ??
  ADDRESSES.map((name) => text(data[name])).find((address) =>
    /^(?:https?:|__GHOST_URL__|\/)/.test(address),
  ) ??
  ''

/** Pictures in a list of data. */
export function picturesIn(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one: unknown) => {
    const data = typeof one === 'string' ? { src: one } : row(one)
    const src = text(data.src) || text(data.img_url) || text(data.url) || text(data.imageUrl)
    return src === ''
      ? []
      : [`<img src="${escapeMarkup(src)}" alt="${escapeMarkup(text(data.alt) || text(data.alt_text))}">`]
  })
}

/** Names of what readers see as words. */
const WORDS =
  /(?:^|_)(?:text|title|subtitle|heading|subheading|header|subheader|caption|description|content|label|name|question|answer|option|quote|body|html|markdown|code|excerpt|summary|message|value|author)$/i
/** Names of settings, whatever their values look like. */
const SETTINGS =
  /(?:type|version|layout|style|color|colour|size|width|height|align\w*|position|format|class|id|uuid|date|time|mime\w*|language|visibility|metadata|theme|background\w*)$/i

/** Whether a value is for readers, by its name or by how it looks. */
export const isWords = (name: string, value: string): boolean =>
  !SETTINGS.test(name) &&
  /[\p{L}\p{N}]/u.test(value) &&
  (WORDS.test(name) || WORDS.test(kebab(name)) || /\p{L}\s+\S*\p{L}/u.test(value))

/** `buttonText` as `button_text`. */
const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1_$2')

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i

/** Deeper than editors nest what they store. */
const DEEPEST = 6

function lines(value: unknown, name: string, depth: number): string[] {
  if (typeof value === 'number') return WORDS.test(name) ? [`<p>${value}</p>`] : []
  if (Array.isArray(value) && !SETTINGS.test(name) && value.every((one) => typeof one === 'string'))
    return value.flatMap((one: string) => lines(one, 'text', depth))
  if (Array.isArray(value))
    return depth > DEEPEST
      ? []
      : value.flatMap((one: unknown) => lines(one, name.replace(/s$/, ''), depth + 1))
  if (typeof value === 'object' && value !== null)
    return depth > DEEPEST
      ? []
      : Object.entries(value).flatMap(([key, inner]) => lines(inner, key, depth + 1))
  if (typeof value !== 'string' || value.trim() === '') return []
  if (/^(?:https?:|__GHOST_URL__)\S+$/.test(value)) return [addressHtml(value)]
  if (!isWords(name, value)) return []
  return [/<[a-z][^<>]{0,1000}>/i.test(value) ? value : `<p>${escapeMarkup(value)}</p>`]
}

function addressHtml(address: string): string {
  const src = escapeMarkup(address)
  if (PICTURE.test(address)) return `<img src="${src}" alt="">`
  const kind = playableKind(address)
  if (kind) return `<${kind} src="${src}"></${kind}>`
  // A frame of a provider, otherwise a card.
  return safeWebAddress(address) || address.startsWith('__') ? `<iframe src="${src}"></iframe>` : ''
}

/** The words, pictures, files and links in the data of an unknown kind, in their order. */
export const plainHtml = (data: Data): string => lines(data, '', 0).join('')
