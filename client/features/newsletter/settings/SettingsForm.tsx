import { newsletterSettingsWording as wording } from '../../../../schema/wording/newsletter-settings'
import { settingsWording } from '../../../../schema/wording/settings'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { UnsavedGuard, UnsavedNote } from '../../../ui/form/Unsaved'
import { ChangeForm } from '../../settings/ChangeForm'
import { NeedsScript } from '../../settings/NeedsScript'
import { SenderStatus } from '../sender/SenderStatus'
import type { EditedNewsletterFragment } from './edited-newsletter.generated'
import { SETTINGS, settingsIn } from './fields'
import { NewsletterFields } from './NewsletterFields'
import { UpdateNewsletter } from './update-newsletter.generated'

/** Changes a newsletter. Rule: docs/rules/newsletters.md, "A newsletter's settings". */
export function SettingsForm({ newsletter }: { newsletter: EditedNewsletterFragment }) {
  const { id: newsletterId } = newsletter
  return (
    <>
      <NeedsScript text={wording.needsScript} />
      <ChangeForm
        operation={UpdateNewsletter}
        schema={SETTINGS}
        variables={(values) => ({ input: { newsletterId, ...settingsIn(values) } })}
        className="mt-8 flex flex-col gap-6"
        toast={{ message: wording.saved, extraParams: { testId: 'newsletter-saved' } }}
      >
        <NewsletterFields newsletter={newsletter} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton pendingText={wording.saving}>{wording.save}</SubmitButton>
          <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
        </div>
        <UnsavedGuard wording={settingsWording.unsaved} />
      </ChangeForm>
      <SenderStatus newsletterId={newsletterId} />
    </>
  )
}
