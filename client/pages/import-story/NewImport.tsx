import { useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { IMPORT_FORMATS, MAX_UPLOAD_BYTES } from '../../../schema/rules/imports'
import { newId } from '../../../schema/rules/new-id'
import { importWording } from '../../../schema/wording/import-page'
import { importMessages } from '../../../schema/wording/imports'
import { FileDrop } from '../../features/import/FileDrop'
import { forgetImports } from '../../features/import/forget-imports'
import { keepFile } from '../../features/import/kept-files'
import { StartImport } from '../../features/import/start-import.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { localRefusal, useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Select } from '../../ui/form/Select'
import { AddressForm } from './AddressForm'

type Format = (typeof IMPORT_FORMATS)[number]

/** Where stories come from, and their file. The upload goes on at the import's own address. */
export function NewImport() {
  const { queryClient, navigation } = useApp()
  const [format, setFormat] = useState<Format>('medium')
  const [isTooLarge, setTooLarge] = useState(false)
  const { run, isPending, refusal } = useChange(StartImport)
  const begin = async (file: File) => {
    setTooLarge(file.size > MAX_UPLOAD_BYTES || file.size === 0)
    if (file.size > MAX_UPLOAD_BYTES || file.size === 0) return
    const importId = newId()
    keepFile(importId, file)
    const input = { importId, format, fileName: file.name.slice(0, 300), size: file.size }
    if (!(await run({ input }))) return
    forgetImports(queryClient)
    await goTo(navigation, linkTo('ImportStory', {}, { query: { import: importId } }))
  }
  const wrong = isTooLarge ? localRefusal(importMessages.size(MAX_UPLOAD_BYTES)) : refusal
  return (
    <div className="mt-8 flex flex-col gap-6">
      <Select
        name="format"
        label={importWording.source}
        hint={importWording.hints[format]}
        value={format}
        onChange={({ currentTarget: { value } }) => setFormat(value as Format)}
      >
        {IMPORT_FORMATS.map((one) => (
          <option key={one} value={one}>
            {importWording.formats[one]}
          </option>
        ))}
      </Select>
      {format === 'web' && <AddressForm />}
      <FileDrop text={importWording.drop} isPending={isPending} onFile={begin} />
      <RefusalText id="import-refusal" refusal={wrong} />
    </div>
  )
}
