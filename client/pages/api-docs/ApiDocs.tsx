import { apiDocsWording, apiGuide, type GuidePart } from '../../../schema/wording/api-guide'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { CodeBlock } from './CodeBlock'
import { Console } from './Console'
import { FieldSection } from './FieldSection'
import { Prose } from './Prose'
import { API_REFERENCE } from './reference.generated'

function Guide({ id, heading, paragraphs, code }: GuidePart) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-4 text-pretty wrap-anywhere">
          <Prose>{text}</Prose>
        </p>
      ))}
      {code && <CodeBlock name={heading}>{code.text}</CodeBlock>}
    </section>
  )
}

function Contents({ guide }: { guide: readonly GuidePart[] }) {
  return (
    <nav aria-label={apiDocsWording.contents} className="mt-8 border-y border-line py-5">
      <ul className="gap-x-8 sm:columns-2">
        {guide.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            <Link href={`#${id}`} opens="document" look="alone">
              {heading}
            </Link>
          </li>
        ))}
        <li className="break-inside-avoid">
          <Link href="#console" opens="document" look="alone">
            {apiDocsWording.console.title}
          </Link>
        </li>
        {API_REFERENCE.map(({ scope }) => (
          <li key={scope} translate="no" className="break-inside-avoid">
            <Link href={`#${scope}`} opens="document" look="alone" className="font-mono">
              {scope}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The guide, and every field that a token may request, scope by scope. */
export function ApiDocs() {
  const guide = apiGuide(usePage().state.config.mainOrigin)
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{apiDocsWording.title}</h1>
      <p className="mt-5 font-serif text-20 text-ink-soft text-pretty">{apiDocsWording.intro}</p>
      <Contents guide={guide} />
      {guide.map((part) => (
        <Guide key={part.id} {...part} />
      ))}
      <Console />
      {API_REFERENCE.map(({ scope, text, fields }) => (
        // What the schema says of itself is in English, whatever the site's language.
        <section
          key={scope}
          aria-labelledby={scope}
          lang="en"
          data-reference
          className="mt-14 border-t border-line pt-8"
        >
          <h2 id={scope} className="scroll-mt-20 font-mono text-24 font-semibold">
            {scope}
          </h2>
          <p className="mt-3 text-ink-soft">{text}.</p>
          <nav aria-label={apiDocsWording.fieldsOf(scope)} className="mt-4">
            <ul className="gap-x-8 sm:columns-2">
              {fields.map(({ name }) => (
                <li key={name} className="break-inside-avoid">
                  <Link href={`#${name}`} opens="document" look="alone" className="font-mono">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {fields.map((field) => (
            <FieldSection key={field.name} {...field} />
          ))}
        </section>
      ))}
    </div>
  )
}
