import { object, string } from 'valibot'
import { linkTo } from '../../../schema/routes/links'
import { newId } from '../../../schema/rules/new-id'
import { importWording } from '../../../schema/wording/import-page'
import { forgetImports } from '../../features/import/forget-imports'
import { StartWebImport } from '../../features/import/start-web-import.generated'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'

const ADDRESS = object({ address: string() })

/** A feed or page that is fetched from where it is. */
export function AddressForm() {
  const { queryClient, navigation } = useApp()
  const { run, refusal } = useChange(StartWebImport)
  const begin = async ({ address }: { address: string }) => {
    const importId = newId()
    if (!(await run({ input: { importId, address } }))) return false
    forgetImports(queryClient)
    await goTo(navigation, linkTo('ImportStory', {}, { query: { import: importId } }))
    return true
  }
  return (
    <Form schema={ADDRESS} onSubmit={begin} failure={failureOf(refusal)} about="address">
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
    </Form>
  )
}
