import { linkTo } from '../../../schema/routes/links'

/** The staff page of an account, a story or response, a list, or a publication. */
export function adminAddress(
  kind: 'USER' | 'POST' | 'RESPONSE' | 'CATALOG' | 'COLLECTION',
  id: string,
): string {
  switch (kind) {
    case 'USER':
      return linkTo('AdminUser', { id })
    case 'POST':
    case 'RESPONSE':
      return linkTo('AdminPost', { id })
    case 'CATALOG':
      return linkTo('AdminCatalog', { id })
    case 'COLLECTION':
      return linkTo('AdminCollection', { id })
  }
}
