import { linkTo } from '../../../schema/routes/links'
import { landingWording } from '../../../schema/wording/landing/landing'
import {
  PLATFORMS,
  type PlatformRow,
  platformsWording as words,
} from '../../../schema/wording/landing/platforms'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'

/** The cells of a row; on a phone each says whose it is. */
function Row({ row, product }: { row: PlatformRow; product: string }) {
  return (
    <tr className="border-b border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-5 max-md:py-4">
      <th
        scope="row"
        className="text-start align-top font-medium text-pretty max-md:col-span-2 max-md:font-serif max-md:text-18 md:py-4 md:pe-4"
      >
        {row.title}
      </th>
      {[row.own, ...row.others].map((text, i) => (
        <td
          key={i}
          className={`align-top text-pretty max-md:mt-3 md:px-3 md:py-4 lg:px-4 md:last:pe-0 ${i === 0 ? 'md:bg-accent-wash' : 'text-ink-soft'}`}
        >
          <span aria-hidden="true" className="block text-12 font-medium text-ink md:hidden">
            {[product, ...PLATFORMS][i]}
          </span>
          {text}
        </td>
      ))}
    </tr>
  )
}

/** Compares the site with others. Rule: docs/rules/routes.md, "Landing pages". */
export function Platforms() {
  const { config, flags } = usePage().state
  const product = config.productName
  const { paid } = words
  const { enable_partner_program: isPaid } = flags
  const own = isPaid ? paid.ownWithEarnings(product) : paid.own(product)
  const rows: PlatformRow[] = [words.first, ...words.rows, { title: paid.title, own, others: paid.others }]
  return (
    <section aria-labelledby={words.id} className="border-t border-line py-12">
      <h2 id={words.id} className="scroll-mt-20 font-serif text-24 font-semibold tracking-tight">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-[60ch] font-serif text-18 text-pretty">{words.text}</p>
      <table className="mt-8 w-full border-collapse text-14 max-md:block">
        <caption className="sr-only">{words.caption(product)}</caption>
        <thead className="border-b border-ink max-md:sr-only">
          <tr>
            <th scope="col" className="w-1/5 py-3 text-start text-13 font-medium text-ink-soft">
              {words.feature}
            </th>
            {[product, ...PLATFORMS].map((name, i) => (
              <th
                key={name}
                scope="col"
                className={`w-1/5 px-3 py-3 lg:px-4 text-start font-serif text-18 font-semibold last:pe-0 ${i === 0 ? 'bg-accent-wash' : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <Row key={row.title} row={row} product={product} />
          ))}
        </tbody>
      </table>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 text-14 text-ink-soft">
        {words.note}
        <Link look="underlined" href={linkTo('ShowHelpPage', {}, { hash: 'contact' })}>
          {landingWording.contact}
        </Link>
      </p>
    </section>
  )
}
