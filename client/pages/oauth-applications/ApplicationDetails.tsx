import { useState } from 'react'
import { oauthApplicationsWording as wording } from '../../../schema/wording/oauth-applications'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { DangerousChange } from '../../features/settings/DangerousChange'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useLink } from '../../lib/use-link'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { ApplicationFields } from './ApplicationFields'
import { ApplicationSecret } from './ApplicationSecret'
import type { ApplicationsFieldsFragment } from './applications-fields.generated'
import { DeleteOauthApplication } from './delete-oauth-application.generated'
import { APPLICATION, linesOf } from './fields'
import { RotateOauthSecret } from './rotate-oauth-secret.generated'
import { UpdateOauthApplication } from './update-oauth-application.generated'

/** One of the viewer's applications: what it says of itself, its secret, and the way to delete it. */
export function ApplicationDetails({
  application,
}: {
  application: ApplicationsFieldsFragment['applications'][number]
}) {
  const { id: applicationId, name, isPublic, userCount } = application
  const [secret, setSecret] = useState<string | null>(null)
  const link = useLink()
  const { navigation } = useApp()
  const mayReach = useMayReach()
  return (
    <>
      <p className="dotted mt-3 text-14 text-ink-soft">
        <span>
          {wording.id} <span className="font-mono select-all">{applicationId}</span>
        </span>
        <span>{wording.own.people(userCount)}</span>
        {isPublic && <span>{wording.own.public}</span>}
      </p>
      {secret !== null && (
        <ApplicationSecret
          applicationId={applicationId}
          secret={secret}
          done={
            <Button look="main" onClick={() => setSecret(null)}>
              {wording.secret.done}
            </Button>
          }
        />
      )}
      <div className="mt-8 max-w-[440px]">
        <ChangeForm
          operation={UpdateOauthApplication}
          schema={APPLICATION}
          variables={({ name, description, website, redirects }) => ({
            input: { applicationId, name, description, website, redirects: linesOf(redirects) },
          })}
          toast={{ message: wording.form.saved }}
        >
          <ApplicationFields of={application} />
          <SubmitButton pendingText={wording.form.saving}>{wording.form.save}</SubmitButton>
        </ChangeForm>
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        {mayReach && !isPublic && (
          <DangerousChange
            label={wording.secret.rotate}
            title={wording.secret.question}
            text={wording.secret.rotateText}
            confirm={wording.secret.rotate}
            working={wording.secret.rotating}
            operation={RotateOauthSecret}
            variables={{ applicationId }}
            onDone={({ secret: made }) => setSecret(made)}
          />
        )}
        <DangerousChange
          label={wording.remove.label}
          about={name}
          title={wording.remove.question(name)}
          text={wording.remove.text}
          confirm={wording.remove.label}
          working={wording.remove.removing}
          operation={DeleteOauthApplication}
          variables={{ applicationId }}
          leads
          onDone={async () => {
            showToast({ message: wording.remove.removed })
            await goTo(navigation, link('Applications'))
          }}
        />
      </div>
    </>
  )
}
