import { useState } from 'react'
import { oauthApplicationsWording as wording } from '../../../schema/wording/oauth-applications'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { useLink } from '../../lib/use-link'
import { ButtonLink } from '../../ui/ButtonLink'
import { Checkbox } from '../../ui/form/Checkbox'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { ApplicationFields } from './ApplicationFields'
import { ApplicationSecret } from './ApplicationSecret'
import { CreateOauthApplication } from './create-oauth-application.generated'
import { APPLICATION, linesOf } from './fields'

/** What has just been made. */
interface Made {
  applicationId: string
  secret: string | null
}

/** The form that makes an application, and the secret that it has then. */
export function NewApplication() {
  const link = useLink()
  const [made, setMade] = useState<Made>()
  if (made) {
    const href = link('Application', { oauthApplicationId: made.applicationId })
    return (
      <ApplicationSecret
        applicationId={made.applicationId}
        secret={made.secret}
        done={
          <ButtonLink look="main" href={href}>
            {made.secret === null ? wording.show : wording.secret.done}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="mt-8 max-w-[440px]">
      <ChangeForm
        operation={CreateOauthApplication}
        schema={APPLICATION}
        variables={({ redirects, isPublic, ...about }) => ({
          input: { ...about, redirects: linesOf(redirects), isPublic: isPublic !== undefined },
        })}
        onDone={({ applicationId, secret }) => setMade({ applicationId, secret })}
      >
        <ApplicationFields />
        <Checkbox name="isPublic" label={wording.form.isPublic} />
        <SubmitButton pendingText={wording.form.making}>{wording.form.make}</SubmitButton>
      </ChangeForm>
    </div>
  )
}
