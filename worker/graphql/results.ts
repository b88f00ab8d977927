import type { PageOf } from '../services/paging'

/** A page of a list as a connection, with its items under the schema's name for them. */
export const connection = <Name extends string, Item>(name: Name, page: PageOf<Item>) =>
  ({ [name]: page.items, pagingInfo: { next: page.next } }) as Record<Name, Item[]> & {
    pagingInfo: { next: PageOf<Item>['next'] }
  }

/** A database value (`reading-list`, `tag feed`) as its enum value. */
export const enumName = <Name extends string>(stored: string): Name =>
  stored.toUpperCase().replace(/[ -]/g, '_') as Name
