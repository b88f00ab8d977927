import { linkTo } from '../../../schema/routes/links'
import type { PageSettingsQuery } from './page-settings.generated'

export type PublicationWithPages = Extract<
  PageSettingsQuery['collectionByDomainOrSlug'],
  { __typename: 'Collection' }
>
export type Kind = PublicationWithPages['pages'][number]['kind']

/** The address at which a page is edited. */
export const editPath = (collectionSlug: string, kind: Kind, slug: string): string =>
  kind === 'SUBPAGE'
    ? linkTo('CollectionEditSubpage', { collectionSlug, subpageSlug: slug })
    : linkTo('CollectionEditFeaturePage', { collectionSlug, slugOfTag: slug })

/** The address of the list of pages of one kind. */
export const listPath = (collectionSlug: string, kind: Kind): string =>
  linkTo(kind === 'SUBPAGE' ? 'CollectionSettingsSubpages' : 'CollectionSettingsFeaturePages', {
    collectionSlug,
  })
