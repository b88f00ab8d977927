import { linkTo, queryText } from '../../../schema/routes/links'
import { LETTER_LOOKS } from '../../../schema/rules/letter-content'
import { letterPage as wording } from '../../../schema/wording/letter-page'
import { usePage } from '../../lib/use-page'
import { TabLinks } from '../../ui/TabLinks'
import { lookOf, type Proof } from './asked'

interface Props {
  newsletterId: string
  proof: Pick<Proof, 'post' | 'text'>
}

/** The letter in a frame where nothing runs, or its plain text. What is shown is in the address. */
export function LetterPreview({ newsletterId, proof: { post, text } }: Props) {
  const page = usePage()
  const look = lookOf(page)
  const query = look === 'dark' ? { query: { look } } : {}
  return (
    <section aria-labelledby="letter-preview" className="mt-10">
      <h3 id="letter-preview" className="font-serif text-20 font-semibold">
        {wording.preview}
      </h3>
      <TabLinks
        label={wording.looks.label}
        className="mt-2"
        tabs={LETTER_LOOKS.map((name) => ({
          href: page.pathname + queryText({ post: post.id, ...(name === 'phone' ? {} : { look: name }) }),
          text: wording.looks[name],
          isCurrent: name === look,
        }))}
      />
      {look === 'text' ? (
        <pre
          dir="auto"
          className="mt-6 max-w-inset rounded-input border border-line p-5 font-mono text-14 whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </pre>
      ) : (
        <iframe
          key={look}
          title={wording.frame(wording.looks[look])}
          src={linkTo('ProofLetter', { newsletterV3Id: newsletterId, postId: post.id }, query)}
          sandbox="allow-same-origin"
          loading="lazy"
          className={`mt-6 block h-160 w-full rounded-input border border-line-strong bg-paper ${look === 'phone' ? 'max-w-[390px]' : ''}`}
        />
      )}
    </section>
  )
}
