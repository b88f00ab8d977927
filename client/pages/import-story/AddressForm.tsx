import { object, string } from 'valibot'
import { linkTo } from '../../../schema/routes/links'
import { newId } from '../../../schema/rules/new-id'
import { importWording } from '../../../schema/wording/import-page'
import { forgetImports } from '../../features/import/forget-imports'
import { StartWebImport } from '../../features/import/start-web-import.generated'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'

const ADDRESS = object({ address: string() })

/** A feed or page that is fetched from where it is. */
export function AddressForm() {
  const { queryClient, navigation } = useApp()
  return (
    <ChangeForm
      operation={StartWebImport}
      schema={ADDRESS}
      variables={({ address }) => ({ input: { importId: newId(), address } })}
      about="address"
      onDone={({ id }) => {
        forgetImports(queryClient)
        return goTo(navigation, linkTo('ImportStory', {}, { query: { import: id } }))
      }}
    >
      <Field
        label={importWording.address}
        hint={importWording.addressHint}
        name="address"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <SubmitButton pendingText={importWording.fetching}>{importWording.fetch}</SubmitButton>
      </div>
    </ChangeForm>
  )
}
