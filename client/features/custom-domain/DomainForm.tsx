import { nonEmpty, object, pipe, string, trim } from 'valibot'
import { domainWording } from '../../../schema/wording/custom-domains'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { ChangeForm } from '../settings/ChangeForm'
import { SetCustomDomain } from './set-custom-domain.generated'

const { enter: wording } = domainWording

const DOMAIN = object({ domain: pipe(string(), trim(), nonEmpty(wording.missing)) })

/** Where somebody enters the domain that they want. */
export function DomainForm({ collectionId }: { collectionId: string | null }) {
  return (
    <ChangeForm
      operation={SetCustomDomain}
      schema={DOMAIN}
      variables={({ domain }) => ({ input: { domain, collectionId } })}
      about="domain"
      className="mt-8 flex max-w-[440px] flex-col gap-4"
    >
      <Field
        name="domain"
        label={wording.label}
        hint={wording.hint}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <p className="text-14 text-ink-soft text-pretty">{wording.text}</p>
      <div>
        <SubmitButton pendingText={wording.pending}>{wording.submit}</SubmitButton>
      </div>
    </ChangeForm>
  )
}
