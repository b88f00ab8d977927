import { useRef } from 'react'
import { newId } from '../../../schema/rules/new-id'
import { MAX_SUBMISSION_NOTE } from '../../../schema/rules/submissions'
import { submissionsWording } from '../../../schema/wording/submissions'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { SubmitPost } from '../../features/submission/submit-post.generated'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { TextArea } from '../../ui/form/TextArea'
import { Link } from '../../ui/Link'
import { PostSubmit, type PostSubmitQuery } from './post-submit.generated'
import { variablesOf } from './variables'

const wording = submissionsWording.post

interface Props {
  postId: string
  publication: Extract<PostSubmitQuery['collectionByDomainOrSlug'], { __typename: 'Collection' }>
}

/** What the publication wants, and the form that submits the story to it. */
export function SubmitForm({ postId, publication }: Props) {
  const app = useApp()
  const page = usePage()
  const key = useRef<string>(undefined)
  const note = useRef<HTMLTextAreaElement>(null)
  const { run, isPending, refusal } = useChange(SubmitPost)
  const { id: collectionId, name, submitting } = publication
  const { isOpen, guidelines, typicalResponseTime } = submitting
  const submit = async (isReady: boolean) => {
    // Sent again after a lost answer, it submits nothing twice.
    key.current ??= newId()
    const input = { postId, collectionId, key: key.current, note: note.current?.value ?? '', isReady }
    if (!(await run({ input }))) return
    showToast({
      message: isReady ? wording.submitted(name) : wording.kept,
      extraParams: { testId: 'post-submitted' },
    })
    await refetch(app, PostSubmit, variablesOf(page))
  }
  return (
    <section className="mt-8">
      <h2 className="font-serif text-24 font-semibold tracking-tight">{wording.to(name)}</h2>
      <Link look="underlined" href={page.pathname} className="mt-1">
        {wording.another}
      </Link>
      {typicalResponseTime !== null && (
        <p className="mt-4 text-16">{submissionsWording.usually(typicalResponseTime)}</p>
      )}
      {guidelines !== '' && (
        <Card tone="wash" className="mt-6 px-6 py-5">
          <h3 className="font-serif text-16 font-semibold">{wording.guidelines}</h3>
          <p dir="auto" className="mt-2 text-16 whitespace-pre-line wrap-anywhere">
            {guidelines}
          </p>
        </Card>
      )}
      {isOpen ? (
        <div className="mt-6 grid gap-4">
          <TextArea
            ref={note}
            name="note"
            label={wording.note}
            hint={wording.noteHint}
            counter={{ max: MAX_SUBMISSION_NOTE, label: submissionsWording.counter }}
          />
          <p className="text-14 text-ink-soft text-pretty">{wording.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              look="main"
              isPending={isPending}
              pendingText={wording.submitting}
              onClick={() => submit(true)}
            >
              {wording.submit}
            </Button>
            <Button isPending={isPending} onClick={() => submit(false)}>
              {wording.keep}
            </Button>
          </div>
          <RefusalText id="submit-refusal" refusal={refusal} />
        </div>
      ) : (
        <p className="mt-6 text-16 text-pretty">{wording.closed(name)}</p>
      )}
    </section>
  )
}
