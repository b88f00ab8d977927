import { escapeMarkup } from '../../../../schema/rules/markup'
import { playableKind } from '../../../../schema/story/from-html/cards'
import { isWords } from '../html/data-html'
import { isPictureAt } from '../web/media-address'
import type { Shortcode } from './shortcode'

/** Shortcodes whose content only members see. */
const FOR_MEMBERS =
  /^(?:members?[_-]?(?:only|content)?|restrict(?:ed)?(?:[_-]content)?|pmpro_membership|membership|mepr[_-]\w+|memberful|paywall|premium(?:[_-]content)?|subscribers?[_-]?only|passster|ihc-hide-content|um_loggedin|(?:user_)?is_logged_in)$/

/** Attributes for the site's builders alone. */
const INTERNAL =
  /^(?:css|font|icon|anim|admin|el_|vc_|module|order|template|target|rel|ids?$|slug|skin|effect)/

/** Whether a text is more than a line: then it can't be the words of a link. */
const isBlock = (html: string): boolean =>
  /\n[ \t]{0,100}\n|<(?:p|div|ul|ol|h\d|table|figure|img|iframe)\b/i.test(html)

const isAddress = (value: string): boolean => /^(?:https?:\/\/|mailto:)\S+$/i.test(value)

function addressHtml(address: string, words: string): string {
  const src = escapeMarkup(address)
  if (isPictureAt(address)) return `<img src="${src}" alt="${words}">`
  const kind = playableKind(address)
  if (kind) return `<${kind} src="${src}" title="${words}"></${kind}>`
  return words === '' ? src : `<a href="${src}">${words}</a>`
}

/** An unknown shortcode as its readers may have seen it: its content, and the words and addresses of its attributes. */
export function unknownHtml({ name, attributes, values }: Shortcode, content: string): string {
  const given = [...Object.entries(attributes), ...values.map((value) => ['', value] as const)].map(
    ([key, value]) => [key, value.trim().replaceAll('&amp;', '&')] as const,
  )
  const addresses = given.filter(([, value]) => isAddress(value)).map(([, value]) => value)
  const words = given
    .filter(([key, value]) => !isAddress(value) && !INTERNAL.test(key) && key !== '' && isWords(key, value))
    .map(([, value]) => escapeMarkup(value))
  const [first, ...others] = addresses
  const isLink = first !== undefined && content.trim() !== '' && !isBlock(content)
  const label = isLink ? content.trim() : (words.shift() ?? '')
  const lines = [
    ...(first === undefined ? [label] : [addressHtml(first, label)]),
    ...words,
    ...others.map((address) => addressHtml(address, '')),
  ].filter(Boolean)
  const html = isLink ? lines.join('\n\n') : [...lines, content].filter(Boolean).join('\n\n')
  const shown = lines.length > (isLink ? 1 : 0) ? `\n\n${html}\n\n` : html
  return FOR_MEMBERS.test(name) && content !== '' ? `<!--members-only-->${shown}` : shown
}
