import { useRef } from 'react'
import { linkTo } from '../../../schema/routes/links'
import type { StoryBody } from '../../../schema/story/paragraph'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { settingsWording } from '../../../schema/wording/settings'
import { useJoinedSave } from '../../features/collection/edit-conflict/use-joined-save'
import type { EditedAboutFragment } from '../../features/collection/edited-about.generated'
import { SetPublicationAbout } from '../../features/collection/set-publication-about.generated'
import type { TextHandle } from '../../features/editor/text/TextField'
import { Reaching } from '../../features/settings/Reaching'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { showToast } from '../../shell/toast'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { Link } from '../../ui/Link'
import { AboutSettings } from './about-settings.generated'
import { PageText } from './PageText'

const { about: wording, save, saving, saved } = publicationSettingsWording

/** The text of a publication's about page. Rule: docs/rules/publications.md, "Texts". */
export function AboutForm({ publication, slug }: { publication: EditedAboutFragment; slug: string }) {
  const { execute } = useApp()
  const text = useRef<TextHandle>(null)
  const began = useRef<StoryBody>(publication.about)
  const { attempt, refusal } = useChange(SetPublicationAbout)
  const { id: collectionId } = publication
  const joined = useJoinedSave({
    first: publication,
    savedOf: ({ revisions }) => ({ values: {}, revision: revisions.about }),
    newest: async () => {
      const { collectionByDomainOrSlug: theirs } = await execute(AboutSettings, { slug })
      if (theirs.__typename !== 'Collection' || !text.current) return undefined
      const isJoined = await text.current.join(began.current, theirs.about)
      if (isJoined) began.current = theirs.about
      return isJoined ? theirs : undefined
    },
    attempt: (_values, baseRevision) =>
      attempt({ input: { collectionId, about: text.current?.read() ?? [], baseRevision } }),
    onSaved: ({ about }) => {
      began.current = about
      showToast({ message: saved, extraParams: { testId: 'publication-about-saved' } })
    },
  })
  return (
    <section aria-labelledby="about" className="mt-10">
      <h2 id="about" tabIndex={-1} className="font-serif text-20 font-semibold outline-none">
        {wording.title}
      </h2>
      <p className="mt-2 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <Reaching>
        <Form
          failure={failureOf(refusal)}
          className="mt-6 flex flex-col gap-6"
          onSubmit={async () => {
            // Without the editor there is nothing to save.
            return text.current !== null && joined.save({})
          }}
        >
          <PageText ref={text} body={publication.about} label={wording.label} hint={wording.hint} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton pendingText={saving}>{save}</SubmitButton>
            <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
            <Link look="underlined" href={linkTo('ShowCollectionAbout', { collectionSlug: slug })}>
              {wording.view}
            </Link>
          </div>
          <UnsavedGuard wording={settingsWording.unsaved} />
        </Form>
      </Reaching>
    </section>
  )
}
