import { MOST_LETTER_PREHEADER, MOST_LETTER_SUBJECT } from '../../../schema/rules/letter-content'
import { listedTitle } from '../../../schema/story/listed-title'
import { letterPage as wording } from '../../../schema/wording/letter-page'
import { LetterSending } from '../../features/newsletter/letters/LetterSending'
import { SeedTest } from '../../features/newsletter/sender/SeedTest'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Reaching } from '../../features/settings/Reaching'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { usePage } from '../../lib/use-page'
import { showToast } from '../../shell/toast'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { Link } from '../../ui/Link'
import type { Proof } from './asked'
import { Checks } from './Checks'
import { LetterPreview } from './LetterPreview'
import { SendTestLetter } from './send-test-letter.generated'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The form with the subject, which a test and the letter itself take. */
const FORM = 'letter'

interface Props {
  newsletter: { id: string; name: string; takesReplies: boolean }
  proof: Proof
}

/** A story as a letter: its subject, what there is to know of it, how it looks, a test by mail, and sending it. */
export function Prepare({ newsletter, proof }: Props) {
  const newsletterId = newsletter.id
  const { pathname } = usePage()
  const { run, refusal } = useChange(SendTestLetter)
  const { id: postId, title, subtitle } = proof.post
  const send = async ({ subject, preheader }: Record<string, unknown>) => {
    const input = { newsletterId, postId, subject: textOf(subject), preheader: textOf(preheader) }
    const done = await run({ input })
    if (done) showToast({ message: wording.tested(done.sentTo), extraParams: { testId: 'letter-tested' } })
    return done !== undefined
  }
  return (
    <>
      <div className="mt-6 max-w-inset">
        <h2 dir="auto" className="font-serif text-24 font-semibold tracking-tight wrap-anywhere">
          {listedTitle(title) || wording.untitled}
        </h2>
        <Link look="underlined" href={pathname}>
          {wording.another}
        </Link>
        <NeedsScript text={wording.needsScript} />
        <Reaching>
          <Form id={FORM} onSubmit={send} failure={failureOf(refusal)} className="mt-6 grid gap-5">
            <Field
              label={wording.subject}
              name="subject"
              defaultValue={[...title].slice(0, MOST_LETTER_SUBJECT).join('')}
              counter={{ max: MOST_LETTER_SUBJECT, label: wording.counter }}
              autoComplete="off"
              required
            />
            <Field
              label={wording.preheader}
              hint={wording.preheaderHint}
              name="preheader"
              defaultValue={[...subtitle].slice(0, MOST_LETTER_PREHEADER).join('')}
              counter={{ max: MOST_LETTER_PREHEADER, label: wording.counter }}
              autoComplete="off"
            />
            <div>
              <SubmitButton pendingText={wording.testing}>{wording.test}</SubmitButton>
              <p className="mt-2 text-14 text-ink-soft text-pretty">{wording.testHint}</p>
            </div>
          </Form>
        </Reaching>
        <Reaching instead={null}>
          <SeedTest newsletterId={newsletterId} postId={postId} form={FORM} />
        </Reaching>
        <Checks proof={proof} />
        <Reaching>
          <LetterSending newsletter={newsletter} postId={postId} form={FORM} />
        </Reaching>
      </div>
      <LetterPreview newsletterId={newsletterId} proof={proof} />
    </>
  )
}
