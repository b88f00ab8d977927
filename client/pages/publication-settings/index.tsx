import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { publicationSettingsWording as wording } from '../../../schema/wording/publication-settings'
import type { EditedPublicationFragment } from '../../features/collection/edited-publication.generated'
import { PageText } from '../../features/collection/page-text.generated'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { TabLinks } from '../../ui/TabLinks'
import { AboutForm } from './AboutForm'
import { AboutSettings } from './about-settings.generated'
import { Followers } from './Followers'
import { FollowerSettings } from './follower-settings.generated'
import { InfoForm } from './InfoForm'
import { Log } from './Log'
import { NavigationEditor } from './NavigationEditor'
import { NavigationSettings } from './navigation-settings.generated'
import { OwnerSection } from './OwnerSection'
import { Pages } from './Pages'
import { PageSettings } from './page-settings.generated'
import { PublicationLog } from './publication-log.generated'
import { PublicationSettings } from './publication-settings.generated'
import { editedPageOf, kindOf, routeOf, SECTIONS, sectionOf, slugOf } from './sections'

type PublicationAnswer =
  | { __typename: 'NotFound' | 'TakenDown' }
  | ({ __typename: 'Collection' } & EditedPublicationFragment)

const pageOf = (page: PageContext) => ({ ...slugOf(page), after: page.search.after })

/** What a part of the settings shows. */
async function read(page: LoadContext): Promise<PublicationAnswer> {
  const section = sectionOf(page)
  switch (section) {
    case 'info':
      return (await page.query(PublicationSettings, slugOf(page))).collectionByDomainOrSlug
    case 'about':
      return (await page.query(AboutSettings, slugOf(page))).collectionByDomainOrSlug
    case 'navigation':
      return (await page.query(NavigationSettings, slugOf(page))).collectionByDomainOrSlug
    case 'followers':
      return (await page.query(FollowerSettings, pageOf(page))).collectionByDomainOrSlug
    case 'log':
      return (await page.query(PublicationLog, pageOf(page))).collectionByDomainOrSlug
    case 'subpages':
    case 'featurePages': {
      const variables = { ...slugOf(page), kind: kindOf(section) }
      const { collectionByDomainOrSlug: publication } = await page.query(PageSettings, variables)
      const edited = editedPageOf(page)
      const isThere =
        edited === undefined ||
        (publication.__typename === 'Collection' && publication.pages.some(({ slug }) => slug === edited))
      if (!isThere) throw notFound()
      if (edited !== undefined) await page.query(PageText, { ...variables, pageSlug: edited })
      return publication
    }
  }
  throw notFound()
}

export async function load(page: LoadContext): Promise<void> {
  const publication = await read(page)
  const role = publication.__typename === 'Collection' ? publication.viewerEdge.viewerStaffRole : null
  if (role !== 'OWNER' && role !== 'EDITOR') throw notFound()
}

export function head(page: HeadContext): PageHead {
  const section = sectionOf(page)
  const title = section ? wording.tabs[section] : wording.heading
  return { title, robots: 'noindex', isTool: true }
}

function InfoSection() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationSettings, slugOf(usePage()))
  return (
    publication.__typename === 'Collection' && (
      <>
        <InfoForm publication={publication} />
        <OwnerSection publication={publication} />
      </>
    )
  )
}

function AboutSection() {
  const page = usePage()
  const { slug } = slugOf(page)
  const { collectionByDomainOrSlug: publication } = useOperation(AboutSettings, { slug })
  return publication.__typename === 'Collection' && <AboutForm publication={publication} slug={slug} />
}

function NavigationSection() {
  const { collectionByDomainOrSlug: publication } = useOperation(NavigationSettings, slugOf(usePage()))
  return publication.__typename === 'Collection' && <NavigationEditor publication={publication} />
}

function PagesSection() {
  const page = usePage()
  const kind = kindOf(sectionOf(page) ?? 'subpages')
  const { collectionByDomainOrSlug: publication } = useOperation(PageSettings, { ...slugOf(page), kind })
  return publication.__typename === 'Collection' && <Pages publication={publication} kind={kind} />
}

function FollowersSection() {
  const { collectionByDomainOrSlug: publication } = useOperation(FollowerSettings, pageOf(usePage()))
  return publication.__typename === 'Collection' && <Followers publication={publication} />
}

function LogSection() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationLog, pageOf(usePage()))
  return publication.__typename === 'Collection' && <Log publication={publication} />
}

const COMPONENTS = {
  info: InfoSection,
  about: AboutSection,
  navigation: NavigationSection,
  subpages: PagesSection,
  featurePages: PagesSection,
  followers: FollowersSection,
  log: LogSection,
}

/** A publication's settings. Rule: docs/rules/publications.md, "Changing a publication". */
export function Page() {
  const page = usePage()
  const section = sectionOf(page) ?? 'info'
  const Section = COMPONENTS[section]
  const collectionSlug = page.params.collectionSlug ?? ''
  return (
    <div className="mx-auto max-w-inset px-6 pt-8 pb-16 sm:pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.heading}</h1>
        <p className="flex flex-wrap gap-x-6">
          <Link look="underlined" href={linkTo('CollectionPeople', { collectionSlug })}>
            {wording.people}
          </Link>
          <Link look="underlined" href={linkTo('CollectionDesign', { collectionSlug })}>
            {wording.design}
          </Link>
          <Link look="underlined" href={linkTo('ShowCollection', { collectionSlug })}>
            {wording.view}
          </Link>
        </p>
      </div>
      <TabLinks
        label={wording.tabs.label}
        className="mt-6"
        isDense
        tabs={SECTIONS.map((name) => ({
          href: linkTo(routeOf(name), { collectionSlug }),
          text: wording.tabs[name],
          isCurrent: name === section,
        }))}
      />
      <NeedsScript text={wording.needsScript} />
      <Section />
    </div>
  )
}
