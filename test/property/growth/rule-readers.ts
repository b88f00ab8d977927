import { faultOfNavigationTitle } from '../../../schema/inputs/collection'
import { charactersIn } from '../../../schema/inputs/text'
import { canonicalUrl } from '../../../schema/routes/canonical'
import { catalogIdOf, isPredefinedId } from '../../../schema/routes/catalog-id'
import { encodeSegment, wellFormed } from '../../../schema/routes/encode'
import { queryText } from '../../../schema/routes/links'
import { matchPath, matchRoute, routeOf, stripSlashes } from '../../../schema/routes/match'
import { hostOfOrigin, originOf } from '../../../schema/routes/origin'
import { isDate, parseMonthDayYear } from '../../../schema/routes/params'
import { isSafe, postIdOf } from '../../../schema/routes/post-id'
import {
  isNoPublication,
  isOfficialName,
  isReservedSlug,
  isReservedSubdomain,
} from '../../../schema/routes/reserved'
import { secretKindOf } from '../../../schema/rules/access-tokens'
import { anchorOf, findAnchor } from '../../../schema/rules/anchors'
import { isbnOf, parseBookDate } from '../../../schema/rules/books'
import { parseColor } from '../../../schema/rules/colors'
import { decodeCursor } from '../../../schema/rules/cursor'
import { domainIn } from '../../../schema/rules/custom-domains'
import { readDismissed } from '../../../schema/rules/dismissals'
import { isGoogleAddress, normalizedEmail } from '../../../schema/rules/email'
import { frameOf, isFrameAddress } from '../../../schema/rules/embeds'
import { eventAddress, eventEntry, eventSource } from '../../../schema/rules/events'
import { isImageId, parseImageAddress } from '../../../schema/rules/images'
import { parseCardName } from '../../../schema/rules/images/card'
import { parseImageOptions } from '../../../schema/rules/images/options'
import { isWholeImage } from '../../../schema/rules/images/whole-image'
import { isInAppBrowser } from '../../../schema/rules/in-app-browser'
import { parseJson } from '../../../schema/rules/json'
import * as limits from '../../../schema/rules/limits'
import { hostOf, safeHref, safeWebAddress, writtenRel } from '../../../schema/rules/links'
import { loggedAddress, pathWithoutTokens } from '../../../schema/rules/logs'
import { escapeMarkup } from '../../../schema/rules/markup'
import { isHostName, namedHost } from '../../../schema/rules/mastodon'
import { memberPreview } from '../../../schema/rules/member-preview'
import { mentionedBy, mentionedIn, mentionHref, namesIn } from '../../../schema/rules/mentions'
import { networkOf } from '../../../schema/rules/network-of'
import { LONGEST_TYPED, normalizedPassword, passwordProblem } from '../../../schema/rules/password'
import { isPublicAddress } from '../../../schema/rules/public-address'
import { isPublicName } from '../../../schema/rules/public-name'
import { countWords } from '../../../schema/rules/reading-time'
import { withRecentSearch } from '../../../schema/rules/search'
import { cookieOf, hasSession, xsrfOf } from '../../../schema/rules/session'
import { isCollectionSlug, looksLikePost, slugify } from '../../../schema/rules/slug'
import { parseSource, sourceIn } from '../../../schema/rules/source-tracking'
import { readStoryViews, withStoryView } from '../../../schema/rules/story-views'
import { textFragment } from '../../../schema/rules/text-fragment'
import { isReservedUsername, usernameFrom } from '../../../schema/rules/username'
import { isVisitorId } from '../../../schema/rules/visitor'
import { bodyBytes, checkBody } from '../../../schema/story/check-body'
import { playerProblems } from '../../../schema/story/check-player'
import { markedTexts, textProblems } from '../../../schema/story/check-text'
import { isAddress, isSize } from '../../../schema/story/check-values'
import { languageOfText } from '../../../schema/story/language'
import { listedTitle } from '../../../schema/story/listed-title'
import { markedPieces } from '../../../schema/story/marked-text'
import { normalMarkups, withoutOverlaps } from '../../../schema/story/normal-markups'
import type { Markup } from '../../../schema/story/paragraph'
import { bodyParts } from '../../../schema/story/parts'
import { previewPictures } from '../../../schema/story/preview-pictures'
import {
  bodyImages,
  bodyText,
  bodyWords,
  excerptOf,
  paragraphText,
  shorten,
  textsOf,
} from '../../../schema/story/text'
import {
  ADDRESS,
  bytesOf,
  entry,
  film,
  formulas,
  LONG,
  many,
  marked,
  or,
  paragraph,
  type Reader,
} from './inputs'

