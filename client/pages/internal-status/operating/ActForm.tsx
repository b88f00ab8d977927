import { type ReactNode, useRef } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import { queryText } from '../../../../schema/routes/links'
import { operatingWording as wording } from '../../../../schema/wording/operating'
import { ReasonField } from '../../../features/moderation/ReasonField'
import { ChangeForm, type ChangeFormProps } from '../../../features/settings/ChangeForm'
import { type Done, makeChange } from '../../../features/settings/use-change'
import { useApp } from '../../../lib/app'
import { usePage } from '../../../lib/use-page'
import { showToast } from '../../../shell/toast'
import type { ButtonLooks } from '../../../ui/button-look'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { readPartAgain } from './find-part'

interface Props<Data extends object, Variables, Schema extends GenericSchema>
  extends Omit<
    ChangeFormProps<Data, Variables, Schema>,
    'method' | 'action' | 'toast' | 'onDone' | 'children'
  > {
  /** The act's name, for browsers without script. */
  act: string
  /** Fields of the act that the form itself knows. */
  fields?: Readonly<Record<string, string>>
  /** What is said once it is done. */
  done: string | ((values: InferOutput<Schema>, done: Done<Data>) => string)
  /** The same mutation's variables that undo it. */
  undo?: (values: InferOutput<Schema>) => NoInfer<Variables>
  submit: string
  look?: ButtonLooks['look']
  children?: ReactNode
}

/** An act of those who run the site, with its reason. It works without script. Rule: docs/rules/operating.md, "The pages". */
export function ActForm<Data extends object, Variables, Schema extends GenericSchema>(
  props: Props<Data, Variables, Schema>,
) {
  const { act, fields = {}, done, undo, submit, look = 'main', children, ...form } = props
  const app = useApp()
  const page = usePage()
  // What undoes an act depends on what was there before it: once it is done, the page shows what is there now.
  const undoOfSent = useRef(undo)
  const readAgain = () => readPartAgain(app, page)
  const say = (values: InferOutput<Schema>, told: Done<Data>) => {
    const back = undoOfSent.current?.(values)
    const takeBack = async () => {
      if (back && (await makeChange(app, form.operation, back))) await readAgain()
    }
    showToast({
      message: typeof done === 'function' ? done(values, told) : done,
      extraParams: { testId: 'act-done' },
      ...(back ? { action: { label: wording.undo, onAction: () => void takeBack() } } : {}),
    })
  }
  return (
    <ChangeForm
      {...form}
      variables={(values) => {
        undoOfSent.current = undo
        return form.variables(values)
      }}
      method="post"
      action={page.pathname + queryText(page.search)}
      onDone={async (told, values) => {
        say(values, told)
        await readAgain()
      }}
    >
      <input type="hidden" name="act" value={act} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <ReasonField />
      <div>
        <SubmitButton look={look} pendingText={wording.working}>
          {submit}
        </SubmitButton>
      </div>
    </ChangeForm>
  )
}
