import { PAPER } from '../schema/brand/paper'
import { linkTo } from '../schema/routes/links'
import { escapeMarkup } from '../schema/rules/markup'
import { CONFIGURED_SCRIPTS } from '../schema/rules/outside-scripts'
import { LANGUAGE } from '../schema/wording/language'
import { toastWording } from '../schema/wording/toasts'
import { BOOTSTRAP, LOOK, NO_FRAMES, TELL_HEIGHT } from './bootstrap'
import { type DocumentPart, encoded } from './document-parts'
import { LOOK_STYLES, type Look } from './lib/look'
import type { PageHead } from './lib/page'

/** Addresses of files, by the name of what they belong to. */
type Files = Readonly<Partial<Record<string, readonly string[]>>>

/** The files of the built client that documents refer to. */
export interface DocumentAssets {
  /** Address of the module that hydrates. */
  entry: string
  /** Addresses of the modules of each page and part, each followed by what it imports. */
  modules: { pages: Files; parts: Files; entry: readonly string[] }
  /** The text of each style sheet by its address, because the document inlines what a page needs. */
  sheets: Readonly<Record<string, string>>
  /** Addresses of the sheets that every page needs, and of those for pages, layouts and parts. */
  basics: readonly string[]
  pages: Files
  layouts: Files
  parts: Files
  /** Address of the sheet for printing. */
  print: string
  /** Addresses of the fonts that every page needs. */
  fonts: readonly string[]
  /** Address of the font for italics. */
  italicFont: string
  /** Address of the font of formulas. */
  mathFont: string
}

/** What the document's template needs to know about the page. */
export interface DocumentContext {
  head: PageHead
  page: string
  layout: string
  route: string
  isLoggedIn: boolean
  /** Whether the sidebar is open beside the page. */
  isSidebarOpen: boolean
  /** Whether other sites may show the page in a frame. */
  isFramable: boolean
  /** The choices that are stored with the viewer's account. */
  look: Look
  nonce: string
  productName: string
  /** The main host's origin. */
  mainOrigin: string
  graphqlUri: string
  /** Folders of other services' scripts that are configured. */
  outsideScripts: readonly string[]
}

/** JSON that is safe in a script element, whatever it contains. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const meta = (attribute: 'name' | 'property', key: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta ${attribute}="${key}" content="${escapeMarkup(content)}">`
const link = (rel: string, href: string | undefined, more = ''): string =>
  href === undefined ? '' : `<link rel="${rel}" href="${escapeMarkup(href)}"${more}>`

const alternate = (type: string, href: string, title: string): string =>
  link('alternate', href, ` type="${type}" title="${escapeMarkup(title)}"`)

/** Markup of heads that are shown again and again, split where the nonce belongs. */
const headMarkups = new WeakMap<PageHead, readonly string[]>()

/** A page's head as markup. */
function headMarkup(head: PageHead, { productName, mainOrigin, nonce }: DocumentContext): string {
  const parts = headMarkups.get(head) ?? headParts(head, productName, mainOrigin)
  headMarkups.set(head, parts)
  return parts.join(nonce)
}

/** Where programs learn how to show a page of ours in theirs. Rule: docs/rules/embedding.md, "oEmbed". */
const oEmbedOf = (url: string, mainOrigin: string): string =>
  mainOrigin + linkTo('OEmbed', {}, { query: { url } })

/** Where programs that write for a person learn how, from the person's page. Rule: docs/rules/micropub.md, "Discovery". */
const writingLinks = (mainOrigin: string): string =>
  [
    link('micropub', mainOrigin + linkTo('ApiMicropub')),
    link('authorization_endpoint', mainOrigin + linkTo('OAuthAuthorize')),
    link('token_endpoint', mainOrigin + linkTo('ApiTokens')),
    link('indieauth-metadata', mainOrigin + linkTo('OauthServer')),
  ].join('')