/** Rules, the shape of a story, and addresses. */
export const RULE_READERS: readonly Reader[] = [
  entry('schema/inputs/text.ts charactersIn', LONG, charactersIn),
  entry('schema/rules/anchors.ts findAnchor', LONG, (text) =>
    findAnchor([{ name: 'a', text }], {
      paragraph: 'a',
      start: 0,
      words: text.slice(0, 20),
      before: '',
      after: '',
    }),
  ),
  entry('schema/rules/anchors.ts anchorOf', LONG, (text) => anchorOf({ name: 'a', text }, 0, text.length)),
  entry('schema/rules/text-fragment.ts textFragment', LONG, textFragment),
  entry('schema/rules/mentions.ts namesIn', LONG, namesIn),
  entry('schema/rules/mentions.ts mentionHref', LONG, mentionHref),
  entry('schema/rules/mentions.ts mentionedBy', LONG, (text) => [
    mentionedBy(text),
    mentionedBy(`/u/${text}`),
  ]),
  entry('schema/rules/mentions.ts mentionedIn', LONG, (text) =>
    mentionedIn([
      {
        type: 'P',
        name: 'a',
        text,
        markups: [{ type: 'A', start: 0, end: text.length, href: `/u/${text}` }],
      },
    ]),
  ),
  entry('schema/inputs/collection.ts faultOfNavigationTitle', LONG, faultOfNavigationTitle),
  entry('schema/routes/canonical.ts canonicalUrl', ADDRESS, (text) =>
    or(() => canonicalUrl(new URL(`https://quire.example/${text}?${text}`), 'default')),
  ),
  entry('schema/routes/catalog-id.ts catalogIdOf', ADDRESS, catalogIdOf),
  entry('schema/routes/catalog-id.ts isPredefinedId', ADDRESS, isPredefinedId),
  entry('schema/routes/encode.ts wellFormed', ADDRESS, wellFormed),
  entry('schema/routes/encode.ts encodeSegment', ADDRESS, encodeSegment),
  entry('schema/routes/links.ts queryText', LONG, (text) => queryText({ text })),
  entry('schema/routes/match.ts matchPath', ADDRESS, (text) => matchPath(`/${text}`)),
  entry('schema/routes/match.ts routeOf', ADDRESS, (text) => or(() => routeOf(`/${text}`))),
  entry('schema/routes/match.ts matchRoute', ADDRESS, (text) => matchRoute('default', `/${text}`)),
  entry('schema/routes/match.ts stripSlashes', ADDRESS, stripSlashes),
  entry('schema/routes/origin.ts originOf', ADDRESS, originOf),
  entry('schema/routes/origin.ts hostOfOrigin', ADDRESS, hostOfOrigin),
  entry('schema/routes/post-id.ts postIdOf', ADDRESS, postIdOf),
  entry('schema/routes/post-id.ts isSafe', ADDRESS, isSafe),
  entry('schema/routes/params.ts isDate', ADDRESS, isDate),
  entry('schema/routes/params.ts parseMonthDayYear', ADDRESS, parseMonthDayYear),
  entry('schema/routes/reserved.ts isNoPublication', ADDRESS, isNoPublication),
  entry('schema/routes/reserved.ts isOfficialName', ADDRESS, isOfficialName),
  entry('schema/routes/reserved.ts isReservedSlug', ADDRESS, isReservedSlug),
  entry('schema/routes/reserved.ts isReservedSubdomain', ADDRESS, isReservedSubdomain),
  entry('schema/rules/cursor.ts decodeCursor', ADDRESS, decodeCursor),
  entry('schema/rules/dismissals.ts readDismissed', ADDRESS, (text) => readDismissed(text, 'a', 0)),
  entry('schema/rules/email.ts isGoogleAddress', LONG, isGoogleAddress),
  entry('schema/rules/email.ts normalizedEmail', LONG, normalizedEmail),
  entry('schema/rules/embeds.ts frameOf', LONG, (text) => frameOf(`https://www.youtube.com/${text}`)),
  entry('schema/rules/embeds.ts isFrameAddress', LONG, (text) =>
    isFrameAddress(`https://www.youtube.com/${text}`),
  ),
  entry('schema/rules/books.ts isbnOf', ADDRESS, isbnOf),
  entry('schema/rules/books.ts parseBookDate', ADDRESS, parseBookDate),
  entry('schema/rules/colors.ts parseColor', LONG, (text) => [
    or(() => parseColor(text)),
    or(() => parseColor(`rgb(${text}`)),
  ]),
  entry('schema/rules/source-tracking.ts parseSource', LONG, parseSource),
  entry('schema/rules/source-tracking.ts sourceIn', LONG, (text) => [sourceIn(text), sourceIn(`/?${text}`)]),
  entry('schema/rules/events.ts eventAddress', LONG, (text) =>
    or(() => eventAddress(`https://quire.example/${text}`)),
  ),
  entry('schema/rules/events.ts eventEntry', LONG, eventEntry),
  entry('schema/rules/events.ts eventSource', LONG, eventSource),
  entry('schema/rules/images.ts isImageId', ADDRESS, isImageId),
  entry('schema/rules/images.ts parseImageAddress', ADDRESS, (text) => parseImageAddress(text, text)),
  entry('schema/rules/images/card.ts parseCardName', ADDRESS, parseCardName),
  entry('schema/rules/images/options.ts parseImageOptions', ADDRESS, parseImageOptions),
  entry('schema/rules/images/whole-image.ts isWholeImage', LONG, (text) =>
    ['image/png', 'image/jpeg', 'image/gif', 'image/webp'].map((type) =>
      isWholeImage(bytesOf(text), type as 'image/png'),
    ),
  ),
  entry('schema/rules/in-app-browser.ts isInAppBrowser', ADDRESS, isInAppBrowser),
  entry('schema/rules/json.ts parseJson', LONG, (text) => or(() => parseJson(text))),
  entry('schema/rules/network-of.ts networkOf', LONG, (text) => [networkOf(text), networkOf(`::${text}`)]),
  entry('schema/rules/markup.ts escapeMarkup', LONG, escapeMarkup),
  entry('schema/rules/links.ts hostOf', LONG, (text) => hostOf(`https://${text}`)),
  entry('schema/rules/links.ts safeHref', LONG, safeHref),
  entry('schema/rules/links.ts safeWebAddress', LONG, safeWebAddress),
  entry('schema/rules/links.ts writtenRel', LONG, (text) => writtenRel(`https://${text}`, ['a.example'])),
  entry('schema/rules/logs.ts pathWithoutTokens', ADDRESS, (text) => pathWithoutTokens(`/m/${text}`)),
  entry('schema/rules/logs.ts loggedAddress', ADDRESS, (text) =>
    or(() => loggedAddress(`https://quire.example/${text}`)),
  ),
  entry('schema/rules/custom-domains.ts domainIn', LONG, (text: string) => domainIn(text, ['quire.example'])),
  entry('schema/rules/mastodon.ts isHostName', LONG, isHostName),
  entry('schema/rules/mastodon.ts namedHost', LONG, namedHost),
  entry('schema/rules/member-preview.ts memberPreview', LONG, (text) => memberPreview(many(text))),
  entry('schema/rules/password.ts normalizedPassword', LONGEST_TYPED, normalizedPassword),
  entry('schema/rules/password.ts passwordProblem', LONG, (text) =>
    passwordProblem(text, { email: 'a@b.example', name: text.slice(0, 100), username: 'a' } as never),
  ),
  entry('schema/rules/public-address.ts isPublicAddress', LONG, isPublicAddress),
  entry('schema/rules/public-name.ts isPublicName', LONG, isPublicName),
  entry('schema/rules/reading-time.ts countWords', LONG, countWords),
  entry('schema/rules/session.ts cookieOf', ADDRESS, (text) => cookieOf(text, 'sid')),
  entry('schema/rules/session.ts hasSession', ADDRESS, hasSession),
  entry('schema/rules/session.ts xsrfOf', ADDRESS, xsrfOf),
  entry('schema/rules/search.ts withRecentSearch', LONG, (text) => withRecentSearch([text], text)),
  entry('schema/rules/slug.ts isCollectionSlug', ADDRESS, isCollectionSlug),
  entry('schema/rules/slug.ts looksLikePost', ADDRESS, looksLikePost),
  entry('schema/rules/slug.ts slugify', LONG, slugify),
  entry('schema/rules/story-views.ts readStoryViews', LONG, (text) =>
    readStoryViews({ at: 0, day: 0, week: 0, month: 0, freeMonth: 0, today: [...text] }),
  ),
  entry('schema/rules/story-views.ts withStoryView', LONG, (text) =>
    withStoryView(readStoryViews({ today: [...text] }), { id: text, isLocked: true }, 0),
  ),
  entry('schema/rules/username.ts isReservedUsername', LONG, isReservedUsername),
  entry('schema/rules/username.ts usernameFrom', LONG, usernameFrom),
  entry('schema/rules/visitor.ts isVisitorId', LONG, isVisitorId),
  entry('schema/story/check-body.ts bodyBytes', LONG, (text) => bodyBytes(many(text))),
  entry('schema/story/check-body.ts checkBody', LONG, (text) => [
    checkBody(many(text)),
    checkBody([marked(text)]),
    checkBody([formulas(text)]),
    checkBody([film(text)]),
  ]),
  entry('schema/story/check-player.ts playerProblems', LONG, (text) => playerProblems(film(text))),
  entry('schema/story/check-text.ts markedTexts', LONG, (text) => markedTexts(marked(text))),
  entry('schema/story/check-values.ts isAddress', LONG, (text) => isAddress(text, safeHref)),
  entry('schema/story/check-values.ts isSize', LONG, isSize),
  entry('schema/story/check-text.ts textProblems', LONG, (text) => textProblems(marked(text))),
  entry('schema/story/language.ts languageOfText', LONG, (text) => languageOfText(text, 'en')),
  entry('schema/story/listed-title.ts listedTitle', limits.MAX_TITLE, listedTitle),
  entry('schema/story/marked-text.ts markedPieces', LONG, (text) =>
    markedPieces(text, (marked(text) as { markups: Markup[] }).markups),
  ),
  entry('schema/story/normal-markups.ts normalMarkups', LONG, (text) =>
    normalMarkups((marked(text) as { markups: Markup[] }).markups, text.length),
  ),
  entry('schema/story/normal-markups.ts withoutOverlaps', LONG, (text) =>
    withoutOverlaps((marked(text) as { markups: Markup[] }).markups, text.length),
  ),
  entry('schema/story/preview-pictures.ts previewPictures', LONG, (text) => previewPictures(many(text))),
  entry('schema/rules/access-tokens.ts secretKindOf', LONG, secretKindOf),
  entry('schema/story/parts.ts bodyParts', LONG, (text) => bodyParts(many(text), 12_000)),
  entry('schema/story/text.ts bodyImages', LONG, (text) => bodyImages(many(text))),
  entry('schema/story/text.ts bodyText', LONG, (text) => bodyText(many(text))),
  entry('schema/story/text.ts bodyWords', LONG, (text) => bodyWords([paragraph(text)])),
  entry('schema/story/text.ts excerptOf', LONG, (text) => excerptOf([paragraph(text)])),
  entry('schema/story/text.ts paragraphText', LONG, (text) => paragraphText(paragraph(text))),
  entry('schema/story/text.ts shorten', LONG, (text) => shorten(text, 200)),
  entry('schema/story/text.ts textsOf', LONG, (text) => many(text).map(textsOf)),
]
