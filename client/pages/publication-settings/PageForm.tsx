import { object, optional } from 'valibot'
import { pageDescription, pageSlug, pageTag, pageTitle } from '../../../schema/inputs/publication'
import { linkTo } from '../../../schema/routes/links'
import { MAX_PAGE_DESCRIPTION } from '../../../schema/rules/limits'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { settingsWording } from '../../../schema/wording/settings'
import { DeletePublicationPage } from '../../features/collection/delete-publication-page.generated'
import type { EditedPageFragment } from '../../features/collection/edited-page.generated'
import { SavePublicationPage } from '../../features/collection/save-publication-page.generated'
import { failureOf, RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { Link } from '../../ui/Link'
import { listPath, type PublicationWithPages } from './page-paths'
import { PageSettings } from './page-settings.generated'

const { pages: wording, save, saving } = publicationSettingsWording

const PAGE = object({
  title: pageTitle,
  slug: pageSlug,
  description: pageDescription,
  tag: optional(pageTag, ''),
})

interface Props {
  publication: PublicationWithPages
  kind: EditedPageFragment['kind']
  /** Absent for a new one. */
  page?: EditedPageFragment
}

/** The address at which readers find a page. */
const shownPath = (collectionSlug: string, { kind, slug }: EditedPageFragment): string =>
  kind === 'SUBPAGE'
    ? linkTo('ShowCollectionSubpage', { collectionSlug, subpageSlug: slug })
    : linkTo('ShowCollectionTopicHome', { collectionSlug, topicSlug: slug })

/** Creates a page of a publication, changes it, or deletes it. */
export function PageForm({ publication, kind, page }: Props) {
  const { navigation, queryClient } = useApp()
  const saver = useChange(SavePublicationPage)
  const deletion = useChange(DeletePublicationPage)
  const { id: collectionId, slug: collectionSlug } = publication
  const words = wording[kind]
  /** The lists of pages are other queries than what the mutations return. */
  const leave = async (message: string, testId: string) => {
    queryClient.removeQueries({ queryKey: [PageSettings.name] })
    showToast({ message, extraParams: { testId } })
    await goTo(navigation, listPath(collectionSlug, kind))
  }
  return (
    <section aria-labelledby="page" className="mt-10">
      <Link look="underlined" href={listPath(collectionSlug, kind)}>
        {words.title}
      </Link>
      <h2 id="page" className="mt-2 font-serif text-20 font-semibold">
        {page ? words.edit : words.create}
      </h2>
      <Form
        schema={PAGE}
        failure={failureOf(saver.refusal)}
        className="mt-6 flex flex-col gap-6"
        onSubmit={async ({ title, slug, description, tag }) => {
          const more = kind === 'FEATURE' ? { tag } : {}
          const input = { collectionId, kind, currentSlug: page?.slug ?? null, slug, title, description }
          const saved = await saver.run({ input: { ...input, ...more } })
          if (!saved) return false
          await leave(wording.saved(title), 'page-saved')
          return true
        }}
      >
        <Field name="title" label={wording.fieldTitle} defaultValue={page?.title ?? ''} autoComplete="off" />
        <Field
          name="slug"
          label={wording.slug}
          hint={wording.slugHint}
          defaultValue={page?.slug ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {kind === 'FEATURE' && (
          <Field
            name="tag"
            label={wording.tag}
            hint={wording.tagHint}
            defaultValue={page?.tagSlug ?? ''}
            autoComplete="off"
          />
        )}
        <TextArea
          name="description"
          label={wording.description}
          hint={wording.descriptionHint}
          defaultValue={page?.description ?? ''}
          counter={{ max: MAX_PAGE_DESCRIPTION, label: wording.counter }}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton pendingText={saving}>{page ? save : words.create}</SubmitButton>
          <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
          {page && (
            <Link look="underlined" href={shownPath(collectionSlug, page)}>
              {wording.view}
            </Link>
          )}
        </div>
        <UnsavedGuard wording={settingsWording.unsaved} />
      </Form>
      {page && (
        <div className="mt-12 border-t border-line pt-6">
          <Button
            look="danger"
            isPending={deletion.isPending}
            onClick={async () => {
              const input = { collectionId, kind, slug: page.slug }
              if (await deletion.run({ input })) await leave(wording.removed(page.title), 'page-deleted')
            }}
          >
            {wording.remove}
          </Button>
          <p className="mt-2 text-13 text-ink-soft">{wording.removeHint}</p>
          <RefusalText id="page-refusal" refusal={deletion.refusal} />
        </div>
      )}
    </section>
  )
}
