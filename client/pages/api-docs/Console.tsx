import { useState } from 'react'
import { check, nonEmpty, object, pipe, string, trim } from 'valibot'
import { linkTo } from '../../../schema/routes/links'
import { apiDocsWording } from '../../../schema/wording/api-guide'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { Link } from '../../ui/Link'
import { askWithToken, type Told } from './ask-with-token'
import { CodeBlock } from './CodeBlock'

const wording = apiDocsWording.console

const isJson = (text: string): boolean => {
  try {
    return text.trim() === '' || typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

const ASKED = object({
  token: pipe(string(), trim(), nonEmpty(wording.tokenMissing)),
  query: pipe(string(), trim(), nonEmpty(wording.queryMissing)),
  variables: pipe(string(), check(isJson, wording.variablesWrong)),
})

/** A request is sent again and again, a little changed each time: the fields keep what was typed. */
const KEPT = { hasChanges: true, errors: {} }

/** What came of a request. */
function Answer({ status, cost, costLimit, body }: Told) {
  return (
    <div aria-live="polite">
      <h3 className="mt-6 text-16 font-semibold">{wording.answer(status)}</h3>
      {cost !== null && costLimit !== null && (
        <p className="mt-1 text-14 text-ink-soft">{wording.cost(Number(cost), Number(costLimit))}</p>
      )}
      <CodeBlock name={wording.answerName}>{body}</CodeBlock>
    </div>
  )
}

/** Asks the API with one's own token, which stays on this page alone. Rule: docs/rules/api.md, "Documentation". */
export function Console() {
  const [told, setTold] = useState<Told>()
  const [hasFailed, setFailed] = useState(false)
  const ask = async (typed: { token: string; query: string; variables: string }) => {
    setFailed(false)
    const answer = await askWithToken(typed).catch(() => undefined)
    setTold(answer)
    setFailed(answer === undefined)
    return answer !== undefined
  }
  return (
    <section aria-labelledby="console" className="mt-10">
      <h2 id="console" className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {wording.title}
      </h2>
      <p className="mt-4 text-pretty">{wording.text}</p>
      <p className="mt-2">
        <Link look="underlined" href={linkTo('SettingsTab', { setting: 'developer' })}>
          {wording.make}
        </Link>
      </p>
      <NeedsScript text={wording.needsScript} />
      <Form
        schema={ASKED}
        onSubmit={ask}
        failure={hasFailed ? { message: wording.failed, field: null } : undefined}
        held={KEPT}
        className="mt-6 flex flex-col gap-5 [&_textarea]:font-mono"
      >
        <Field
          label={wording.token}
          hint={wording.tokenHint}
          name="token"
          type="password"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <TextArea
          label={wording.query}
          name="query"
          rows={6}
          dir="ltr"
          translate="no"
          spellCheck={false}
          defaultValue={'{\n  viewer {\n    id\n    username\n  }\n}'}
        />
        <TextArea
          label={wording.variables}
          hint={wording.variablesHint}
          name="variables"
          rows={2}
          dir="ltr"
          translate="no"
          spellCheck={false}
        />
        <div>
          <SubmitButton pendingText={wording.asking}>{wording.ask}</SubmitButton>
        </div>
      </Form>
      {told && <Answer {...told} />}
    </section>
  )
}