/** The forms of a feed, each with its type and what its address ends in. */
const FEED_FORMS = [
  ['RSS', 'application/rss+xml', ''],
  ['JSON', 'application/feed+json', '.json'],
  ['Atom', 'application/atom+xml', '.atom'],
] as const

function headParts(head: PageHead, productName: string, mainOrigin: string): readonly string[] {
  const { description, canonical, image, feed, embed, jsonLd } = head
  const start = [
    `<title>${escapeMarkup(head.title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', head.robots),
    link('canonical', canonical),
    link('prev', head.previous),
    link('next', head.next),
    embed === undefined ? '' : alternate('application/json+oembed', oEmbedOf(embed, mainOrigin), head.title),
    ...(feed
      ? FEED_FORMS.map(([form, type, suffix]) =>
          alternate(type, feed.href + suffix, `${feed.title} (${form})`),
        )
      : []),
    head.type === 'profile' ? writingLinks(mainOrigin) : '',
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', head.linkTitle ?? head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(head.properties ?? []).map(([key, content]) => meta('property', key, content)),
  ].join('')
  if (!jsonLd) return [start]
  return [`${start}<script type="application/ld+json" nonce="`, `">${scriptJson(jsonLd)}</script>`]
}

/** The icons of the page's own, or the site's. The client changes the one that has an id. */
const iconMarkup = ({ icon }: PageHead): string =>
  icon
    ? `${link('icon', icon.tab, ' id="icon"')}${link('apple-touch-icon', icon.touch)}`
    : '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml" id="icon"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'

/** Preloads a font: the browser would only request it once it finds text that needs it, a round trip later. */
const fontAhead = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeMarkup(href)}" crossorigin>`

/**
 * The sheets in the document, by what they depend on. They are a third of a story's bytes, and the same for all readers.
 */
const styles = new WeakMap<DocumentAssets, Map<string, Uint8Array>>()

/** The parts of the client that a document shows besides its page and layout. */
const partsOf = ({ head, isLoggedIn, isSidebarOpen }: DocumentContext): readonly string[] => [
  ...(isLoggedIn ? ['signed-in'] : []),
  ...(isLoggedIn && isSidebarOpen ? ['sidebar'] : []),
  ...(head.parts ?? []),
]

/** All of them whose sheets the document has: with those whose code waits until their reader is near. */
const sheetedParts = (context: DocumentContext): readonly string[] => [
  ...partsOf(context),
  ...(context.head.partsBelow ?? []),
]

/** What a page with a provider's form needs besides, once it is there: the form's own code, and a way to ask for it. */
const partsAhead = ({ payment }: PageHead): readonly string[] =>
  payment ? [payment.provider.toLowerCase(), 'transport'] : []

/** Preloads a provider's scripts, which the content security policy allows by the nonce. */
const scriptsAhead = ({ head: { payment }, nonce }: DocumentContext): string =>
  (payment?.scripts ?? []).map((src) => link('preload', src, ` as="script" nonce="${nonce}"`)).join('')

/** The sheets of a part, which a page may show at once only if it is one. */
function sheetsOfPart(assets: DocumentAssets, part: string): readonly string[] {
  const sheets = assets.parts[part]
  if (__DEVELOPMENT__ && !sheets) throw new Error(`The client has no part called “${part}”`)
  return sheets ?? []
}

/** The sheets that a page needs, inlined so that the first paint waits for nothing else; from after the nonce. */
function styleMarkup(assets: DocumentAssets, context: DocumentContext): string {
  const sheets = new Set([
    ...assets.basics,
    ...(assets.layouts[context.layout] ?? []),
    ...(assets.pages[context.page] ?? []),
    ...sheetedParts(context).flatMap((part) => sheetsOfPart(assets, part)),
  ])
  const text = [...sheets].map((sheet) => assets.sheets[sheet]).join('')
  return `" data-sheets="${[...sheets].join(' ')}">${text}</style><link rel="stylesheet" href="${escapeMarkup(assets.print)}" media="print">`
}

function styleOf(assets: DocumentAssets, context: DocumentContext): Uint8Array {
  const known = styles.get(assets) ?? new Map<string, Uint8Array>()
  styles.set(assets, known)
  const key = [context.page, ...sheetedParts(context)].join(' ')
  const style = known.get(key) ?? encoded(styleMarkup(assets, context))
  known.set(key, style)
  return style
}

const THEME_COLORS = (['light', 'dark'] as const)
  .map(
    (theme) => `<meta name="theme-color" content="${PAPER[theme]}" media="(prefers-color-scheme: ${theme})">`,
  )
  .join('')

/** The viewer's choices as attributes of the document, in the form that its own script writes. */
function lookMarkup(look: Look): string {
  const attributes = Object.entries(look).map(([name, value]) => ` data-${name}="${value}"`)
  const styles = Object.entries(LOOK_STYLES).flatMap(([name, [property, values]]) => {
    const value = values[look[name as keyof Look] ?? '']
    return value === undefined ? [] : [`${property}:${value}`]
  })
  return attributes.join('') + (styles.length > 0 ? ` style="${styles.join(';')}"` : '')
}

/** The document up to where the page's own markup begins. */
export function documentStart(context: DocumentContext, assets: DocumentAssets): DocumentPart[] {
  const { head, page, layout, route, nonce, look } = context
  return [
    `<!doctype html><html lang="${escapeMarkup(head.language ?? LANGUAGE)}" data-page="${page}" data-layout="${layout}" data-route="${route}"${lookMarkup(look)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="graphql-uri" content="${context.graphqlUri}">${meta('name', CONFIGURED_SCRIPTS, context.outsideScripts.join(' ') || undefined)}${THEME_COLORS}<script nonce="${nonce}">${LOOK};${context.isFramable ? TELL_HEIGHT : NO_FRAMES}</script>${assets.fonts.map(fontAhead).join('')}<style nonce="${nonce}`,
    styleOf(assets, context),
    `${head.usesItalics ? fontAhead(assets.italicFont) : ''}${head.usesFormulas ? fontAhead(assets.mathFont) : ''}${scriptsAhead(context)}${headMarkup(head, context)}${iconMarkup(head)}<link rel="manifest" href="/manifest.json"><link rel="search" type="application/opensearchdescription+xml" href="/osd.xml" title="${escapeMarkup(context.productName)}"></head><body><div id="root">`,
  ]
}

/** Where the document's script says that the browser is offline: above everything, dialogs too, and in nobody's way. */
const CONNECTION = `<p id="connection" role="status" data-over-dialogs data-no-print data-offline="${escapeMarkup(toastWording.offline)}" data-online="${escapeMarkup(toastWording.online)}"></p>`

/**
 * The document after the end of the page's own markup.
 *
 * @param queryState JSON that is safe in a script element.
 */
export function documentEnd(
  context: DocumentContext,
  assets: DocumentAssets,
  preloadedState: unknown,
  queryState: readonly DocumentPart[],
): DocumentPart[] {
  const { nonce, head, page } = context
  const { pages, parts, entry } = assets.modules
  const [module = '', ...imports] = pages[page] ?? []
  // The client finds the page's own module in the first place.
  const modules = new Set([
    module,
    ...entry,
    ...[...partsAhead(head), ...partsOf(context)].flatMap((part) => parts[part] ?? []),
    ...imports,
  ])
  return [
    `</div>${CONNECTION}<script type="application/json" id="preloaded-state" nonce="${nonce}">${scriptJson(preloadedState)}</script><script type="application/json" id="query-state" nonce="${nonce}">`,
    ...queryState,
    `</script><script nonce="${nonce}" data-entry="${escapeMarkup(assets.entry)}" data-modules="${[...modules].join(' ')}"${head.isTool || context.isLoggedIn ? ' data-now' : ''}>${BOOTSTRAP}</script></body></html>`,
  ]
}
