import { object, string } from 'valibot'
import { publicationSlug } from '../../../schema/inputs/collection'
import { linkTo } from '../../../schema/routes/links'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { DeletePublication } from '../../features/collection/delete-publication.generated'
import { TransferPublication } from '../../features/collection/transfer-publication.generated'
import { UndeletePublication } from '../../features/collection/undelete-publication.generated'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { makeChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useMayReach } from '../../lib/use-may-reach'
import { ButtonLink } from '../../ui/ButtonLink'
import { Field } from '../../ui/form/Field'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import type { PublicationSettingsQuery } from './publication-settings.generated'

const wording = publicationSettingsWording.owner

type Publication = Extract<PublicationSettingsQuery['collectionByDomainOrSlug'], { __typename: 'Collection' }>

const TRANSFER = object({ userId: string(), slug: publicationSlug })
const DELETION = object({ slug: publicationSlug })

function Domain({ slug }: { slug: string }) {
  return (
    <section aria-labelledby="domain" className="mt-8">
      <h3 id="domain" className="font-serif text-18 font-semibold">
        {wording.domain}
      </h3>
      <p className="mt-1 text-14 text-ink-soft text-pretty">{wording.domainText}</p>
      <ButtonLink href={linkTo('CollectionSettingsDomain', { collectionSlug: slug })} className="mt-4">
        {wording.domainButton}
      </ButtonLink>
    </section>
  )
}

function Transfer({ publication }: { publication: Publication }) {
  const { id: collectionId, slug } = publication
  const editors = publication.editors.filter(({ role }) => role === 'EDITOR')
  return (
    <section aria-labelledby="transfer" className="mt-8">
      <h3 id="transfer" className="font-serif text-18 font-semibold">
        {wording.transfer}
      </h3>
      <p className="mt-1 text-14 text-ink-soft text-pretty">
        {editors.length > 0 ? wording.transferText : wording.noEditors}
      </p>
      {editors.length > 0 && (
        <ChangeForm
          operation={TransferPublication}
          schema={TRANSFER}
          variables={({ userId, slug }) => ({ input: { collectionId, userId, slug } })}
          className="mt-4 flex flex-col gap-4"
          toast={{ message: wording.transferred, extraParams: { testId: 'publication-transferred' } }}
        >
          <Select name="userId" label={wording.heir}>
            {editors.map(({ user }) => (
              <option key={user.id} value={user.id}>
                {user.name}
              </option>
            ))}
          </Select>
          <Field name="slug" label={wording.confirm(slug)} autoComplete="off" autoCapitalize="none" />
          <div>
            <SubmitButton pendingText={wording.transferring}>{wording.transferNow}</SubmitButton>
          </div>
        </ChangeForm>
      )}
    </section>
  )
}

function Deletion({ publication }: { publication: Publication }) {
  const app = useApp()
  const mayReach = useMayReach()
  const { id: collectionId, slug, name } = publication
  const undo = async () => {
    const restored = await makeChange(app, UndeletePublication, { input: { collectionId } })
    if (restored) await goTo(app.navigation, linkTo('CollectionSettings', { collectionSlug: restored.slug }))
  }
  return (
    <section aria-labelledby="deletion" className="mt-10">
      <h3 id="deletion" className="font-serif text-18 font-semibold">
        {wording.deletion}
      </h3>
      <p className="mt-1 text-14 text-ink-soft text-pretty">{wording.deletionText}</p>
      <ChangeForm
        operation={DeletePublication}
        schema={DELETION}
        variables={({ slug }) => ({ input: { collectionId, slug } })}
        className="mt-4 flex flex-col gap-4"
        toast={{
          message: wording.deleted(name),
          ...(mayReach ? { action: { label: wording.undo, onAction: undo } } : {}),
          extraParams: { testId: 'publication-deleted' },
        }}
        onDone={() => goTo(app.navigation, linkTo('NewCollection'))}
      >
        <Field name="slug" label={wording.confirm(slug)} autoComplete="off" autoCapitalize="none" />
        <div>
          <SubmitButton look="danger-main" pendingText={wording.deleting}>
            {wording.deleteNow}
          </SubmitButton>
        </div>
      </ChangeForm>
    </section>
  )
}

/** What only an owner can do: hand the publication over, and delete it. */
export function OwnerSection({ publication }: { publication: Publication }) {
  if (publication.viewerEdge.viewerStaffRole !== 'OWNER') return null
  return (
    <section aria-labelledby="owner" className="mt-16 border-t border-ink pt-6">
      <h2 id="owner" className="font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <Domain slug={publication.slug} />
      <Transfer publication={publication} />
      <Deletion publication={publication} />
    </section>
  )
}
