import {
  type OperatorFacts,
  POLICIES_UPDATED,
  type Policy,
  type PolicySection,
  policyWording,
} from '../../../schema/wording/policies/policy'
import { formatDate } from '../../lib/format'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { SiteOperator } from './site-operator.generated'

function Section({ id, heading, paragraphs, list }: PolicySection) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-4 font-serif text-18 text-pretty">
          {text}
        </p>
      ))}
      {list && (
        <ul className="mt-4 list-disc space-y-2 ps-6 font-serif text-18">
          {list.map((text) => (
            <li key={text} className="text-pretty">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Who answers for the site. */
function Contact({ name, email, address }: OperatorFacts) {
  return (
    <section aria-labelledby="contact" className="mt-10 border-t border-line pt-8">
      <h2 id="contact" className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {policyWording.contact}
      </h2>
      <p className="mt-4 font-serif text-18 text-pretty">
        {policyWording.writeTo(
          name,
          <Link key="email" href={`mailto:${email}`} opens="document">
            {email}
          </Link>,
        )}
      </p>
      {address && <p className="mt-3 font-serif text-18 text-pretty">{policyWording.byPost(address)}</p>}
    </section>
  )
}

interface Props {
  policy: (facts: OperatorFacts) => Policy
  /** Whether it says since when it has applied. */
  isDated?: boolean
}

/** A policy of the site in the operator's name, with a list of its parts and how to reach the operator. */
export function PolicyPage({ policy, isDated = false }: Props) {
  const { productName } = usePage().state.config
  const { name, email, address } = useOperation(SiteOperator, {}).operator
  const facts = { product: productName, name, email, address: address ?? null }
  const { title, intro, sections } = policy(facts)
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{title}</h1>
      {isDated && (
        <p className="mt-3 text-14 text-ink-soft">
          <time dateTime={POLICIES_UPDATED}>
            {policyWording.updated(formatDate(Date.parse(POLICIES_UPDATED)))}
          </time>
        </p>
      )}
      <p className="mt-5 font-serif text-20 text-ink-soft text-pretty">{intro}</p>
      <nav aria-label={policyWording.contents} className="mt-8 border-y border-line py-5">
        <ul className="gap-x-8 sm:columns-2">
          {sections.map(({ id, heading }) => (
            <li key={id} className="break-inside-avoid">
              <Link href={`#${id}`} opens="document" look="alone">
                {heading}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <Contact {...facts} />
    </div>
  )
}
