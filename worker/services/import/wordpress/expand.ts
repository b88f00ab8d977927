import { escapeMarkup } from '../../../../schema/rules/markup'
import type { Shortcode } from './shortcode'
import type { Expand } from './shortcodes'
import type { WxrAttachment, WxrSurvey } from './wxr'

const isPicture = (url: string): boolean => /\.(?:jpe?g|png|gif|webp|avif|bmp)(?:[?#]|$)/i.test(url)

/** A picture of the media library with its caption. */
const figureOf = ({ url, alt, caption }: WxrAttachment): string =>
  `<figure><img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`

const idsOf = (list: string | undefined): string[] => (list ?? '').split(/[\s,]+/).filter(Boolean)

/** The pictures of a gallery: those that it names, or those that are attached to the story. */
function galleryOf({ attributes }: Shortcode, postId: string, survey: WxrSurvey): WxrAttachment[] {
  const named = idsOf(attributes.ids ?? attributes.include)
  const left = new Set(idsOf(attributes.exclude))
  const parent = attributes.id ?? postId
  const shown =
    named.length > 0
      ? named.flatMap((id) => survey.attachments.get(id) ?? [])
      : [...survey.attachments.values()].filter((file) => file.parentId === parent && !left.has(file.id))
  return shown.filter((file) => isPicture(file.url))
}

const caption = ({ attributes, content = '' }: Shortcode): string => {
  const picture = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i.exec(content)
  const words = attributes.caption ?? (picture ? content.replace(picture[0], '') : '')
  const layout = /^align(?:wide|full)$/.exec(attributes.align ?? '')?.[0] ?? ''
  if (!picture) return content
  return `\n\n<figure class="${layout}">${picture[0]}<figcaption>${words.trim()}</figcaption></figure>\n\n`
}

const SOURCES = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'wma', 'mp4', 'm4v', 'webm', 'ogv', 'flv', 'url']

function addressIn({ attributes, values, content }: Shortcode): string {
  const named = SOURCES.map((name) => attributes[name]).find(Boolean)
  const plain = [...values, (content ?? '').replace(/<[^<>]*>/g, '')].map((value) =>
    value.trim().replaceAll('&amp;', '&'),
  )
  return named ?? plain.find((value) => /^https?:\/\//i.test(value)) ?? ''
}

/** The text tracks of a video, which are in the content of its shortcode. */
const tracksIn = ({ content = '' }: Shortcode): string => (content.match(/<track\b[^<>]*>/gi) ?? []).join('')

const media =
  (tag: 'audio' | 'video') =>
  (shortcode: Shortcode): string => {
    const address = addressIn(shortcode)
    if (address === '') return ''
    const given = ['width', 'height', 'poster'].flatMap((name) => {
      const value = shortcode.attributes[name]
      return value ? ` ${name}="${escapeMarkup(value)}"` : []
    })
    return `\n\n<${tag} src="${escapeMarkup(address)}"${given.join('')}>${tracksIn(shortcode)}</${tag}>\n\n`
  }

/** An address alone in its paragraph stands for its content. */
const address = (shortcode: Shortcode): string => `\n\n${escapeMarkup(addressIn(shortcode))}\n\n`

/** A video that its provider's shortcode identifies by id. */
const film =
  (before: string) =>
  (shortcode: Shortcode): string => {
    const id = shortcode.attributes.id ?? shortcode.values[0] ?? shortcode.content ?? ''
    return addressIn(shortcode) === '' && /^[\w-]{3,20}$/.test(id)
      ? `\n\n${before}${id}\n\n`
      : address(shortcode)
  }

const code = ({ name, attributes, content = '' }: Shortcode): string => {
  const language = attributes.language ?? attributes.lang ?? (/^(?:source)?code$/.test(name) ? '' : name)
  const isEscaped = /&(?:lt|gt|amp|quot|#\d+);/.test(content)
  const text = isEscaped ? content : escapeMarkup(content)
  return `<pre><code class="language-${escapeMarkup(language)}">${text}</code></pre>`
}

type Writer = (shortcode: Shortcode) => string

const KNOWN: Readonly<Record<string, Writer>> = {
  caption,
  wp_caption: caption,
  embed: address,
  audio: media('audio'),
  video: media('video'),
  youtube: film('https://www.youtube.com/watch?v='),
  vimeo: film('https://vimeo.com/'),
  wpvideo: film('https://videopress.com/v/'),
  videopress: film('https://videopress.com/v/'),
  gist: address,
  tweet: address,
  soundcloud: address,
  instagram: address,
  spotify: address,
  code,
  sourcecode: code,
  ...Object.fromEntries(['hr', 'divider', 'separator'].map((name) => [name, () => '\n\n<hr>\n\n'])),
  ...Object.fromEntries(
    ['php', 'css', 'html', 'javascript', 'python', 'ruby', 'sql', 'bash'].map((name) => [name, code]),
  ),
}

/** Names of languages are shortcodes only if they have content. */
const NEEDS_CONTENT = new Set([
  'code',
  'sourcecode',
  'php',
  'css',
  'html',
  'javascript',
  'python',
  'ruby',
  'sql',
  'bash',
])

/** Expands the shortcodes of a story. */
export const expandFor =
  (postId: string, survey: WxrSurvey): Expand =>
  (shortcode) => {
    const { name } = shortcode
    if (name === 'gallery') {
      const pictures = galleryOf(shortcode, postId, survey).map(figureOf)
      return `\n\n<div class="wp-block-gallery">${pictures.join('')}</div>\n\n`
    }
    if (name === 'playlist') {
      const tag = shortcode.attributes.type === 'video' ? 'video' : 'audio'
      return idsOf(shortcode.attributes.ids)
        .flatMap((id) => survey.attachments.get(id) ?? [])
        .map(
          (file) => `<${tag} src="${escapeMarkup(file.url)}" title="${escapeMarkup(file.title)}"></${tag}>`,
        )
        .join('')
    }
    if (NEEDS_CONTENT.has(name) && shortcode.content === undefined) return undefined
    return Object.hasOwn(KNOWN, name) ? KNOWN[name]?.(shortcode) : undefined
  }
