import { linkTo } from '../../../schema/routes/links'
import { catalogWording } from '../../../schema/wording/catalog'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { CatalogView } from './CatalogView'
import { OwnList as OwnListQuery } from './own-list.generated'
import { ownListVariables } from './own-load'

/** One of the viewer's own lists. */
export function OwnList() {
  const list = useOperation(OwnListQuery, ownListVariables(usePage())).viewer?.catalog
  const among = { href: linkTo('YourLists'), text: catalogWording.own.title }
  return list && <CatalogView list={list} among={among} />
}
