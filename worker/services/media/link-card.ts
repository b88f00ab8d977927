import { parse } from 'parse5'
import * as v from 'valibot'
import { hostOf, safeWebAddress } from '../../../schema/rules/links'
import { HOUR } from '../../../schema/rules/time-units'
import { oneLine } from '../../../schema/story/from-html/cards'
import { descendants, type Tree, textOf } from '../../../schema/story/from-html/tree'
import { uploadWording } from '../../../schema/wording/uploads'
import { charsetOf, decode } from '../import/decode'
import { isFetchable } from '../import/pictures/addresses'
import { fetchBytes, PICTURE } from '../import/pictures/fetch-bytes'
import { factsOf } from '../import/web/page-facts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { storeImage } from './store-image'
import { type MayNotUpload, requireUploader, type UploadFromParts } from './upload-image'

/** The longest address that is read. */
const LONGEST = 2048
/** How many pages a person may have read in an hour. */
const MOST = 120
/** Bytes of a page that are looked through: what it says about itself stands at its beginning. */
const BEGINNING = 512 * 1024

/** The page that a card leads to. */
export const CardAddress = v.object({
  url: v.pipe(
    v.string(),
    v.maxLength(LONGEST, uploadWording.noPage),
    v.check((url) => isFetchable(url) && /^https:/i.test(url), uploadWording.noPage),
  ),
})

/** What a card says of its page. */
export interface CardFacts {
  title: string
  description: string
  /** The site's name or host. */
  site: string
  /** The page's picture, in our own store. */
  imageId?: string
}

const PAGE = { accept: 'text/html,application/xhtml+xml', most: BEGINNING, isSecure: true, isBeginning: true }

/** The head of a page: the parser needn't go through the rest of it. */
const headOf = (html: string): string => html.slice(0, /<\/head\s*>|<body[\s>]/i.exec(html)?.index)

interface PageFacts extends CardFacts {
  /** The address of the page's picture. */
  picture: string | undefined
}

/** What a page says about itself; nothing if it has no title. */
function pageFacts(html: string, address: string): PageFacts | undefined {
  const root = parse(headOf(html), { scriptingEnabled: false }) as unknown as Tree
  const elements = [...descendants(root)]
  const { fact } = factsOf(elements)
  const named = elements.find(({ tagName }) => tagName === 'title')
  const title = oneLine(fact('og:title', 'twitter:title') || (named ? textOf(named) : ''), 200)
  if (title === '') return undefined
  return {
    title,
    description: oneLine(fact('og:description', 'description', 'twitter:description'), 500),
    site: oneLine(fact('og:site_name', 'application-name'), 100) || hostOf(address),
    picture: safeWebAddress(
      fact('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
      address,
    ),
  }
}

/**
 * What a card says of the page that it leads to; the page's picture is stored as if the viewer had uploaded it. Attempts
 * count, so that nobody can make us fetch without end. Rule: docs/rules/editor.md, "Link cards".
 */
export const readCard = defineUseCase(
  CardAddress,
  async (
    parts: UploadFromParts,
    { url },
  ): Promise<Result<CardFacts, MayNotUpload | Failure<'RATE_LIMITED' | 'BAD_REQUEST'>>> => {
    const uploader = await requireUploader(parts)
    if (!uploader.ok) return uploader
    const read = await parts.lockouts.use('link-cards', uploader.value, HOUR)
    if (read > MOST) return fail('RATE_LIMITED', uploadWording.tooManyPages)
    const fetched = await fetchBytes(parts.outside, url, PAGE)
    if (fetched.kind !== 'bytes') return fail('BAD_REQUEST', uploadWording.pageNotRead, 'url')
    const isPage = fetched.type === '' || /html/i.test(fetched.type)
    const page = isPage
      ? pageFacts(decode(fetched.bytes, charsetOf(fetched.type)).text, fetched.address)
      : undefined
    if (!page) return fail('BAD_REQUEST', uploadWording.pageSaysNothing, 'url')
    const { picture, ...facts } = page
    if (picture === undefined) return ok(facts)
    const bytes = await fetchBytes(parts.outside, picture, { ...PICTURE, isSecure: true })
    if (bytes.kind !== 'bytes') return ok(facts)
    const of = { ownerId: uploader.value, sourceUrl: picture, now: parts.clock.now() }
    const stored = await storeImage(parts, bytes.bytes, of)
    return ok(stored.ok ? { ...facts, imageId: stored.value.id } : facts)
  },
)
