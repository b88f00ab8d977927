import { object } from 'valibot'
import { sequenceDescription, sequenceTitle } from '../../../schema/inputs/sequence'
import { linkTo } from '../../../schema/routes/links'
import { MAX_SERIES_DESCRIPTION } from '../../../schema/rules/limits'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { CreateSequence } from '../../features/sequence/create-sequence.generated'
import { forgetSeriesLists } from '../../features/sequence/forget-series-lists'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'

const { fields } = yourSeriesWording
const SERIES = object({ title: sequenceTitle, description: sequenceDescription })

/** The form that begins a series, and goes on to its page for editing. */
export function NewSeries() {
  const { queryClient, navigation } = useApp()
  const { run, refusal } = useChange(CreateSequence)
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{yourSeriesWording.newTitle}</h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{yourSeriesWording.newText}</p>
      <NeedsScript text={yourSeriesWording.needsScript} />
      <Form
        schema={SERIES}
        failure={failureOf(refusal)}
        className="mt-8 flex flex-col gap-5"
        onSubmit={async (input) => {
          const created = await run({ input })
          if (!created) return false
          forgetSeriesLists(queryClient)
          await goTo(navigation, linkTo('EditSequence', { sequenceSlug: created.slugId }))
          return true
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
      </Form>
    </>
  )
}
