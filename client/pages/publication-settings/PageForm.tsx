import { useRef } from 'react'
import { object, optional } from 'valibot'
import { pageDescription, pageSlug, pageTag, pageTitle } from '../../../schema/inputs/collection'
import { linkTo } from '../../../schema/routes/links'
import { MAX_PAGE_DESCRIPTION } from '../../../schema/rules/limits'
import type { ToastRequest } from '../../../schema/rules/toasts'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { settingsWording } from '../../../schema/wording/settings'
import { DeletePublicationPage } from '../../features/collection/delete-publication-page.generated'
import { EditConflict } from '../../features/collection/edit-conflict/EditConflict'
import { useJoinedSave } from '../../features/collection/edit-conflict/use-joined-save'
import type { EditedPageFragment } from '../../features/collection/edited-page.generated'
import type { EditedTextFragment } from '../../features/collection/edited-text.generated'
import { PageText as PageTextQuery } from '../../features/collection/page-text.generated'
import { SavePublicationPage } from '../../features/collection/save-publication-page.generated'
import { UndeletePublicationPage } from '../../features/collection/undelete-publication-page.generated'
import type { TextHandle } from '../../features/editor/text/TextField'
import { failureOf, RefusalText } from '../../features/settings/SignInAgain'
import { Suspended } from '../../features/settings/Suspended'
import { makeChange, useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { Link } from '../../ui/Link'
import { NavigationSettings } from './navigation-settings.generated'
import { PageText } from './PageText'
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
  page?: EditedTextFragment | undefined
}

const NEW = { title: '', slug: '', description: '', tagSlug: '', revision: 0, body: [] }

/** What the fields say of a page. */
const savedOf = ({ title, slug, description, tagSlug, revision }: typeof NEW | EditedPageFragment) => ({
  values: { title, slug, description, tag: tagSlug ?? '' },
  revision,
})

const LABELS = {
  title: wording.fieldTitle,
  slug: wording.slug,
  description: wording.description,
  tag: wording.tag,
}

/** The address at which readers find a page. */
const shownPath = (collectionSlug: string, { kind, slug }: EditedPageFragment): string =>
  kind === 'SUBPAGE'
    ? linkTo('ShowCollectionSubpage', { collectionSlug, subpageSlug: slug })
    : linkTo('ShowCollectionTopicHome', { collectionSlug, slugOfTag: slug })

/** Creates a page of a publication, changes it, or deletes it. */
export function PageForm({ publication, kind, page }: Props) {
  const { execute, navigation, queryClient } = useApp()
  const mayReach = useMayReach()
  const text = useRef<TextHandle>(null)
  const began = useRef(page?.body ?? [])
  const saver = useChange(SavePublicationPage)
  const deletion = useChange(DeletePublicationPage)
  const { id: collectionId, slug: collectionSlug } = publication
  const words = wording[kind]
  /** The lists of pages are other queries than what the mutations return. */
  const leave = async (message: ToastRequest) => {
    for (const { name } of [PageSettings, PageTextQuery, NavigationSettings])
      queryClient.removeQueries({ queryKey: [name] })
    showToast(message)
    await goTo(navigation, listPath(collectionSlug, kind))
  }
  const joined = useJoinedSave({
    first: page ?? NEW,
    savedOf,
    newest: async () => {
      const named = { slug: collectionSlug, pageSlug: page?.slug ?? '', kind }
      const { collectionByDomainOrSlug: stored } = await execute(PageTextQuery, named)
      const theirs = stored.__typename === 'Collection' ? stored.page : undefined
      if (!theirs) return undefined
      if (text.current && !(await text.current.join(began.current, theirs.body))) return undefined
      began.current = theirs.body
      return theirs
    },
    attempt: ({ title, slug, description, tag }, revision) => {
      const own = kind === 'FEATURE' ? { tag } : { body: text.current?.read() ?? null }
      const base = page ? { currentSlug: page.slug, baseRevision: revision } : {}
      return saver.attempt({ input: { collectionId, kind, slug, title, description, ...own, ...base } })
    },
    onSaved: ({ title }) => leave({ message: wording.saved(title), extraParams: { testId: 'page-saved' } }),
  })
  const remove = async (deleted: EditedPageFragment) => {
    const input = { collectionId, kind, slug: deleted.slug }
    if (!(await deletion.run({ input }))) return
    const undo = async () => {
      if (!(await makeChange({ execute }, UndeletePublicationPage, { input }))) return
      await leave({ message: wording.restored(deleted.title), extraParams: { testId: 'page-restored' } })
    }
    await leave({
      message: wording.removed(deleted.title),
      action: { label: wording.undo, onAction: () => void undo() },
      extraParams: { testId: 'page-deleted' },
    })
  }
  if (!mayReach) return <Suspended />
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
        onSubmit={({ title, slug, description, tag }) => joined.save({ title, slug, description, tag })}
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
        {kind === 'SUBPAGE' && (
          <PageText ref={text} body={page?.body ?? []} label={wording.body} hint={wording.bodyHint} />
        )}
        {joined.question && (
          <EditConflict
            question={joined.question}
            labels={LABELS}
            isPending={saver.isPending}
            onDecided={joined.decide}
            onPutOff={joined.putOff}
          />
        )}
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
          <Button look="danger" isPending={deletion.isPending} onClick={() => remove(page)}>
            {wording.remove}
          </Button>
          <p className="mt-2 text-13 text-ink-soft">{wording.removeHint}</p>
          <RefusalText id="page-refusal" refusal={deletion.refusal} />
        </div>
      )}
    </section>
  )
}
