import type { ApiField } from '../../../schema/graphql/reference'
import { apiDocsWording as wording } from '../../../schema/wording/api-guide'
import { Badge } from '../../ui/Badge'
import { CodeBlock } from './CodeBlock'
import { Prose } from './Prose'

/** A field that tokens may request: what it does, what it takes, and an example. */
export function FieldSection({ name, isMutation, text, answer, inputs, example }: ApiField) {
  return (
    <section aria-labelledby={name} className="mt-10">
      <h3 id={name} className="flex scroll-mt-20 flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={`#${name}`}
          className="inline-flex min-h-11 items-center font-mono text-18 font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </a>
        <Badge tone={isMutation ? 'accent' : 'plain'}>{isMutation ? wording.mutation : wording.query}</Badge>
      </h3>
      {text && (
        <p className="mt-3 text-pretty wrap-anywhere">
          <Prose>{text}</Prose>
        </p>
      )}
      {inputs.length > 0 && (
        <dl className="mt-4 space-y-2 border-s-2 border-line ps-4 text-14">
          {inputs.map((input) => (
            <div key={input.name}>
              <dt className="font-mono wrap-anywhere">
                {input.name} <span className="text-ink-soft">{input.type}</span>
              </dt>
              {input.text && (
                <dd className="text-ink-soft text-pretty">
                  <Prose>{input.text}</Prose>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 text-14">
        {wording.answers} <code className="font-mono wrap-anywhere">{answer}</code>
      </p>
      {example && (
        <>
          <CodeBlock name={wording.exampleOf(name)}>{example.document}</CodeBlock>
          <CodeBlock name={wording.variablesOf(name)}>{example.variables}</CodeBlock>
        </>
      )}
    </section>
  )
}
