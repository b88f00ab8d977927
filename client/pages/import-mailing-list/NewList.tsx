import { useId } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { newId } from '../../../schema/rules/new-id'
import { LIST_REFUSALS, MOST_LIST_TEXT } from '../../../schema/rules/subscribers'
import { subscriberLists as wording } from '../../../schema/wording/subscriber-lists'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { ImportSubscribers } from '../../features/subscriber/import-subscribers.generated'
import { OwnSubscriberImports } from '../../features/subscriber/own-subscriber-imports.generated'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Button } from '../../ui/Button'
import { ErrorText } from '../../ui/form/ErrorText'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'

interface Props {
  newsletterId: string
  /** Why a list that was sent before wasn't taken. */
  refused: string | undefined
}

/** A file, which the browser sends by itself. */
function FileForm({ newsletterId }: Pick<Props, 'newsletterId'>) {
  const id = useId()
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={linkTo('ProcessImport', { id: newsletterId })}
      className="flex flex-col gap-4"
    >
      <div>
        <label htmlFor={`${id}-file`} className="text-14 font-medium">
          {wording.file}
        </label>
        <input
          id={`${id}-file`}
          type="file"
          name="file"
          required
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-describedby={`${id}-hint`}
          className="mt-2 block min-h-11 w-full text-16 file:me-4 file:min-h-11 file:rounded-full file:border file:border-control file:bg-paper file:px-5 file:text-14 file:font-medium file:text-ink"
        />
        <p id={`${id}-hint`} className="mt-1 text-13 text-ink-soft">
          {wording.fileHint}
        </p>
      </div>
      <div>
        <Button type="submit" look="main">
          {wording.read}
        </Button>
      </div>
    </form>
  )
}

/** Addresses that are typed. */
function TypedForm({ newsletterId }: Pick<Props, 'newsletterId'>) {
  const { queryClient, navigation } = useApp()
  return (
    <ChangeForm
      method="post"
      encType="multipart/form-data"
      action={linkTo('ProcessImport', { id: newsletterId })}
      operation={ImportSubscribers}
      variables={({ text }) => ({ input: { importId: newId(), newsletterId, text: String(text ?? '') } })}
      about="text"
      onDone={({ id }) => {
        queryClient.removeQueries({ queryKey: [OwnSubscriberImports.name] })
        return goTo(
          navigation,
          linkTo('ImportSubscribers', {}, { query: { newsletter: newsletterId, import: id } }),
        )
      }}
    >
      <TextArea
        label={wording.typed}
        hint={wording.typedHint}
        name="text"
        rows={4}
        maxLength={MOST_LIST_TEXT}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <SubmitButton look="quiet" pendingText={wording.sending}>
          {wording.readTyped}
        </SubmitButton>
      </div>
    </ChangeForm>
  )
}

/** A list that is new: a file, or what is typed. Both can be sent without script. */
export function NewList({ newsletterId, refused }: Props) {
  const id = useId()
  const why = LIST_REFUSALS.find((one) => one === refused)
  return (
    <div className="mt-8 flex flex-col gap-10">
      <ErrorText id={`${id}-refused`} className="rounded-input border border-danger px-4 py-3">
        {why && wording.refused[why]}
      </ErrorText>
      <FileForm newsletterId={newsletterId} />
      <TypedForm newsletterId={newsletterId} />
    </div>
  )
}
