import { joined } from '../../../client/document-parts'
import * as limits from '../../../schema/rules/limits'
import { languageName } from '../../../schema/story/from-html/code-language'
import { cut } from '../../../schema/story/from-html/cut'
import type { Markup } from '../../../schema/story/paragraph'
import { measureText } from '../../../worker/graphql/limits/measure-text'
import { cleanStyleSheet } from '../../../worker/services/collection/style-sheet/clean-style-sheet'
import { archivePath, withoutArchiveAddresses } from '../../../worker/services/import/archive/archive-address'
import { faultOfPath } from '../../../worker/services/import/archive/fault-of-path'
import { usernameFor } from '../../../worker/services/import/authors'
import { contentOf } from '../../../worker/services/import/ghost/content'
import { type GhostPost, readGhost } from '../../../worker/services/import/ghost/read-ghost'
import { htmlToParagraphs } from '../../../worker/services/import/html-to-paragraphs'
import { exactPart } from '../../../worker/services/import/markdown/exact-parts'
import { frontMatter } from '../../../worker/services/import/markdown/front-matter'
import { markdownBody } from '../../../worker/services/import/markdown/markdown-body'
import { readMarkdown } from '../../../worker/services/import/markdown/read-markdown'
import { readMediumPage } from '../../../worker/services/import/medium/read-medium-page'
import { isFetchable } from '../../../worker/services/import/pictures/addresses'
import { plainText } from '../../../worker/services/import/plain-text'
import { splitLong } from '../../../worker/services/import/split-long'
import { postRows } from '../../../worker/services/import/substack/open-substack'
import { readFeed } from '../../../worker/services/import/web/read-feed'
import { readPage } from '../../../worker/services/import/web/read-page'
import { storyContent } from '../../../worker/services/import/wordpress/content'
import { decodeText } from '../../../worker/services/import/wordpress/decode-text'
import { mask } from '../../../worker/services/import/wordpress/mask'
import {
  PictureSizes,
  sizeFromMetadata,
  sizeFromName,
} from '../../../worker/services/import/wordpress/picture-sizes'
import { readWxr } from '../../../worker/services/import/wordpress/read-wxr'
import { expandShortcodes } from '../../../worker/services/import/wordpress/shortcodes'
import { surveyWxr } from '../../../worker/services/import/wordpress/survey'
import { texturized, texturizedBody } from '../../../worker/services/import/wordpress/texturize'
import type { WxrItem, WxrSurvey } from '../../../worker/services/import/wordpress/wxr'
import { inspectImage } from '../../../worker/services/media/inspect-image'
import { decorate, decorationOf } from '../../../worker/services/post/decorate'
import { formula } from '../../../worker/services/post/formula'
import { highlight, highlightedLanguages } from '../../../worker/services/post/highlight/highlight'
import {
  hasMarkedFormulas,
  markedFormulas,
  withMarkedFormulas,
} from '../../../worker/services/post/marked-formulas'
import { storyHtml } from '../../../worker/services/rss/html'
import { htmlLists } from '../../../worker/services/rss/html-list'
import { absoluteHref, htmlText } from '../../../worker/services/rss/html-text'
import { escapeXml } from '../../../worker/services/rss/xml'
import { matchesIn, passageOf } from '../../../worker/services/search/marks'
import { allWords, facet, parseQuery, scoped } from '../../../worker/services/search/query'
import { fold, indexedText, rowOfWords, tokensOf } from '../../../worker/services/search/tokens'
import { bytesOf, entry, formulas, items, LONG, many, marked, or, place, type Reader } from './inputs'

const survey: WxrSurvey = {
  title: '',
  description: '',
  link: 'https://blog.example',
  language: 'en',
  authors: [],
  attachments: new Map(),
  patterns: new Map(),
  sizes: new PictureSizes(),
  notes: [],
}
const storyOf = (content: string) =>
  storyContent({ content, footnotes: content, postId: '1', link: '' } as unknown as WxrItem, survey)

const ghostPost = (post: Partial<GhostPost>) =>
  ({ html: '', lexical: '', mobiledoc: '', plaintext: '', ...post }) as GhostPost

/** A search whose last word is the beginning of others. */
const searched = { words: parseQuery('tide ab').words, isPrefix: true }

const wxrOf = (text: string): Uint8Array[] => [
  bytesOf(`<?xml version="1.0"?><rss><channel><item><title>${text}</title></item></channel></rss>`),
]

/** How files of PNG, JPEG, GIF and WebP begin; what follows is anything. */
const PICTURE_HEADS = [
  [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0,
    9,
  ],
  [0xff, 0xd8, 0xff, 0xe1, 0, 4, 0, 0, 0xff],
  [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 9, 0, 9, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0x21],
  [0x52, 0x49, 0x46, 0x46, 0, 0, 1, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x58],
].map((head) => Uint8Array.from(head))

