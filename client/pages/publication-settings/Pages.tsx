import { linkTo } from '../../../schema/routes/links'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import type { EditedPageFragment } from '../../features/collection/edited-page.generated'
import { PageText } from '../../features/collection/page-text.generated'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'
import { PageForm } from './PageForm'
import { editPath, type Kind, type PublicationWithPages } from './page-paths'
import { editedPageOf, isNewPage, slugOf } from './sections'

const { pages: wording } = publicationSettingsWording

interface Props {
  publication: PublicationWithPages
  kind: Kind
}

/** The form for a page, with the page's text. */
function EditedPage({ publication, page }: Pick<Props, 'publication'> & { page: EditedPageFragment }) {
  const { slug: pageSlug, kind } = page
  const { collectionByDomainOrSlug: collection } = useOperation(PageText, {
    ...slugOf(usePage()),
    pageSlug,
    kind,
  })
  const edited = collection.__typename === 'Collection' ? collection.page : null
  return edited && <PageForm publication={publication} kind={kind} page={edited} />
}

/** A publication's subpages, or its feature pages: the list, or the form for one. */
export function Pages({ publication, kind }: Props) {
  const page = usePage()
  const edited = editedPageOf(page)
  const { slug: collectionSlug, pages } = publication
  const words = wording[kind]
  if (isNewPage(page)) return <PageForm key="new" publication={publication} kind={kind} />
  const editedPage = pages.find(({ slug }) => slug === edited)
  if (editedPage) return <EditedPage key={editedPage.slug} publication={publication} page={editedPage} />
  const create = linkTo(kind === 'SUBPAGE' ? 'CollectionNewSubpage' : 'CollectionNewFeaturePage', {
    collectionSlug,
  })
  return (
    <section aria-labelledby="pages" className="mt-10">
      <h2 id="pages" className="font-serif text-20 font-semibold">
        {words.title}
      </h2>
      <p className="mt-2 text-14 text-ink-soft text-pretty">{words.text}</p>
      {pages.length === 0 ? (
        <EmptyState text={words.none} more={{ href: create, text: words.create }} />
      ) : (
        <>
          <ul className="mt-4">
            {pages.map(({ slug, title, description }) => (
              <li key={slug} className="flex items-center gap-4 border-b border-line py-3">
                <div className="min-w-0 flex-1">
                  <p className="font-serif text-16 font-semibold">{title}</p>
                  {description && <p className="text-14 text-ink-soft text-pretty">{description}</p>}
                </div>
                <ButtonLink
                  href={editPath(collectionSlug, kind, slug)}
                  size="small"
                  aria-label={wording.changeLabel(title)}
                >
                  {wording.change}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <ButtonLink href={create} className="mt-6">
            {words.create}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
