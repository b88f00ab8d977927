import { useState } from 'react'
import { newsletterSender } from '../../../../schema/wording/newsletter-sender'
import { settingsWording } from '../../../../schema/wording/settings'
import { useAnswer } from '../../../lib/use-answer'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { RefusalText } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import { SeedAddresses } from './seed-addresses.generated'
import { SendSeedTest } from './send-seed-test.generated'

const wording = newsletterSender.seed

/** What is sent. */
interface Content {
  newsletterId: string
  postId: string
  subject: string
  preheader: string
}

/** The addresses that get it, once they are known; none if they can't be. */
function useSeeds(newsletterId: string): readonly string[] | undefined {
  const { data, hasFailed } = useAnswer(SeedAddresses, { newsletterId }, { asks: true, isForgotten: true })
  return data || hasFailed ? (data?.newsletter?.seedAddresses ?? []) : undefined
}

function SeedDialog({ content, onClosed }: { content: Content; onClosed: () => void }) {
  const { run, refusal } = useChange(SendSeedTest)
  const seeds = useSeeds(content.newsletterId)
  const many = seeds?.length ?? 0
  const confirm = async () => {
    const done = await run({ input: content })
    if (done) showToast({ message: wording.sent(done.sentCount), extraParams: { testId: 'seeds-sent' } })
    return done !== undefined
  }
  return (
    <ConfirmDialog
      title={wording.title}
      confirm={wording.send(many)}
      pendingText={wording.sending}
      cancel={settingsWording.cancel}
      close={settingsWording.close}
      isBlocked={many === 0}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <p className="text-16 text-ink-soft text-pretty">{wording.text}</p>
      {seeds === undefined && (
        <p role="status" className="mt-4 text-14">
          {wording.loading}
        </p>
      )}
      {seeds?.length === 0 && <p className="mt-4 text-16 text-pretty">{wording.none}</p>}
      {many > 0 && (
        <>
          <p className="mt-4 text-14 font-medium">{wording.goesTo}</p>
          <ul className="mt-1 list-disc ps-5 text-16">
            {seeds?.map((address) => (
              <li key={address} className="wrap-anywhere">
                {address}
              </li>
            ))}
          </ul>
        </>
      )}
      <RefusalText id="seed-error" refusal={refusal} />
    </ConfirmDialog>
  )
}

interface Props {
  newsletterId: string
  postId: string
  /** The id of the form that has the subject and the preview text. */
  form: string
}

/** Sends the letter whose subject is in a form to one's own addresses. Rule: docs/rules/newsletters.md, "Seed tests". */
export function SeedTest({ newsletterId, postId, form }: Props) {
  const [content, setContent] = useState<Content>()
  const open = (fields: HTMLFormElement | null) => {
    if (!fields?.reportValidity()) return
    const values = new FormData(fields)
    const said = (name: string) => String(values.get(name) ?? '')
    setContent({ newsletterId, postId, subject: said('subject'), preheader: said('preheader') })
  }
  return (
    <div className="mt-4">
      <Button form={form} onClick={({ currentTarget }) => open(currentTarget.form)}>
        {wording.button}
      </Button>
      {content && <SeedDialog content={content} onClosed={() => setContent(undefined)} />}
    </div>
  )
}
