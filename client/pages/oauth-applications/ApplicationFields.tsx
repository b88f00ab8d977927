import { oauthApplicationsWording } from '../../../schema/wording/oauth-applications'
import { Field } from '../../ui/form/Field'
import { TextArea } from '../../ui/form/TextArea'
import type { ApplicationsFieldsFragment } from './applications-fields.generated'

const { form: wording } = oauthApplicationsWording

/** What an application says of itself, and where it may lead people back to. */
export function ApplicationFields({ of }: { of?: ApplicationsFieldsFragment['applications'][number] }) {
  return (
    <>
      <Field
        label={wording.name}
        hint={wording.nameHint}
        name="name"
        autoComplete="off"
        defaultValue={of?.name}
      />
      <TextArea label={wording.description} name="description" rows={2} defaultValue={of?.description} />
      <Field
        label={wording.website}
        hint={wording.websiteHint}
        name="website"
        type="url"
        autoComplete="off"
        defaultValue={of?.website}
      />
      <TextArea
        label={wording.redirects}
        hint={wording.redirectsHint}
        name="redirects"
        translate="no"
        defaultValue={of?.redirects.join('\n')}
      />
    </>
  )
}
