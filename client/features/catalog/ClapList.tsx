import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { useAnswer } from '../../lib/use-answer'
import { useMayReach } from '../../lib/use-may-reach'
import { useViewer } from '../../lib/use-viewer'
import { useLazy } from '../../ui/lazy'
import { CLAP_BUTTON, ClapForm, Claps } from '../clap/Clap'
import { clapButton } from '../clap/lazy'
import type { CatalogPageFragment } from './catalog-page.generated'
import { ListSaved } from './list-saved.generated'

type List = Pick<CatalogPageFragment, 'id' | 'clapCount' | 'creator'>

/** The button of a signed-in reader; a form until its script and their own claps are there. */
function ClapNow({ list: { id, clapCount }, children }: { list: List; children: ReactNode }) {
  const Button = useLazy(clapButton, useMayReach(), false)
  const data = useAnswer(ListSaved, { id }, { asks: true }).data?.catalogById
  const known = data?.__typename === 'Catalog' ? data : undefined
  if (Button)
    return (
      <Button
        id={id}
        target={known && { kind: 'catalog', id }}
        all={known?.clapCount ?? clapCount}
        own={known?.viewerClapCount}
        className={CLAP_BUTTON}
      >
        {children}
      </Button>
    )
  return (
    <ClapForm
      control={clapButton}
      action={linkTo('VoteEntity', { type: 'catalog', id })}
      clapCount={clapCount}
      own={known?.viewerClapCount}
    >
      {children}
    </ClapForm>
  )
}

/** The claps of a list. Rule: docs/rules/claps.md, "The button". */
export function ClapList({ list }: { list: List }) {
  const isOwn = useViewer()?.id === list.creator.id
  return (
    <span className="text-14 text-ink-soft">
      <Claps
        kind="catalog"
        id={list.id}
        count={list.clapCount}
        isOwn={isOwn}
        button={(number) => <ClapNow list={list}>{number}</ClapNow>}
      />
    </span>
  )
}
