import { nonEmpty, object, pipe, string, transform, trim } from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { linkTo } from '../../../schema/routes/links'
import { topicEditWording } from '../../../schema/wording/topic-edit'
import { lastSegment } from '../../features/moderation/last-segment'
import { ReasonField } from '../../features/moderation/ReasonField'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { MergeTopic } from './merge-topic.generated'

const wording = topicEditWording.merge
const MERGE = object({
  into: pipe(string(), trim(), transform(lastSegment), nonEmpty(wording.intoMissing)),
  reason,
})

/** Makes the topic part of another one, and leads there. */
export function MergeForm({ slug, name }: { slug: string; name: string }) {
  return (
    <section aria-labelledby="merge" className="mt-12 rounded-input border border-line-strong p-5">
      <h2 id="merge" className="font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-2 mb-5 text-14 text-ink-soft text-pretty">{wording.text(name)}</p>
      <ChangeForm
        operation={MergeTopic}
        schema={MERGE}
        variables={(values) => ({ input: { slug, ...values } })}
        className="flex flex-col gap-5"
        toast={{ message: wording.done, extraParams: { testId: 'topics-merged' } }}
        onDone={({ id }) => window.location.assign(linkTo('EditTopic', { slugOfTag: id }))}
      >
        <Field
          name="into"
          label={wording.into}
          hint={wording.intoHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ReasonField />
        <div>
          <SubmitButton look="danger" pendingText={wording.merging}>
            {wording.submit}
          </SubmitButton>
        </div>
      </ChangeForm>
    </section>
  )
}
