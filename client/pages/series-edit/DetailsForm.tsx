import { useState } from 'react'
import { object, string } from 'valibot'
import { sequenceCoverAlt, sequenceDescription, sequenceTitle } from '../../../schema/inputs/sequence'
import { linkTo } from '../../../schema/routes/links'
import { MAX_SERIES_DESCRIPTION } from '../../../schema/rules/limits'
import { settingsWording } from '../../../schema/wording/settings'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { PictureField } from '../../features/picture/PictureField'
import type { EditedSequenceFragment } from '../../features/sequence/edited-sequence.generated'
import { SequencePicture } from '../../features/sequence/SequencePicture'
import { UpdateSequence } from '../../features/sequence/update-sequence.generated'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Field } from '../../ui/form/Field'
import { HiddenField } from '../../ui/form/HiddenField'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'

const { fields } = yourSeriesWording
const CHOICE = { ...fields, pictureHint: fields.coverHint }

/** Without a cover there is nothing to describe, and the field isn't there. */
const DETAILS = object({
  title: sequenceTitle,
  description: sequenceDescription,
  imageId: string(),
  imageAlt: sequenceCoverAlt,
})

const pictureOf = (id: string) =>
  ({ __typename: 'ImageMetadata', id, alt: '', color: null, focusPercentX: 50, focusPercentY: 50 }) as const

/** The title, description and cover of a series. */
export function DetailsForm({ series }: { series: EditedSequenceFragment }) {
  const { navigation } = useApp()
  const { cover, slugId } = series
  const [imageId, setImageId] = useState(cover?.id ?? null)
  const isSaved = imageId === (cover?.id ?? null)
  // What is chosen, or else what the series shows without a cover, as far as that is known.
  const picture = imageId === null ? (isSaved ? series.picture : null) : pictureOf(imageId)
  return (
    <ChangeForm
      operation={UpdateSequence}
      schema={DETAILS}
      variables={({ title, description, imageAlt }) => ({
        input: { sequenceId: series.id, title, description, imageId, imageAlt },
      })}
      className="mt-8 flex flex-col gap-5"
      toast={{ message: fields.saved, extraParams: { testId: 'series-saved' } }}
      onDone={async (saved) => {
        // The address has the title in it.
        if (saved.slugId !== slugId)
          await goTo(navigation, linkTo('EditSequence', { sequenceSlug: saved.slugId }))
      }}
    >
      <Field name="title" label={fields.title} defaultValue={series.title} autoComplete="off" />
      <TextArea
        name="description"
        label={fields.description}
        hint={fields.descriptionHint}
        defaultValue={series.description}
        counter={{ max: MAX_SERIES_DESCRIPTION, label: fields.counter }}
      />
      <fieldset>
        <legend className="mb-2 text-14 font-medium">{fields.cover}</legend>
        <PictureField
          name="imageId"
          imageId={imageId}
          isSaved={isSaved}
          onPicture={setImageId}
          wording={CHOICE}
        >
          <div className="w-40">
            <SequencePicture series={{ id: series.id, picture }} sizes="160px" />
          </div>
        </PictureField>
      </fieldset>
      <HiddenField name="imageId" value={imageId ?? ''} />
      {imageId === null ? (
        <HiddenField name="imageAlt" value="" />
      ) : (
        <Field
          name="imageAlt"
          label={fields.coverAlt}
          hint={fields.coverAltHint}
          defaultValue={cover?.alt ?? ''}
          autoComplete="off"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pendingText={fields.saving}>{fields.save}</SubmitButton>
        <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
      </div>
      <UnsavedGuard wording={settingsWording.unsaved} />
    </ChangeForm>
  )
}
