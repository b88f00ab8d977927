import { useState } from 'react'
import { object, string } from 'valibot'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'

interface Props {
  /** The field's name. */
  name: string
  words: { label: string; hint: string; submit: string; missing: string }
  /** The page of what was typed; nothing if there can be none. */
  addressOf: (typed: string) => string | undefined
}

/** Leads staff to the page of what they type or paste. */
export function FindForm({ name, words, addressOf }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const open = async ({ [name]: typed = '' }: Record<string, string>) => {
    const address = addressOf(typed)
    setFailed(address === undefined)
    if (address === undefined) return false
    window.location.assign(address)
    return true
  }
  return (
    <Form
      schema={object({ [name]: string() })}
      onSubmit={open}
      failure={hasFailed ? { message: words.missing, field: name } : undefined}
      className="mt-8 max-w-inset"
    >
      <Field
        name={name}
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="mt-4">
        <SubmitButton look="quiet">{words.submit}</SubmitButton>
      </div>
    </Form>
  )
}
