import { object } from 'valibot'
import { sequenceDescription, sequenceTitle } from '../../../schema/inputs/sequence'
import { linkTo } from '../../../schema/routes/links'
import { MAX_SERIES_DESCRIPTION } from '../../../schema/rules/limits'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { CreateSequence } from '../../features/sequence/create-sequence.generated'
import { forgetSeriesLists } from '../../features/sequence/forget-series-lists'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'

const { fields } = yourSeriesWording
const SERIES = object({ title: sequenceTitle, description: sequenceDescription })

/** The form that begins a series, and goes on to its page for editing. */
export function NewSeries() {
  const { queryClient, navigation } = useApp()
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{yourSeriesWording.newTitle}</h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{yourSeriesWording.newText}</p>
      <NeedsScript text={yourSeriesWording.needsScript} />
      <ChangeForm
        operation={CreateSequence}
        schema={SERIES}
        variables={(input) => ({ input })}
        className="mt-8 flex flex-col gap-5"
        onDone={({ slugId }) => {
          forgetSeriesLists(queryClient)
          return goTo(navigation, linkTo('EditSequence', { sequenceSlug: slugId }))
        }}
      >
        <Field name="title" label={fields.title} autoComplete="off" />
        <TextArea
          name="description"
          label={fields.description}
          hint={fields.descriptionHint}
          counter={{ max: MAX_SERIES_DESCRIPTION, label: fields.counter }}
        />
        <div>
          <SubmitButton pendingText={fields.creating}>{fields.create}</SubmitButton>
        </div>
      </ChangeForm>
    </>
  )
}
