import { linkTo } from '../../../schema/routes/links'
import { socialCardUrl } from '../../../schema/rules/images'
import { sequenceCard } from '../../../schema/rules/images/card'
import { seriesWording } from '../../../schema/wording/series'
import { listAddress, mainAddress } from '../../lib/address'
import { isoDate } from '../../lib/format'
import type { PageContext, PageHead } from '../../lib/page'
import type { SeriesPageQuery } from './series-page.generated'

type Series = Extract<SeriesPageQuery['sequenceResult'], { __typename: 'Sequence' }>

/** The head of a series' page. */
export function seriesHead(page: PageContext, series: Series): PageHead {
  const { id, title, description, creator, isPublished, publishedAt, updatedAt, picture } = series
  const { parts, pagingInfo } = series.partsConnection
  const path = linkTo('ShowSequence', { sequenceSlug: series.slugId })
  const shared: PageHead = {
    title: seriesWording.title(title, creator.name),
    description: description || seriesWording.by(creator.name),
    canonical: listAddress(page, path),
    ...(pagingInfo.next ? { next: listAddress(page, path, pagingInfo.next.to) } : {}),
    ...(isPublished && parts.length > 0 ? {} : { robots: 'noindex' }),
  }
  // The following is read only by machines, which take it from the document.
  if (__BROWSER__ || !isPublished) return shared
  const card = sequenceCard(title, creator.name, picture)
  const image = mainAddress(page, socialCardUrl({ kind: 'sequence', id }, card))
  return {
    ...shared,
    image,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'CreativeWorkSeries',
      name: title,
      ...(description ? { description } : {}),
      url: mainAddress(page, path),
      image: [image],
      ...(publishedAt === null ? {} : { datePublished: isoDate(publishedAt) }),
      dateModified: isoDate(updatedAt),
      author: {
        '@type': 'Person',
        name: creator.name,
        url: mainAddress(page, linkTo('ShowUser', { username: creator.username })),
      },
      hasPart: parts.map(({ number, post }) => ({
        '@type': 'Article',
        position: number,
        headline: post.title.slice(0, 110),
        url: post.mediumUrl,
      })),
    },
  }
}
