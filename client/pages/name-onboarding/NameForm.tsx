import { useRef, useState } from 'react'
import { object, optional, string } from 'valibot'
import { linkTo } from '../../../schema/routes/links'
import { isUnchosen, UNNAMED, usernameFrom } from '../../../schema/rules/username'
import { onboardingWording } from '../../../schema/wording/onboarding'
import { settingsWording } from '../../../schema/wording/settings'
import { StepFooter } from '../../features/onboarding/Step'
import { useSteps } from '../../features/onboarding/use-steps'
import { PictureField } from '../../features/picture/PictureField'
import type { AccountFieldsFragment } from '../../features/settings/account-fields.generated'
import { ChangeUsername } from '../../features/settings/change-username.generated'
import { failureOf } from '../../features/settings/SignInAgain'
import { UsernamePreview } from '../../features/settings/UsernamePreview'
import { UpdateProfile } from '../../features/settings/update-profile.generated'
import { useChange } from '../../features/settings/use-change'
import { usePage } from '../../lib/use-page'
import { Avatar } from '../../ui/Avatar'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'

const wording = onboardingWording.name
const profileWording = settingsWording.account.profile
const PROFILE = object({ name: string(), username: optional(string()) })

/**
 * Name, username and picture. A username that nobody chose follows the name as it is typed, until it is edited, so that
 * nothing is published that the person hasn't seen here.
 */
export function NameForm({ settings }: { settings: AccountFieldsFragment }) {
  const { username, usernameChangeableAt, bio } = settings
  const name = settings.name === UNNAMED ? '' : settings.name
  const { redirectUrl } = usePage().search
  const { next } = useSteps()
  const [imageId, setImageId] = useState(settings.imageId)
  const [wanted, setWanted] = useState(username)
  const field = useRef<HTMLInputElement>(null)
  const follows = useRef(isUnchosen(username))
  const profile = useChange(UpdateProfile)
  const rename = useChange(ChangeUsername)

  const suggest = (typed: string) => {
    if (!follows.current || !field.current) return
    const suggested = typed.trim() === '' ? username : usernameFrom(typed)
    field.current.value = suggested
    setWanted(suggested)
  }
  const send = async (values: { name: string; username?: string | undefined }) => {
    rename.forget()
    if (!(await profile.run({ input: { name: values.name, bio, imageId } }))) return false
    const changed = values.username !== undefined && values.username !== username
    if (changed && !(await rename.run({ username: values.username ?? '' }))) return false
    window.location.assign(next)
    return 'leaving' as const
  }

  return (
    <Form
      method="post"
      action={linkTo('OnboardingStep', { step: 'name' }, { query: { redirectUrl } })}
      schema={PROFILE}
      onSubmit={send}
      failure={failureOf(profile.refusal ?? rename.refusal)}
      className="mt-8 flex max-w-[30rem] flex-col gap-6"
    >
      <noscript>
        <p className="text-14 text-ink-soft">{wording.pictureNeedsScript}</p>
      </noscript>
      <PictureField
        name="imageId"
        imageId={imageId}
        isSaved={imageId === settings.imageId}
        onPicture={setImageId}
        wording={profileWording}
      >
        <Avatar imageId={imageId} name={name || username} size="XL" alt={profileWording.picture} />
      </PictureField>
      <Field
        label={profileWording.name}
        hint={wording.hint}
        name="name"
        autoComplete="name"
        defaultValue={name}
        onChange={(event) => suggest(event.currentTarget.value)}
      />
      {usernameChangeableAt === null && (
        <div className="flex flex-col gap-2">
          <Field
            ref={field}
            label={wording.username}
            hint={wording.usernameHint}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={username}
            onChange={(event) => {
              follows.current = false
              setWanted(event.currentTarget.value)
            }}
          />
          <UsernamePreview typed={wanted} />
        </div>
      )}
      <StepFooter canSkip>
        <SubmitButton pendingText={onboardingWording.saving}>{onboardingWording.continue}</SubmitButton>
      </StepFooter>
    </Form>
  )
}