/** A part of Markdown that says exactly what its paragraphs are. */
const EXACT = exactPart(
  Array.from({ length: 100 }, () => ({ type: 'P', text: 'a', markups: [] })),
  '',
)

/** The importer, feeds, GraphQL, and what is computed after a save. */
export const WORKER_READERS: readonly Reader[] = [
  entry('worker/services/collection/style-sheet/clean-style-sheet.ts cleanStyleSheet', LONG, (text) => [
    cleanStyleSheet(text.slice(0, limits.MAX_STYLE_SHEET)),
    cleanStyleSheet(`p { color: ${text.slice(0, limits.MAX_STYLE_SHEET)} }`),
  ]),
  entry('worker/graphql/limits/measure-text.ts measureText', LONG, (text) =>
    or(() => measureText(`{ ${text} }`)),
  ),
  entry('worker/services/rss/html-list.ts htmlLists', LONG, (text) => htmlLists(items(text), place)),
  entry('worker/services/rss/html-text.ts absoluteHref', LONG, (text) => absoluteHref(text, place)),
  entry('worker/services/rss/html-text.ts htmlText', LONG, (text) =>
    htmlText(text, (marked(text) as { markups: Markup[] }).markups, place),
  ),
  entry('worker/services/rss/html.ts storyHtml', LONG, (text) => [
    storyHtml(many(text), place),
    storyHtml(items(text), place),
  ]),
  entry('worker/services/rss/xml.ts escapeXml', LONG, escapeXml),
  entry('worker/services/import/archive/archive-address.ts archivePath', LONG, (text) =>
    archivePath(`https://archive.invalid/${text}`),
  ),
  entry('worker/services/import/archive/archive-address.ts withoutArchiveAddresses', LONG, (text) =>
    withoutArchiveAddresses([marked(text)]),
  ),
  entry('worker/services/import/archive/fault-of-path.ts faultOfPath', LONG, faultOfPath),
  entry('worker/services/import/authors.ts usernameFor', LONG, usernameFor),
  entry('schema/story/from-html/cut.ts cut', LONG, (text) => cut(text, 1000)),
  entry('worker/services/import/pictures/addresses.ts isFetchable', LONG, (text) =>
    or(() => isFetchable(`https://a.example/${text}`)),
  ),
  entry('worker/services/import/wordpress/content.ts storyContent', LONG, (text) => [
    storyOf(text),
    storyOf(`[caption]${text}[/caption]`),
    storyOf(`[embed]${text}[/embed]`),
  ]),
  entry('worker/services/import/ghost/content.ts contentOf', LONG, (text) => [
    contentOf(ghostPost({ plaintext: text })),
    contentOf(
      ghostPost({ lexical: JSON.stringify({ root: { type: 'root', children: [{ type: 'text', text }] } }) }),
    ),
    contentOf(ghostPost({ lexical: text.slice(0, 20_000) })),
    contentOf(ghostPost({ mobiledoc: JSON.stringify({ sections: [[1, 'p', [[0, [], 0, text]]]] }) })),
  ]),
  entry('worker/services/import/ghost/read-ghost.ts readGhost', LONG, (text) =>
    readGhost({
      posts: many(text).map((_, i) => ({ id: i, title: text.slice(0, 64) })),
      posts_tags: many(text).map((_, i) => ({ post_id: i, tag_id: i })),
    }),
  ),
  entry('schema/story/from-html/code.ts languageName', LONG, languageName),
  entry('worker/services/import/html-to-paragraphs.ts htmlToParagraphs', LONG, (text) => [
    htmlToParagraphs(text),
    htmlToParagraphs(`<p>${text}</p>`),
    htmlToParagraphs(`<p><span style="${text.replaceAll('"', '')}">x</span></p>`),
    htmlToParagraphs(`<pre>${text}</pre>`),
    htmlToParagraphs(`<div class="wp-block-gallery">${text}</div>`),
    htmlToParagraphs(`<video src="${text.replaceAll('"', '')}">${text}</video>`),
  ]),
  entry('worker/services/import/markdown/front-matter.ts frontMatter', LONG, (text) => [
    frontMatter(`---\n${text}`),
    frontMatter(`---\n${text}\n---\n`),
  ]),
  entry('worker/services/import/markdown/markdown-body.ts markdownBody', LONG, (text) => [
    markdownBody(text, 'https://archive.invalid/'),
    markdownBody(`${EXACT}\n${text}`, 'https://archive.invalid/'),
  ]),
  entry('worker/services/import/markdown/read-markdown.ts readMarkdown', LONG, (text) =>
    readMarkdown('a.md', text, 0),
  ),
  entry('worker/services/import/medium/read-medium-page.ts readMediumPage', LONG, (text) =>
    readMediumPage(
      `<article class="h-entry"><h1 class="p-name">${text}</h1><div class="e-content">${text}</div></article>`,
      'a.html',
    ),
  ),
  entry('worker/services/import/plain-text.ts plainText', LONG, plainText),
  entry('worker/services/import/split-long.ts splitLong', LONG, (text) => splitLong([marked(text)])),
  entry('worker/services/import/substack/open-substack.ts postRows', LONG, (text) =>
    or(() => postRows(`post_id,title\n${text}`)),
  ),
  entry('worker/services/import/web/read-feed.ts readFeed', LONG, (text) => [
    or(() => readFeed(`<rss><channel><item><description>${text}</description></item></channel></rss>`)),
    or(() => readFeed(`<rss><channel>${text}`)),
  ]),
  entry('worker/services/import/web/read-page.ts readPage', LONG, (text) =>
    readPage(`<html lang="en"><article><h1>${text}</h1>${text}</article>`, 'https://a.example/'),
  ),
  entry('worker/services/import/wordpress/decode-text.ts decodeText', LONG, (text) => [
    ...decodeText([bytesOf(text)]),
  ]),
  entry('worker/services/import/wordpress/mask.ts mask', LONG, (text) => {
    const { masked, restore } = mask(text)
    return restore(masked)
  }),
  entry('worker/services/import/wordpress/picture-sizes.ts sizeFromMetadata', LONG, sizeFromMetadata),
  entry('worker/services/import/wordpress/picture-sizes.ts sizeFromName', LONG, sizeFromName),
  entry('worker/services/import/wordpress/read-wxr.ts readWxr', LONG, (text) =>
    or(() => [...readWxr(wxrOf(text))]),
  ),
  entry('worker/services/import/wordpress/shortcodes.ts expandShortcodes', LONG, (text) =>
    expandShortcodes(text, () => ''),
  ),
  entry('worker/services/import/wordpress/survey.ts surveyWxr', LONG, (text) =>
    or(() => surveyWxr(wxrOf(text))),
  ),
  entry('worker/services/import/wordpress/texturize.ts texturized', LONG, (text) => texturized(text, 'en')),
  entry('worker/services/import/wordpress/texturize.ts texturizedBody', LONG, (text) =>
    texturizedBody([marked(text)], 'en'),
  ),
  entry('worker/services/media/inspect-image.ts inspectImage', LONG, (text) =>
    PICTURE_HEADS.map((head) => inspectImage(joined([head, text]))),
  ),
  entry('worker/services/post/decorate.ts decorate', LONG, (text) => decorate(many(text), {})),
  entry('worker/services/post/decorate.ts decorationOf', LONG, (text) => [
    decorationOf(many(text)),
    decorationOf([formulas(text)]),
  ]),
  entry('worker/services/post/formula.ts formula', limits.MAX_FORMULA, (text) => [
    formula(text),
    formula(text, false),
  ]),
  entry('worker/services/post/marked-formulas.ts hasMarkedFormulas', LONG, (text) =>
    hasMarkedFormulas(formulas(text)),
  ),
  entry('worker/services/post/marked-formulas.ts markedFormulas', LONG, (text) =>
    markedFormulas(formulas(text)),
  ),
  entry('worker/services/post/marked-formulas.ts withMarkedFormulas', LONG, (text) =>
    withMarkedFormulas(formulas(text), []),
  ),
  entry('worker/services/search/marks.ts matchesIn', LONG, (text) => matchesIn(text, searched)),
  entry('worker/services/search/marks.ts passageOf', LONG, (text) => passageOf(text, searched)),
  entry('worker/services/search/query.ts allWords', LONG, (text) => allWords(parseQuery(text).words, true)),
  entry('worker/services/search/query.ts parseQuery', LONG, parseQuery),
  entry('worker/services/search/query.ts scoped', LONG, (text) =>
    scoped(allWords(parseQuery(text).words, false), ['title'], { with: [], without: [facet('lowquality')] }),
  ),
  entry('worker/services/search/tokens.ts fold', LONG, fold),
  entry('worker/services/search/tokens.ts indexedText', LONG, indexedText),
  entry('worker/services/search/tokens.ts rowOfWords', LONG, rowOfWords),
  entry('worker/services/search/tokens.ts tokensOf', LONG, (text) => [...tokensOf(text)]),
  ...highlightedLanguages().map((language) =>
    entry('worker/services/post/highlight/highlight.ts highlight', limits.MAX_HIGHLIGHTED_BLOCK, (text) =>
      highlight(text, language, limits.MAX_DECORATED_PARTS),
    ),
  ),
]
