import { newsletterEnding } from '../../../../schema/wording/newsletter-ending'
import { useApp } from '../../../lib/app'
import { useLink } from '../../../lib/use-link'
import { showToast } from '../../../shell/toast'
import { DangerousChange } from '../../settings/DangerousChange'
import { Reaching } from '../../settings/Reaching'
import { makeChange } from '../../settings/use-change'
import { DownloadLink } from '../../stats/DownloadLink'
import { EndNewsletter } from './end-newsletter.generated'
import { RestoreNewsletter } from './restore-newsletter.generated'

interface Props {
  newsletter: { id: string; name: string }
  /** Whether it is the one that its owner always has, which is only switched off. */
  isFirst: boolean
  /** Shows what is there now, after it was ended or that was undone. */
  onChanged: () => unknown
}

/** Ends a newsletter, once a dialog has said what becomes of what is its. Rule: docs/rules/newsletters.md, "Ending a newsletter". */
export function EndSection({ newsletter: { id, name }, isFirst, onChanged }: Props) {
  const app = useApp()
  const link = useLink()
  const wording = isFirst ? newsletterEnding.off : newsletterEnding.gone
  const undo = async () => {
    if (await makeChange(app, RestoreNewsletter, { newsletterId: id })) await onChanged()
  }
  return (
    <section aria-labelledby="ending" className="mt-14 border-t border-ink pt-6">
      <h2 id="ending" className="font-serif text-24 font-semibold tracking-tight">
        {wording.title}
      </h2>
      <p className="mt-2 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <Reaching>
        <DangerousChange
          label={wording.button}
          className="mt-4"
          title={wording.ask(name)}
          text={wording.stays}
          confirm={wording.confirm}
          working={wording.working}
          operation={EndNewsletter}
          variables={{ newsletterId: id }}
          onDone={() => {
            showToast({
              message: wording.done(name),
              action: { label: newsletterEnding.undo, onAction: undo },
              extraParams: { testId: 'newsletter-ended' },
            })
            return onChanged()
          }}
        >
          <ul className="list-disc space-y-1 ps-6 text-16 text-ink-soft text-pretty">
            {newsletterEnding.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>
            <DownloadLink href={link('ExportNewsletter', { newsletterV3Id: id })}>
              {newsletterEnding.download}
            </DownloadLink>
          </p>
        </DangerousChange>
      </Reaching>
    </section>
  )
}
