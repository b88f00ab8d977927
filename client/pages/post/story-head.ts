import { linkTo } from '../../../schema/routes/links'
import { faviconUrl, socialCardUrl, touchIconUrl } from '../../../schema/rules/images'
import type { CardSubject } from '../../../schema/rules/images/card'
import type { PublicationLook } from '../../features/collection/themed-story'
import { usedFonts } from '../../features/post/body/used-fonts'
import { extrasOf } from '../../features/post/story-extras/lazy'
import { isoDate } from '../../lib/format'
import type { PageHead } from '../../lib/page'
import type { PreloadedState } from '../../lib/preloaded-state'
import type { StoryPost } from './story-post'

/** Whether the newsletter of a story is offered below it: once it is used, unless the text does so itself. */
export const hasOffer = ({ newsletter, content: { body } }: StoryPost) =>
  newsletter?.isUsed && !body.some(({ type }) => type === 'SUBSCRIBE')

/** The parts that stand below the text. */
export const partsBelow = (post: StoryPost): readonly string[] => [
  'after-story',
  'onward',
  ...(hasOffer(post) ? ['subscribe-field'] : []),
]

/** How the story's publication looks, if it doesn't look like the site. */
export const lookOf = ({ collection }: StoryPost): PublicationLook | null =>
  collection && (collection.theme || collection.styleSheetPath) ? collection : null

/** The content of the story's social card. */
const cardOf = ({ listTitle: title, creator, collection, previewImage }: StoryPost): CardSubject => ({
  title,
  author: creator.name,
  publication: collection?.name ?? null,
  previewImageId: previewImage?.id ?? null,
  focusPercentX: previewImage?.focusPercentX ?? 50,
  focusPercentY: previewImage?.focusPercentY ?? 50,
})

/** The head of a story's own page. */
export function storyHead(post: StoryPost, { mainOrigin, productName }: PreloadedState['config']): PageHead {
  // On a publication's own domain everything is the publication's.
  const favicon = post.collection?.domain ? post.collection.favicon : null
  const shared = {
    title: post.title,
    ...(favicon ? { icon: { tab: faviconUrl(favicon.id), touch: touchIconUrl(favicon.id) } } : {}),
    description: post.excerpt,
    canonical: post.canonicalUrl ?? post.mediumUrl,
    ...(post.visibility === 'UNLISTED' ? { robots: 'noindex' } : {}),
  }
  // The following is read only by machines, which take it from the document.
  if (__BROWSER__) return shared
  const image = mainOrigin + socialCardUrl({ kind: 'post', id: post.id }, cardOf(post))
  const published = post.firstPublishedAt === null ? undefined : isoDate(post.firstPublishedAt)
  const author = `${mainOrigin}/@${post.creator.username}`
  const person = (name: string, url: string) => ({ '@type': 'Person', name, url })
  const creator = person(post.creator.name, author)
  const coAuthors = post.coAuthors.map(({ name, username }) => person(name, `${mainOrigin}/@${username}`))
  const place = post.sequencePlace
  return {
    ...shared,
    linkTitle: post.listTitle,
    ...(published === undefined ? {} : { embed: post.mediumUrl }),
    image,
    type: 'article',
    language: post.language,
    partsBelow: partsBelow(post),
    parts: [
      ...(post.content.isPreview ? ['member-wall'] : []),
      ...(lookOf(post) ? ['themed-story'] : []),
      ...extrasOf(post.content.body),
    ],
    ...usedFonts(post.content.body, post.language),
    properties: [
      ...(published ? [['article:published_time', published] as const] : []),
      ['article:author', author],
      ...coAuthors.map(({ url }) => ['article:author', url] as const),
      ...post.tags.map((tag) => ['article:tag', tag.displayTitle] as const),
    ],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: post.title.slice(0, 110),
      description: post.excerpt,
      image: [image],
      datePublished: published,
      dateModified: isoDate(post.latestPublishedAt ?? post.updatedAt),
      author: coAuthors.length === 0 ? creator : [creator, ...coAuthors],
      publisher: { '@type': 'Organization', name: post.collection?.name ?? productName },
      mainEntityOfPage: post.mediumUrl,
      wordCount: post.wordCount,
      ...(place && {
        isPartOf: {
          '@type': 'CreativeWorkSeries',
          name: place.sequence.title,
          url: mainOrigin + linkTo('ShowSequence', { sequenceSlug: place.sequence.slugId }),
        },
        position: place.number,
      }),
      isAccessibleForFree: !post.isLocked,
      ...(post.isLocked
        ? { hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.story' } }
        : {}),
    },
  }
}
